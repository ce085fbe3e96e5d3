import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, publishablePackages, readCatalog, readManifest, workspacePackages } from '../workspace.mjs';
import { ARROWS } from '../workspace-arrows.mjs';

type Versions = Record<string, string> | undefined;

const packages = workspacePackages();
const publishable = publishablePackages();
const ours = new Map(packages.map(({ folder, manifest }) => [manifest.name, folder]));

function workspaceNames(...versions: Versions[]): string[] {
  return versions.flatMap((group) => Object.keys(group ?? {}).filter((name) => ours.has(name))).sort();
}

/** The folders that a tsconfig refers to, relative to the root; comments in the file are left out first. */
function referencesOf(config: string): string[] {
  const text = readFileSync(join(ROOT, config), 'utf8').replace(/^\s*\/\/.*$/gm, '');
  const { references = [] } = JSON.parse(text) as { references?: { path: string }[] };
  return references
    .map(({ path }) => relative(ROOT, resolve(ROOT, config, '..', path)).replaceAll('\\', '/'))
    .sort();
}

describe.each(publishable)('$manifest.name', ({ folder, manifest }) => {
  const arrows = ARROWS[manifest.name];

  it('has its arrows written down', () => {
    expect(arrows, 'name it in scripts/workspace-arrows.mjs').toBeDefined();
  });

  it('depends on the workspace packages of its arrows and on no other', () => {
    expect(workspaceNames(manifest.dependencies, manifest.peerDependencies)).toEqual(
      [...(arrows?.workspace ?? [])].sort(),
    );
  });

  it('installs nothing where its arrows allow types of other packages only', () => {
    if (arrows?.typesOnly !== true) return;
    expect(manifest.dependencies ?? {}).toEqual({});
    const allowed = Array.isArray(arrows.packages) ? [...(arrows.packages as string[])] : [];
    expect(Object.keys(manifest.peerDependencies ?? {})).toEqual(allowed);
  });

  it('refers in its tsconfig to the workspace packages that it depends on', () => {
    const wanted = workspaceNames(manifest.dependencies, manifest.peerDependencies, manifest.devDependencies);
    expect(referencesOf(`${folder}/tsconfig.json`)).toEqual(wanted.map((name) => ours.get(name)).sort());
  });

  it('is built before its tests are checked', () => {
    expect(referencesOf(`${folder}/tsconfig.test.json`)).toContain(folder);
    expect(referencesOf('tsconfig.test.json')).toContain(`${folder}/tsconfig.test.json`);
    expect(referencesOf('tsconfig.json')).toContain(folder);
  });

  it('says in its manifest what users and bundlers need to know', () => {
    expect(manifest).toMatchObject({
      license: 'MIT OR Apache-2.0',
      type: 'module',
      sideEffects: false,
      engines: { node: '>=20.19' },
      publishConfig: { access: 'public' },
      repository: { type: 'git', directory: folder },
    });
    expect(manifest.files).toEqual(expect.arrayContaining(['dist', 'LICENSE-MIT', 'LICENSE-APACHE']));
  });

  it('exports types first, and its package.json', () => {
    const { './package.json': self, ...entries } = manifest.exports ?? {};
    expect(self).toBe('./package.json');
    expect(Object.keys(entries)).toContain('.');
    for (const [entry, target] of Object.entries(entries)) {
      expect(Object.keys(target), entry).toEqual(['types', 'default']);
    }
  });

  it('carries both licence texts, word for word those of the root', () => {
    for (const name of ['LICENSE-MIT', 'LICENSE-APACHE']) {
      expect(readFileSync(join(ROOT, folder, name), 'utf8')).toBe(readFileSync(join(ROOT, name), 'utf8'));
    }
  });
});

describe('the workspace', () => {
  it('writes down arrows of existing packages only', () => {
    expect(publishable.map(({ manifest }) => manifest.name)).toEqual(
      expect.arrayContaining(Object.keys(ARROWS)),
    );
  });

  it('has no cycle, and no package that depends on a private one', () => {
    const depth = new Map<string, number>();
    const visit = (name: string, above: readonly string[]): number => {
      expect(above, `${[...above, name].join(' -> ')} is a cycle`).not.toContain(name);
      const known = depth.get(name);
      if (known !== undefined) return known;
      const { dependencies, peerDependencies } = readManifest(ours.get(name) ?? '');
      const below = workspaceNames(dependencies, peerDependencies).map((next) =>
        visit(next, [...above, name]),
      );
      depth.set(name, Math.max(0, ...below) + 1);
      return depth.get(name) ?? 0;
    };
    for (const name of ours.keys()) visit(name, []);
    const privateNames = packages
      .filter(({ manifest }) => manifest.private === true)
      .map(({ manifest }) => manifest.name);
    for (const { manifest } of publishable) {
      const names = workspaceNames(
        manifest.dependencies,
        manifest.peerDependencies,
        manifest.devDependencies,
      );
      expect(
        names.filter((name) => privateNames.includes(name)),
        manifest.name,
      ).toEqual([]);
    }
  });

  it('takes versions that two packages share from the catalog', () => {
    const all = [...packages, { folder: '.', manifest: readManifest('.') }];
    const users = new Map<string, { folder: string; version: string }[]>();
    for (const { folder, manifest } of all) {
      for (const [name, version] of Object.entries({
        ...manifest.devDependencies,
        ...manifest.dependencies,
      })) {
        if (ours.has(name)) expect(version, `${name} in ${folder}`).toMatch(/^workspace:/);
        else users.set(name, [...(users.get(name) ?? []), { folder, version }]);
      }
    }
    const outside = [...users]
      .filter(([, uses]) => uses.length > 1 && uses.some(({ version }) => version !== 'catalog:'))
      .map(([name, uses]) => `${name} in ${uses.map(({ folder }) => folder).join(', ')}`);
    expect(outside).toEqual([]);
    const named = [...users]
      .filter(([, uses]) => uses.some(({ version }) => version === 'catalog:'))
      .map(([name]) => name);
    expect(Object.keys(readCatalog()).sort()).toEqual(named.sort());
  });

  it('gives all published packages one version', () => {
    expect(new Set(publishable.map(({ manifest }) => manifest.version)).size).toBe(1);
  });

  it('checks the types of every package that has tests', () => {
    const projects = referencesOf('tsconfig.test.json').map((path) =>
      path.replace(/\/tsconfig.*\.json$/, ''),
    );
    const tested = packages
      .map(({ folder }) => folder)
      .filter((folder) => existsSync(join(ROOT, folder, 'tests')));
    expect(projects).toEqual(expect.arrayContaining(tested));
  });
});
