import type { CheckResult } from '../protocol/check-result.ts';
import type { FileTexts } from '../protocol/messages.ts';
import { ASSETS, type Asset } from './assets.ts';
import { download } from './download.ts';
import { WorkerLink } from './worker-link.ts';

/** How a check ended. */
export type CheckEnd =
  | { readonly kind: 'checked'; readonly result: CheckResult }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly reason: string };

/** What the page tells its visitor while they wait. */
export interface Waiting {
  /** The compiler is on its way: bytes that are there, and all. */
  onProgress(loaded: number, total: number): void;
  /** Declarations of packages are on their way. */
  onPackages(names: readonly string[]): void;
}

/** The compiler, the flow engine and the rules, in a worker; it is loaded when first asked. */
export class Engine {
  readonly #folder: URL;
  readonly #waiting: Waiting;
  readonly #limit: number;
  readonly #packs: Map<string, Promise<void>> = new Map();
  readonly #loaded: Set<string> = new Set();
  #link: Promise<WorkerLink> | undefined;
  #isStopped: boolean = false;

  /**
   * @param folder - Where the playground's files are.
   * @param limit - After how many milliseconds a check is given up.
   */
  constructor(folder: URL, waiting: Waiting, limit: number) {
    this.#folder = folder;
    this.#waiting = waiting;
    this.#limit = limit;
  }

  /**
   * Checks a text; one at a time.
   *
   * @throws Error when something could not be loaded; the next check tries again.
   */
  async check(text: string): Promise<CheckEnd> {
    const link = await this.#start();
    for (;;) {
      const packs = { available: Object.keys(ASSETS.needs), loaded: [...this.#loaded] };
      const outcome = await link.check(text, packs, this.#limit);
      if (outcome.kind !== 'needs') return outcome;
      this.#waiting.onPackages(outcome.packs);
      await this.#loadPackages(outcome.packs, link);
    }
  }

  /** Ends the worker. */
  stop(): void {
    this.#isStopped = true;
    void this.#link?.then((link) => link.stop()).catch(() => undefined);
  }

  #start(): Promise<WorkerLink> {
    this.#link ??= this.#load();
    // What failed is tried again.
    this.#link.catch(() => (this.#link = undefined));
    return this.#link;
  }

  async #load(): Promise<WorkerLink> {
    const total = ASSETS.engine.bytes + ASSETS.base.bytes;
    let loaded = 0;
    const onBytes = (bytes: number): void => {
      loaded += bytes;
      this.#waiting.onProgress(loaded, total);
    };
    this.#waiting.onProgress(0, total);
    const [script, base] = await Promise.all([
      download(this.#urlOf(ASSETS.engine), onBytes),
      download(this.#urlOf(ASSETS.base), onBytes),
    ]);
    // Held as a blob, a worker that was stopped is replaced without another download.
    const link = new WorkerLink(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));
    if (this.#isStopped) link.stop();
    link.addFiles(parseFiles(base));
    return link;
  }

  async #loadPackages(names: readonly string[], link: WorkerLink): Promise<void> {
    const packs = new Set(names.flatMap((name) => ASSETS.needs[name] ?? []));
    await Promise.all([...packs].map((pack) => this.#loadPack(pack, link)));
    for (const name of names) this.#loaded.add(name);
  }

  #loadPack(pack: string, link: WorkerLink): Promise<void> {
    const known = this.#packs.get(pack);
    if (known !== undefined) return known;
    const asset = ASSETS.packs[pack];
    const loading =
      asset === undefined
        ? Promise.resolve()
        : download(this.#urlOf(asset), () => undefined).then((text) => link.addFiles(parseFiles(text)));
    this.#packs.set(pack, loading);
    loading.catch(() => this.#packs.delete(pack));
    return loading;
  }

  #urlOf({ file }: Asset): URL {
    return new URL(file, this.#folder);
  }
}

function parseFiles(text: string): FileTexts {
  // Written by the build that wrote this script.
  return JSON.parse(text) as FileTexts;
}
