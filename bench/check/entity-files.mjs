// The files of one entity of a generated project, each in the style of a service code base.

/**
 * @typedef {object} Entity
 * @property {string} name In the case of a type: `LatePayment12`.
 * @property {string} file In the case of a file: `late-payment-12`.
 * @property {string} folder Below `src`: `billing/late-payment-12`.
 * @property {readonly string[]} states The values of its status.
 * @property {readonly string[]} amounts Its numeric fields.
 * @property {readonly string[]} texts Its text fields.
 * @property {readonly Entity[]} parents Entities that were generated before it, and that it knows.
 */

/** The variable of an entity: `latePayment12`. */
const variable = (/** @type {Entity} */ { name }) => name.charAt(0).toLowerCase() + name.slice(1);

const lines = (/** @type {readonly (string | readonly string[])[]} */ parts) =>
  parts.flat().join('\n') + '\n';

const KERNEL = '../../kernel';

/** From one entity's folder to a file of another's. */
const sibling = (/** @type {Entity} */ other, /** @type {string} */ kind) =>
  `../../${other.folder}/${other.file}.${kind}`;

/** The interface, its guards and its factory. */
export function modelFile(/** @type {Entity} */ entity) {
  const { name, states, amounts, texts, parents } = entity;
  const own = variable(entity);
  return lines([
    `import { invalid, ok, type Result } from '${KERNEL}/result';`,
    `import type { Entity, Id, Page } from '${KERNEL}/entity';`,
    ...parents.map((parent) => `import type { ${parent.name} } from '${sibling(parent, 'model')}';`),
    '',
    `export const ${name.toUpperCase()}_STATES = [${states.map((state) => `'${state}'`).join(', ')}] as const;`,
    `export type ${name}State = (typeof ${name.toUpperCase()}_STATES)[number];`,
    '',
    `/** A ${entity.file} as it is stored. */`,
    `export interface ${name} extends Entity<'${name}'> {`,
    `  readonly state: ${name}State;`,
    ...amounts.map((amount) => `  readonly ${amount}: number;`),
    ...texts.map((text) => `  readonly ${text}: string;`),
    ...parents.map((parent) => `  readonly ${variable(parent)}?: ${parent.name};`),
    `  readonly related: readonly Id<'${name}'>[];`,
    '}',
    '',
    `export type ${name}Draft = Omit<${name}, 'id' | 'createdAt' | 'revision'>;`,
    `export type ${name}Page = Page<${name}>;`,
    '',
    `export function is${name}State(value: unknown): value is ${name}State {`,
    `  return typeof value === 'string' && (${name.toUpperCase()}_STATES as readonly string[]).includes(value);`,
    '}',
    '',
    `export function is${name}(value: unknown): value is ${name} {`,
    `  if (typeof value !== 'object' || value === null) return false;`,
    `  const candidate = value as Partial<Record<keyof ${name}, unknown>>;`,
    `  if (!is${name}State(candidate.state)) return false;`,
    ...amounts.map((amount) => `  if (typeof candidate.${amount} !== 'number') return false;`),
    ...texts.map((text) => `  if (typeof candidate.${text} !== 'string') return false;`),
    `  return Array.isArray(candidate.related);`,
    '}',
    '',
    `export function draft${name}(input: Partial<${name}Draft> & { readonly ${texts[0]}: string }): ${name}Draft {`,
    '  return {',
    `    state: input.state ?? '${states[0]}',`,
    ...amounts.map((amount) => `    ${amount}: input.${amount} ?? 0,`),
    ...texts.map((text, index) => `    ${text}: input.${text}${index === 0 ? '' : " ?? ''"},`),
    ...parents.map(
      (parent) =>
        `    ...(input.${variable(parent)} === undefined ? {} : { ${variable(parent)}: input.${variable(parent)} }),`,
    ),
    `    related: input.related ?? [],`,
    '  };',
    '}',
    '',
    `export function validate${name}(${own}: ${name}Draft): Result<${name}Draft> {`,
    '  const problems: string[] = [];',
    ...amounts.map(
      (amount) => `  if (${own}.${amount} < 0) problems.push('${amount} must not be negative');`,
    ),
    ...texts.map(
      (text) =>
        `  if (${own}.${text}.length > 4000) problems.push(\`${text} is \${${own}.${text}.length} long\`);`,
    ),
    `  if (${own}.related.length > 100) problems.push('too many relations');`,
    `  return problems.length > 0 ? invalid(problems) : ok(${own});`,
    '}',
    '',
    `export function total${name}(items: readonly ${name}[]): number {`,
    `  return items.reduce((sum, item) => sum + ${amounts.map((amount) => `item.${amount}`).join(' + ')}, 0);`,
    '}',
  ]);
}

