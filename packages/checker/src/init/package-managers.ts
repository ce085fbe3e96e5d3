/** A program that installs packages. */
export type PackageManagerName = 'npm' | 'pnpm' | 'yarn' | 'bun';

/** How a package manager is used. */
export interface PackageManager {
  readonly name: PackageManagerName;
  /** Adds a package for development. */
  readonly add: string;
  /** Runs the command of an installed package. */
  readonly run: string;
}

/** Lock files, each with the program that writes it. */
export const LOCK_FILES: Readonly<Record<string, PackageManagerName>> = {
  'pnpm-lock.yaml': 'pnpm',
  'yarn.lock': 'yarn',
  'bun.lock': 'bun',
  'bun.lockb': 'bun',
  'package-lock.json': 'npm',
  'npm-shrinkwrap.json': 'npm',
};

/** The package managers that `hearsay init` knows. */
export const PACKAGE_MANAGERS: Readonly<Record<PackageManagerName, PackageManager>> = {
  npm: { name: 'npm', add: 'npm install --save-dev', run: 'npx' },
  pnpm: { name: 'pnpm', add: 'pnpm add --save-dev', run: 'pnpm exec' },
  yarn: { name: 'yarn', add: 'yarn add --dev', run: 'yarn' },
  bun: { name: 'bun', add: 'bun add --dev', run: 'bunx' },
};
