import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LOCK_FILES, PACKAGE_MANAGERS, type PackageManager } from './package-managers.ts';

/** What `hearsay init` goes by. */
export interface ProjectFacts {
  readonly cwd: string;
  /** The folder that holds `.git`; the working folder where there is none. */
  readonly repository: string;
  /** The branch that pull requests go to. */
  readonly mainBranch: string;
  readonly packageManager: PackageManager;
  /** Absolute; undefined where no lock file was found. */
  readonly lockFile: string | undefined;
  /** Whether yarn is of the generation that keeps a `.yarnrc.yml`. */
  readonly isModernYarn: boolean;
  /** Whether package.json pins the version of the package manager. */
  readonly isPackageManagerPinned: boolean;
  readonly hasTsconfig: boolean;
  /** The name of the ESLint config file, if there is one. */
  readonly eslintConfig: string | undefined;
  /** Whether that file names our plugin. */
  readonly isEslintOurs: boolean;
  /** Whether package.json says that its `.js` files are ES modules. */
  readonly isModule: boolean;
  readonly dependencies: ReadonlySet<string>;
  /** Whether the repository is checked by GitLab and not by GitHub. */
  readonly isOnGitLab: boolean;
}

const ESLINT_CONFIG = /^(eslint\.config\.[cm]?[jt]s|\.eslintrc(\.(c?js|ya?ml|json))?)$/u;

/** Looks around in the working folder and in the folders above it, up to the root of the repository. */
export function inspectProject(cwd: string): ProjectFacts {
  const repository = nearest(cwd, '/', (folder) => existsSync(join(folder, '.git'))) ?? cwd;
  const upwards = (test: (folder: string) => boolean): string | undefined => nearest(cwd, repository, test);
  const lockFolder = upwards((folder) => lockName(folder) !== undefined);
  const lock = lockFolder === undefined ? undefined : lockName(lockFolder);
  const manifest = readManifest(join(cwd, 'package.json'));
  const lockManifest = readManifest(join(lockFolder ?? cwd, 'package.json'));
  const eslintFolder = upwards((folder) => eslintName(folder) !== undefined);
  return {
    cwd,
    repository,
    mainBranch: mainBranchOf(repository),
    packageManager: PACKAGE_MANAGERS[(lock === undefined ? undefined : LOCK_FILES[lock]) ?? 'npm'],
    lockFile: lockFolder === undefined || lock === undefined ? undefined : join(lockFolder, lock),
    isModernYarn: existsSync(join(lockFolder ?? cwd, '.yarnrc.yml')),
    isPackageManagerPinned: typeof lockManifest['packageManager'] === 'string',
    hasTsconfig: existsSync(join(cwd, 'tsconfig.json')),
    eslintConfig: eslintFolder === undefined ? undefined : eslintName(eslintFolder),
    isEslintOurs: eslintConfigText(eslintFolder).includes('@hearsay/eslint-plugin'),
    isModule: manifest['type'] === 'module',
    dependencies: new Set([...dependenciesOf(manifest), ...dependenciesOf(lockManifest)]),
    isOnGitLab: existsSync(join(repository, '.gitlab-ci.yml')) && !existsSync(join(repository, '.github')),
  };
}

function nearest(from: string, last: string, test: (folder: string) => boolean): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    if (test(folder)) return folder;
    if (folder === last || folder === dirname(folder)) return undefined;
  }
}

function lockName(folder: string): string | undefined {
  return Object.keys(LOCK_FILES).find((name) => existsSync(join(folder, name)));
}

function eslintName(folder: string): string | undefined {
  return readdirSync(folder).find((name) => ESLINT_CONFIG.test(name));
}

function eslintConfigText(folder: string | undefined): string {
  const name = folder === undefined ? undefined : eslintName(folder);
  return folder === undefined || name === undefined ? '' : (readText(join(folder, name)) ?? '');
}

/** What a clone notes about its origin; `main` where it notes nothing. */
function mainBranchOf(repository: string): string {
  const reference = readText(join(repository, '.git', 'refs', 'remotes', 'origin', 'HEAD')) ?? '';
  return /^ref: refs\/remotes\/origin\/(?<branch>\S+)/u.exec(reference)?.groups?.['branch'] ?? 'main';
}

function readManifest(file: string): Readonly<Record<string, unknown>> {
  try {
    const json: unknown = JSON.parse(readText(file) ?? '{}');
    return isRecord(json) ? json : {};
  } catch {
    // A broken manifest is for the package manager to tell of.
    return {};
  }
}

function dependenciesOf(manifest: Readonly<Record<string, unknown>>): readonly string[] {
  return ['dependencies', 'devDependencies'].flatMap((key) => {
    const listed = manifest[key];
    return isRecord(listed) ? Object.keys(listed) : [];
  });
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