/** The store: a subclass of the kernel's generic one, with an index and queries of its own. */
export function repositoryFile(/** @type {Entity} */ entity) {
  const { name, states, amounts, texts } = entity;
  return lines([
    `import { Repository, type Query } from '${KERNEL}/repository';`,
    `import type { Id } from '${KERNEL}/entity';`,
    `import { groupBy, sortedBy } from '${KERNEL}/collections';`,
    `import type { ${name}, ${name}Draft, ${name}State } from './${entity.file}.model';`,
    `import { is${name}, total${name} } from './${entity.file}.model';`,
    '',
    `export interface ${name}Filter {`,
    `  readonly state?: ${name}State;`,
    ...amounts.map((amount) => `  readonly ${amount}AtLeast?: number;`),
    ...texts.map((text) => `  readonly ${text}Contains?: string;`),
    '}',
    '',
    `export class ${name}Repository extends Repository<'${name}', ${name}> {`,
    `  readonly #byState = new Map<${name}State, Set<Id<'${name}'>>>();`,
    '',
    '  constructor(private readonly pageSize = 50) {',
    `    super('${name}');`,
    '  }',
    '',
    `  async create(draft: ${name}Draft): Promise<${name}> {`,
    `    const created: ${name} = { ...draft, ...this.stamp() };`,
    '    await this.save(created);',
    '    this.#index(created);',
    '    return created;',
    '  }',
    '',
    `  async find(filter: ${name}Filter): Promise<readonly ${name}[]> {`,
    `    const query: Query<${name}> = (item) => {`,
    '      if (filter.state !== undefined && item.state !== filter.state) return false;',
    ...amounts.map(
      (amount) =>
        `      if (filter.${amount}AtLeast !== undefined && item.${amount} < filter.${amount}AtLeast) return false;`,
    ),
    ...texts.map(
      (text) =>
        `      if (filter.${text}Contains !== undefined && !item.${text}.includes(filter.${text}Contains)) return false;`,
    ),
    '      return true;',
    '    };',
    '    const found = await this.where(query);',
    `    return sortedBy(found, (item) => item.${amounts[0]}).slice(0, this.pageSize);`,
    '  }',
    '',
    `  async totals(): Promise<ReadonlyMap<${name}State, number>> {`,
    '    const groups = groupBy(await this.all(), (item) => item.state);',
    `    return new Map([...groups].map(([state, items]) => [state, total${name}(items)]));`,
    '  }',
    '',
    `  async import(rows: readonly unknown[]): Promise<number> {`,
    '    let count = 0;',
    '    for (const row of rows) {',
    `      if (!is${name}(row)) continue;`,
    '      await this.save(row);',
    '      this.#index(row);',
    '      count += 1;',
    '    }',
    '    return count;',
    '  }',
    '',
    `  countIn(state: ${name}State = '${states[0]}'): number {`,
    '    return this.#byState.get(state)?.size ?? 0;',
    '  }',
    '',
    `  #index(item: ${name}): void {`,
    '    const known = this.#byState.get(item.state) ?? new Set();',
    '    known.add(item.id);',
    '    this.#byState.set(item.state, known);',
    '  }',
    '}',
  ]);
}

