import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { glob } from 'tinyglobby';
import { emptyFolder, missingTarget, notSource } from './project-messages.ts';
import { relativePath } from './relative-path.ts';

/** A file or folder that was named on the command line and exists. */
export interface Target {
  /** Absolute, with `/`. */
  readonly path: string;
  readonly isFolder: boolean;
}

/** The named files and folders, and what is wrong with the others. */
export interface TargetReading {
  readonly targets: readonly Target[];
  readonly problems: readonly string[];
}

const SOURCE_FILE = /\.[cm]?[jt]sx?$/u;
const DECLARATION_FILE = /\.d\.([^.]+\.)?[cm]?ts$/u;

/** Looks up every path that was named on the command line. */
export async function readTargets(cwd: string, paths: readonly string[]): Promise<TargetReading> {
  const targets: Target[] = [];
  const problems: string[] = [];
  for (const path of paths) {
    const absolute = resolve(cwd, path);
    const kind = await kindOf(absolute);
    const name = relativePath(cwd, absolute);
    if (kind === 'missing') problems.push(missingTarget(name));
    else if (kind === 'file' && !isSourceFile(absolute)) problems.push(notSource(name));
    else targets.push({ path: absolute.replaceAll('\\', '/'), isFolder: kind === 'folder' });
  }
  return { targets, problems };
}

/** Tells whether a file is one of the targets or lies in one; without targets, every file counts. */
export function isTargeted(file: string, targets: readonly Target[] | undefined): boolean {
  return targets === undefined || targets.some((target) => covers(target, file));
}

/** Tells whether a target is this file, or a folder that holds it. */
export function covers(target: Target, file: string): boolean {
  if (!target.isFolder) return file === target.path;
  return file.startsWith(target.path.endsWith('/') ? target.path : `${target.path}/`);
}

/** Lists the source files that a target stands for by itself, whatever a tsconfig says. */
export async function filesOfTarget(target: Target, cwd: string): Promise<TargetFiles> {
  if (!target.isFolder) return { files: [target.path], problems: [] };
  const found = await glob('**/*.{ts,tsx,mts,cts}', {
    cwd: target.path,
    absolute: true,
    ignore: ['**/node_modules/**', '**/*.d.{ts,mts,cts}', '**/*.d.*.ts'],
  });
  const files = found.sort();
  return { files, problems: files.length === 0 ? [emptyFolder(relativePath(cwd, target.path))] : [] };
}

/** Files that a target stands for. */
export interface TargetFiles {
  readonly files: readonly string[];
  readonly problems: readonly string[];
}

function isSourceFile(file: string): boolean {
  return SOURCE_FILE.test(file) && !DECLARATION_FILE.test(file);
}

async function kindOf(path: string): Promise<'file' | 'folder' | 'missing'> {
  try {
    const stats = await stat(path);
    return stats.isDirectory() ? 'folder' : 'file';
  } catch {
    return 'missing';
  }
}
