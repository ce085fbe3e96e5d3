// Which files of a project many others import, and which none does.

import path from 'node:path';
import ts from 'typescript';

/** What of a project's configuration the benchmark has to know. */
export function readProject(/** @type {string} */ tsconfig) {
  const { config, error } = /** @type {{ config?: unknown, error?: ts.Diagnostic }} */ (
    ts.readConfigFile(tsconfig, ts.sys.readFile)
  );
  if (error !== undefined) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  return ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(tsconfig));
}

/**
 * The file that most others import, and one that none imports but that imports something itself.
 *
 * @returns {{ leaf: string, shared: string }}
 */
export function findEnds(/** @type {ts.ParsedCommandLine} */ { fileNames, options }) {
  const importers = new Map(fileNames.map((file) => [path.resolve(file), 0]));
  /** @type {string[]} */
  const importing = [];
  const cache = ts.createModuleResolutionCache(process.cwd(), (name) => name, options);
  for (const file of importers.keys()) {
    const found = ts.preProcessFile(ts.sys.readFile(file) ?? '').importedFiles.flatMap(({ fileName }) => {
      const { resolvedModule } = ts.resolveModuleName(fileName, file, options, ts.sys, cache);
      const target = resolvedModule && path.resolve(resolvedModule.resolvedFileName);
      return target !== undefined && importers.has(target) ? [target] : [];
    });
    if (found.length > 0) importing.push(file);
    for (const target of new Set(found)) importers.set(target, (importers.get(target) ?? 0) + 1);
  }
  const isCode = (/** @type {string} */ file) => !file.endsWith('.d.ts');
  const sorted = [...importers]
    .filter(([file]) => isCode(file))
    .sort(([, first], [, second]) => second - first);
  const shared = sorted[0]?.[0];
  const leaf = importing.find((file) => importers.get(file) === 0) ?? sorted.at(-1)?.[0];
  if (shared === undefined || leaf === undefined) throw new Error('The project has no file of its own.');
  return { leaf, shared };
}