/** The rules of the entity, over its own store and the services of its parents. */
export function serviceFile(/** @type {Entity} */ entity) {
  const { name, states, amounts, texts, parents } = entity;
  const own = variable(entity);
  const last = states[states.length - 1];
  return lines([
    `import { audit, withRetry, type Clock } from '${KERNEL}/runtime';`,
    `import type { Id } from '${KERNEL}/entity';`,
    `import { failed, isOk, ok, type Result } from '${KERNEL}/result';`,
    ...parents.map((parent) => `import { ${parent.name}Service } from '${sibling(parent, 'service')}';`),
    `import { validate${name}, draft${name}, type ${name}, type ${name}State } from './${entity.file}.model';`,
    `import { ${name}Repository, type ${name}Filter } from './${entity.file}.repository';`,
    '',
    `const NEXT: Readonly<Record<${name}State, ${name}State>> = {`,
    ...states.map((state, index) => `  '${state}': '${states[Math.min(index + 1, states.length - 1)]}',`),
    '};',
    '',
    `export interface ${name}Summary {`,
    '  readonly headline: string;',
    '  readonly count: number;',
    `  readonly byState: Readonly<Partial<Record<${name}State, number>>>;`,
    '}',
    '',
    `export class ${name}Service {`,
    '  constructor(',
    `    private readonly repository: ${name}Repository,`,
    '    private readonly clock: Clock,',
    ...parents.map((parent) => `    private readonly ${variable(parent)}s: ${parent.name}Service,`),
    '  ) {}',
    '',
    `  async open(${texts[0]}: string, ${amounts[0]} = 0): Promise<Result<${name}>> {`,
    `    const checked = validate${name}(draft${name}({ ${texts[0]}, ${amounts[0]} }));`,
    '    if (!isOk(checked)) return checked;',
    `    const ${own} = await withRetry(() => this.repository.create(checked.value), 3);`,
    `    audit('${own}.opened', { id: ${own}.id, at: this.clock.now() });`,
    `    return ok(${own});`,
    '  }',
    '',
    `  async advance(id: Id<'${name}'>): Promise<Result<${name}>> {`,
    '    const current = await this.repository.get(id);',
    `    if (current === undefined) return failed(\`${entity.file} \${id} is not known\`);`,
    `    if (current.state === '${last}') return failed('already at the end');`,
    `    const next: ${name} = { ...current, state: NEXT[current.state], revision: current.revision + 1 };`,
    '    try {',
    '      await this.repository.save(next);',
    '    } catch (error) {',
    `      return failed(error instanceof Error ? error.message : 'the store failed');`,
    '    }',
    '    return ok(next);',
    '  }',
    '',
    `  async search(filter: ${name}Filter): Promise<readonly ${name}[]> {`,
    '    const found = await this.repository.find(filter);',
    `    return found.filter((${own}) => this.clock.now() - ${own}.createdAt < 31_536_000_000);`,
    '  }',
    '',
    `  async describe(id: Id<'${name}'>): Promise<string> {`,
    `    const ${own} = await this.repository.get(id);`,
    `    if (${own} === undefined) return 'unknown';`,
    `    const parts = [${own}.${texts[0]}.trim(), \`state \${${own}.state}\`];`,
    ...amounts.map(
      (amount) => `    if (${own}.${amount} > 0) parts.push(\`${amount}: \${${own}.${amount}.toFixed(2)}\`);`,
    ),
    ...parents.map(
      (parent) =>
        `    if (${own}.${variable(parent)} !== undefined) parts.push(await this.${variable(parent)}s.describe(${own}.${variable(parent)}.id));`,
    ),
    "    return parts.join(', ');",
    '  }',
    '',
    `  async summarize(): Promise<${name}Summary> {`,
    '    const totals = await this.repository.totals();',
    `    const byState: Partial<Record<${name}State, number>> = {};`,
    '    let count = 0;',
    '    for (const [state, total] of totals) {',
    '      byState[state] = total;',
    '      count += this.repository.countIn(state);',
    '    }',
    `    return { headline: \`\${count} of ${entity.file}\`, count, byState };`,
    '  }',
    '}',
  ]);
}

