import { packageNameOf } from '@hearsay/flow';
import ts from 'typescript';

/** What a text needs of the packages that are loaded only when somebody uses them. */
export interface NeededPackages {
  /** Those for which there are declarations. */
  readonly known: readonly string[];
  readonly unknown: readonly string[];
}

/** Declarations of the global names of Node.js, and of its modules. */
export const NODE_TYPES = '@types/node';

/** Always there. */
const OURS = '@hearsay/';

const NODE_NAMES = /\b(?:process|Buffer|require|__dirname|__filename|setImmediate)\b/u;

/**
 * Lists the packages that a text imports.
 *
 * @param isKnown - Whether there are declarations of a package to load.
 */
export function findPackages(text: string, isKnown: (name: string) => boolean): NeededPackages {
  const { importedFiles } = ts.preProcessFile(text, true, true);
  const names = new Set<string>();
  if (NODE_NAMES.test(text)) names.add(NODE_TYPES);
  for (const { fileName } of importedFiles) {
    const name = packageOf(fileName);
    if (name !== undefined) names.add(isKnown(name) || !isNodeModule(fileName) ? name : NODE_TYPES);
  }
  const all = [...names].filter((name) => !name.startsWith(OURS));
  return { known: all.filter(isKnown), unknown: all.filter((name) => !isKnown(name)) };
}

function packageOf(specifier: string): string | undefined {
  if (/^[./]/u.test(specifier) || specifier === '') return undefined;
  return packageNameOf(specifier);
}

function isNodeModule(specifier: string): boolean {
  return specifier.startsWith('node:') || NODE_MODULES.has(packageNameOf(specifier));
}

/** Those that code imports without the prefix. */
const NODE_MODULES: ReadonlySet<string> = new Set(
  'assert async_hooks buffer child_process cluster console crypto diagnostics_channel dns events fs http http2 https module net os path perf_hooks process punycode querystring readline repl stream string_decoder timers tls tty url util v8 vm worker_threads zlib'.split(
    ' ',
  ),
);
