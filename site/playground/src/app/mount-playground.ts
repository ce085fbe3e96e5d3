import type { PlaygroundOptions } from './mount-options.ts';
import { Playground } from './playground.ts';

export type { PlaygroundOptions } from './mount-options.ts';

/**
 * Shows the playground in an element: an editor whose code is checked in this tab while it is written.
 *
 * @returns What takes it away again.
 */
export function mountPlayground(host: HTMLElement, options: PlaygroundOptions = {}): () => void {
  const playground = new Playground(host, options);
  return () => playground.remove();
}