/** Pure functions between the model and what clients see. */
export function viewFile(/** @type {Entity} */ entity) {
  const { name, amounts, texts, parents } = entity;
  const own = variable(entity);
  return lines([
    `import { mapValues, partition } from '${KERNEL}/collections';`,
    `import { formatAmount, shorten, titleCase } from '${KERNEL}/text';`,
    ...parents.map(
      (parent) => `import { view${parent.name}, type ${parent.name}View } from '${sibling(parent, 'view')}';`,
    ),
    `import type { ${name} } from './${entity.file}.model';`,
    `import type { ${name}Summary } from './${entity.file}.service';`,
    '',
    `export interface ${name}View {`,
    '  readonly id: string;',
    '  readonly title: string;',
    '  readonly badges: readonly string[];',
    '  readonly rows: Readonly<Record<string, string>>;',
    ...parents.map((parent) => `  readonly ${variable(parent)}: ${parent.name}View | null;`),
    '}',
    '',
    `/** The columns of a table of ${entity.file}. */`,
    `export const ${name.toUpperCase()}_COLUMNS: ReadonlyMap<keyof ${name}, string> = new Map([`,
    ...[...amounts, ...texts].map((field) => `  ['${field}', titleCase('${field}')] as const,`),
    ']);',
    '',
    `export function view${name}(${own}: ${name}): ${name}View {`,
    '  return {',
    `    id: ${own}.id,`,
    `    title: shorten(${own}.${texts[0]}, 80),`,
    `    badges: badgesOf(${own}),`,
    '    rows: {',
    ...amounts.map((amount) => `      ${amount}: formatAmount(${own}.${amount}),`),
    ...texts.map((text) => `      ${text}: shorten(${own}.${text}, 200),`),
    '    },',
    ...parents.map(
      (parent) =>
        `    ${variable(parent)}: ${own}.${variable(parent)} === undefined ? null : view${parent.name}(${own}.${variable(parent)}),`,
    ),
    '  };',
    '}',
    '',
    `function badgesOf({ state, related, ...rest }: ${name}): string[] {`,
    '  const badges = [titleCase(state)];',
    '  if (related.length > 0) badges.push(`${related.length} related`);',
    `  if (rest.revision > 1) badges.push(\`revision \${rest.revision}\`);`,
    ...amounts.map(
      (amount, index) => `  if (rest.${amount} > ${(index + 1) * 1000}) badges.push('high ${amount}');`,
    ),
    '  return badges;',
    '}',
    '',
    `export function view${name}s(items: readonly ${name}[]): { readonly open: ${name}View[]; readonly done: ${name}View[] } {`,
    `  const [open, done] = partition(items, ({ related }) => related.length === 0);`,
    `  return { open: open.map(view${name}), done: done.map((${own}) => view${name}(${own})) };`,
    '}',
    '',
    `export function view${name}Summary({ headline, byState }: ${name}Summary): Readonly<Record<string, string>> {`,
    '  const amounts = mapValues(byState, (amount) => formatAmount(amount ?? 0));',
    '  return { ...amounts, headline: titleCase(headline) };',
    '}',
    '',
    `export function to${name}Csv(items: readonly ${name}[]): string {`,
    `  const header = [...${name.toUpperCase()}_COLUMNS.values()].join(';');`,
    '  const rows = items.map((item) =>',
    `    [...${name.toUpperCase()}_COLUMNS.keys()].map((column) => JSON.stringify(item[column] ?? '')).join(';'),`,
    '  );',
    "  return [header, ...rows].join('\\n');",
    '}',
  ]);
}

