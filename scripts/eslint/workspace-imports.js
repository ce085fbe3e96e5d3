import { builtinModules } from 'node:module';
import { dirname, relative, resolve, sep } from 'node:path';
import { ROOT, workspacePackages } from '../workspace.mjs';
import { ARROWS } from '../workspace-arrows.mjs';

const packages = workspacePackages().sort((one, other) => other.folder.length - one.folder.length);

/**
 * Disallow imports against the arrows of the workspace.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const workspaceImports = {
  meta: {
    type: 'problem',
    docs: { description: 'Disallow imports against the arrows of the workspace' },
    messages: {
      leavesPackage:
        '`{{specifier}}` leaves `{{from}}`. Import another package by its name, through an entry point of its `exports`.',
      notExported: '`{{specifier}}` is no entry point of `{{target}}`. Its `exports` name {{entries}}.',
      againstArrows: '`{{from}}` may not import `{{specifier}}`. Its source may import {{allowed}}.',
      typesOnly: '`{{from}}` may import the types of `{{specifier}}` only. Write `import type`.',
    },
    schema: [],
  },
  create(context) {
    const home = packageOf(context.filename);
    if (home === undefined) return {};
    const isSource = relative(resolve(ROOT, home.folder), context.filename).startsWith(`src${sep}`);

    function check(/** @type {any} */ node, /** @type {unknown} */ specifier, /** @type {boolean} */ isType) {
      if (home === undefined || typeof specifier !== 'string') return;
      const fault = findFault({ home, isSource, isType, specifier, filename: context.filename });
      if (fault !== undefined) context.report({ node, ...fault });
    }

    return {
      ImportDeclaration: (node) => check(node.source, node.source.value, isTypeOnly(node)),
      ExportAllDeclaration: (node) => check(node.source, node.source.value, isTypeOnly(node)),
      ExportNamedDeclaration: (node) => {
        if (node.source) check(node.source, node.source.value, isTypeOnly(node));
      },
      ImportExpression: (node) => {
        if (node.source.type === 'Literal') check(node.source, node.source.value, false);
      },
      /** `import('typescript').Node` as a type; the node comes from the TypeScript parser. */
      TSImportType: (/** @type {any} */ node) => check(node, node.source?.value, true),
    };
  },
};

/**
 * @param {{ home: import('../workspace.mjs').WorkspacePackage, isSource: boolean, isType: boolean,
 *   specifier: string, filename: string }} use
 */
function findFault({ home, isSource, isType, specifier, filename }) {
  const from = home.manifest.name;
  if (specifier.startsWith('.')) {
    const target = packageOf(resolve(dirname(filename), specifier));
    return target === home ? undefined : { messageId: 'leavesPackage', data: { specifier, from } };
  }
  const target = packages.find(
    ({ manifest }) => specifier === manifest.name || specifier.startsWith(`${manifest.name}/`),
  );
  if (target !== undefined) {
    const entries = entryPoints(target.manifest);
    if (!entries.includes(specifier)) {
      return {
        messageId: 'notExported',
        data: { specifier, target: target.manifest.name, entries: list(entries) },
      };
    }
  }
  const arrows = ARROWS[from];
  if (!isSource || arrows === undefined || target === home) return undefined;
  if (!isAllowed({ specifier, target, arrows, manifest: home.manifest, isType })) {
    return { messageId: 'againstArrows', data: { specifier, from, allowed: describe(arrows) } };
  }
  if (arrows.typesOnly && !isType) return { messageId: 'typesOnly', data: { specifier, from } };
  return undefined;
}

/**
 * @param {{ specifier: string, target: import('../workspace.mjs').WorkspacePackage | undefined,
 *   arrows: import('../workspace-arrows.mjs').Arrows, manifest: import('../workspace.mjs').Manifest,
 *   isType: boolean }} use
 */
function isAllowed({ specifier, target, arrows, manifest, isType }) {
  if (target !== undefined) return arrows.workspace.includes(target.manifest.name);
  if (specifier.startsWith('node:') || builtinModules.includes(specifier)) return arrows.nodeBuiltins;
  if (arrows.packages === 'none') return false;
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  if (arrows.packages !== 'declared') return arrows.packages.includes(name);
  if (name in { ...manifest.dependencies, ...manifest.peerDependencies }) return true;
  // A package that is nothing but types leaves no trace in the JavaScript.
  return isType && `@types/${name}` in { ...manifest.devDependencies };
}

function describe(/** @type {import('../workspace-arrows.mjs').Arrows} */ arrows) {
  const allowed = ['its own files', ...arrows.workspace.map((name) => `\`${name}\``)];
  if (arrows.nodeBuiltins) allowed.push('`node:` modules');
  if (arrows.packages === 'declared') allowed.push('what its package.json declares');
  else if (arrows.packages !== 'none') allowed.push(...arrows.packages.map((name) => `types of \`${name}\``));
  return list(allowed, '');
}

function entryPoints(/** @type {import('../workspace.mjs').Manifest} */ manifest) {
  return Object.keys(manifest.exports ?? {}).map((entry) => manifest.name + entry.slice(1));
}

function list(/** @type {readonly string[]} */ items, quote = '`') {
  return items.map((item) => `${quote}${item}${quote}`).join(', ') || 'nothing';
}

function packageOf(/** @type {string} */ filename) {
  const path = relative(ROOT, filename).split(sep).join('/');
  return packages.find(({ folder }) => path === folder || path.startsWith(`${folder}/`));
}

/** `import type …`, or an import whose every name is marked as a type. */
function isTypeOnly(/** @type {any} */ node) {
  if (node.importKind === 'type' || node.exportKind === 'type') return true;
  const names = node.specifiers ?? [];
  return (
    names.length > 0 &&
    names.every((/** @type {any} */ name) => (name.importKind ?? name.exportKind) === 'type')
  );
}
