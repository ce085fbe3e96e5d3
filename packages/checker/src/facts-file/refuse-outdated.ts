import { hashOfFile } from '../files/read-text.ts';
import { relativePath } from '../project/relative-path.ts';
import { UsageError } from '../usage-error.ts';
import type { FactsFileEntry } from './facts-file.ts';
import { outdatedFacts, outdatedInput } from './facts-messages.ts';
import { absolute, type OpenFacts } from './open-facts.ts';

/**
 * Refuses facts that do not hold any more: the source file is another one now, or something that they depend on is.
 *
 * What a file of another project looked like from outside is compared with what its own facts say, which costs no
 * compiler.
 *
 * @param entries - By absolute name: the facts that are to be joined.
 * @throws UsageError naming the file.
 */
export function refuseOutdated(
  opened: readonly OpenFacts[],
  entries: ReadonlyMap<string, FactsFileEntry>,
  cwd: string,
): void {
  const known = new Map<string, string | undefined>();
  const hashNow = (file: string): string | undefined => {
    if (!known.has(file)) known.set(file, hashOfFile(file));
    return known.get(file);
  };
  for (const { name, folder, content } of opened) {
    for (const { file, hash } of content.entries) {
      const path = absolute(folder, file);
      if (hashNow(path) !== hash) throw new UsageError(outdatedFacts(relativePath(cwd, path), name));
    }
    const changed = [
      ...content.imported.filter(({ file, hash }) => {
        const own = entries.get(absolute(folder, file));
        return own !== undefined && own.interfaceHash !== hash;
      }),
      // What a build made may be missing where facts are joined.
      ...content.inputs.filter(({ file, hash }) => (hashNow(absolute(folder, file)) ?? hash) !== hash),
    ];
    const [first] = changed;
    if (first !== undefined) {
      throw new UsageError(outdatedInput(relativePath(cwd, absolute(folder, first.file)), name));
    }
  }
}