/** What a router calls: reads a request, asks the service, answers with a view. */
export function handlerFile(/** @type {Entity} */ entity) {
  const { name, amounts, texts, parents } = entity;
  const own = variable(entity);
  return lines([
    `import { json, notFound, unprocessable, type Handler, type Request, type Response } from '${KERNEL}/http';`,
    `import { asId } from '${KERNEL}/entity';`,
    `import { isOk } from '${KERNEL}/result';`,
    `import { measure } from '${KERNEL}/runtime';`,
    ...parents
      .slice(0, 1)
      .map((parent) => `import { view${parent.name} } from '${sibling(parent, 'view')}';`),
    `import { is${name}State } from './${entity.file}.model';`,
    `import type { ${name}Filter } from './${entity.file}.repository';`,
    `import type { ${name}Service } from './${entity.file}.service';`,
    `import { to${name}Csv, view${name}, view${name}s, view${name}Summary } from './${entity.file}.view';`,
    '',
    `export function ${own}Handlers(service: ${name}Service): Readonly<Record<string, Handler>> {`,
    '  return {',
    `    'POST /${entity.file}': async (request) => {`,
    `      const ${texts[0]} = request.body['${texts[0]}'];`,
    `      if (typeof ${texts[0]} !== 'string') return unprocessable('${texts[0]} is missing');`,
    `      const opened = await service.open(${texts[0]}, Number(request.body['${amounts[0]}'] ?? 0));`,
    `      return isOk(opened) ? json(201, view${name}(opened.value)) : unprocessable(...opened.problems);`,
    '    },',
    `    'GET /${entity.file}': async (request) => {`,
    '      const found = await service.search(readFilter(request));',
    `      return request.accepts === 'text/csv' ? { status: 200, body: to${name}Csv(found) } : json(200, view${name}s(found));`,
    '    },',
    `    'POST /${entity.file}/:id/advance': (request) => advance(service, request),`,
    `    'GET /${entity.file}/summary': async () => json(200, view${name}Summary(await service.summarize())),`,
    ...parents
      .slice(0, 1)
      .flatMap((parent) => [
        `    'GET /${entity.file}/:id/${parent.file}': async (request) => {`,
        `      const found = await service.search({ ${texts[0]}Contains: request.parameters['id'] ?? '' });`,
        `      const parent = found.find(({ ${variable(parent)} }) => ${variable(parent)} !== undefined)?.${variable(parent)};`,
        `      return parent === undefined ? notFound('${parent.file}') : json(200, view${parent.name}(parent));`,
        '    },',
      ]),
    '  };',
    '}',
    '',
    `async function advance(service: ${name}Service, request: Request): Promise<Response> {`,
    `  const id = asId('${name}', request.parameters['id']);`,
    `  if (id === undefined) return notFound('${entity.file}');`,
    `  const { value, milliseconds } = await measure(() => service.advance(id));`,
    '  if (isOk(value)) {',
    `    return json(200, { ...view${name}(value.value), milliseconds });`,
    '  }',
    '  switch (value.kind) {',
    "    case 'invalid':",
    '      return unprocessable(...value.problems);',
    "    case 'failed':",
    `      return notFound('${entity.file}');`,
    '  }',
    '}',
    '',
    `function readFilter({ query }: Request): ${name}Filter {`,
    "  const state = query.get('state');",
    '  return {',
    `    ...(is${name}State(state) ? { state } : {}),`,
    ...amounts.map(
      (amount) =>
        `    ...(query.has('${amount}') ? { ${amount}AtLeast: Number(query.get('${amount}')) } : {}),`,
    ),
    ...texts.map(
      (text) => `    ...(query.has('${text}') ? { ${text}Contains: query.get('${text}') ?? '' } : {}),`,
    ),
    '  };',
    '}',
  ]);
}
