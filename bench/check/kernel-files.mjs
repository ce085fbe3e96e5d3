// What every file of a generated project imports: small generic functions and one generic class.

/** File contents by path below `src/kernel`. */
export const KERNEL_FILES = {
  'result.ts': `export type Result<Value> =
  | { readonly kind: 'ok'; readonly value: Value }
  | { readonly kind: 'invalid'; readonly problems: readonly string[] }
  | { readonly kind: 'failed'; readonly problems: readonly string[] };

export function ok<Value>(value: Value): Result<Value> {
  return { kind: 'ok', value };
}

export function invalid<Value>(problems: readonly string[]): Result<Value> {
  return { kind: 'invalid', problems };
}

export function failed<Value>(...problems: string[]): Result<Value> {
  return { kind: 'failed', problems };
}

export function isOk<Value>(result: Result<Value>): result is Extract<Result<Value>, { kind: 'ok' }> {
  return result.kind === 'ok';
}
`,
  'entity.ts': `declare const kind: unique symbol;

export type Id<Kind extends string> = string & { readonly [kind]: Kind };

export interface Entity<Kind extends string> {
  readonly id: Id<Kind>;
  readonly createdAt: number;
  readonly revision: number;
}

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly next?: () => Promise<Page<Item>>;
}

export function asId<Kind extends string>(prefix: Kind, value: string | undefined): Id<Kind> | undefined {
  if (value === undefined || !value.startsWith(\`\${prefix}-\`)) return undefined;
  return value as Id<Kind>;
}
`,
  'repository.ts': `import { randomUUID } from 'node:crypto';
import type { Entity, Id, Page } from './entity';

export type Query<Item> = (item: Item) => boolean;

/** Keeps entities of one kind. */
export abstract class Repository<Kind extends string, Item extends Entity<Kind>> {
  protected readonly items = new Map<Id<Kind>, Item>();
  #writes = 0;

  protected constructor(protected readonly kind: Kind) {}

  async get(id: Id<Kind>): Promise<Item | undefined> {
    return this.items.get(id);
  }

  async save(item: Item): Promise<void> {
    this.#writes += 1;
    this.items.set(item.id, item);
  }

  async all(): Promise<readonly Item[]> {
    return [...this.items.values()];
  }

  async where(query: Query<Item>): Promise<Item[]> {
    const found: Item[] = [];
    for (const item of this.items.values()) if (query(item)) found.push(item);
    return found;
  }

  async *pages(size: number): AsyncGenerator<Page<Item>> {
    const all = [...this.items.values()];
    for (let start = 0; start < all.length; start += size) yield { items: all.slice(start, start + size) };
  }

  get writes(): number {
    return this.#writes;
  }

  protected stamp(): Entity<Kind> {
    return { id: \`\${this.kind}-\${randomUUID()}\` as Id<Kind>, createdAt: Date.now(), revision: 1 };
  }
}
`,
  'collections.ts': `export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

export function sortedBy<Item>(items: readonly Item[], weigh: (item: Item) => number): Item[] {
  return [...items].sort((first, second) => weigh(first) - weigh(second));
}

export function partition<Item>(items: readonly Item[], test: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}

export function mapValues<Value, Mapped>(
  values: Readonly<Record<string, Value>>,
  change: (value: Value, key: string) => Mapped,
): Record<string, Mapped> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value, key)]));
}
`,
  'text.ts': `export function titleCase(text: string): string {
  return text
    .split(/[\\s_-]+/u)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

export function shorten(text: string, length: number): string {
  return text.length <= length ? text : \`\${text.slice(0, length - 1).trimEnd()}…\`;
}

export function formatAmount(amount: number, currency = 'EUR'): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount);
}
`,
  'runtime.ts': `export interface Clock {
  now(): number;
}

export type AuditDetail = Readonly<Record<string, string | number | boolean | undefined>>;

const listeners = new Set<(event: string, detail: AuditDetail) => void>();

export function onAudit(listener: (event: string, detail: AuditDetail) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function audit(event: string, detail: AuditDetail): void {
  for (const listener of listeners) listener(event, detail);
}

export async function withRetry<Value>(task: () => Promise<Value>, attempts: number): Promise<Value> {
  let last: unknown;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    try {
      return await task();
    } catch (error) {
      last = error;
    }
  }
  throw last;
}

export async function measure<Value>(
  task: () => Promise<Value>,
): Promise<{ readonly value: Value; readonly milliseconds: number }> {
  const start = performance.now();
  const value = await task();
  return { value, milliseconds: performance.now() - start };
}
`,
  'http.ts': `export interface Request {
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
  readonly accepts?: string;
}

export interface Response {
  readonly status: number;
  readonly body: unknown;
}

export type Handler = (request: Request) => Promise<Response>;

export function json(status: number, body: unknown): Response {
  return { status, body };
}

export function notFound(what: string): Response {
  return { status: 404, body: { error: \`There is no such \${what}.\` } };
}

export function unprocessable(...problems: readonly string[]): Response {
  return { status: 422, body: { problems } };
}
`,
};
