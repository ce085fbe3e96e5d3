import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { BIN } from '../support/run-hearsay.ts';
import { temporaryFolder, tsconfig } from '../support/temporary-folder.ts';

const SDK = {
  'node_modules/ai/package.json': JSON.stringify({ name: 'ai', version: '7.0.0', types: 'index.d.ts' }),
  'node_modules/ai/index.d.ts':
    'export declare function generateText(options: { prompt: string }): Promise<{ text: string }>;',
};

const MAIN = `
  import { generateText } from 'ai';
  import { line } from './line';
  export async function main(): Promise<void> {
    const { text } = await generateText({ prompt: 'Ask.' });
    await generateText({ prompt: line(text) });
  }
`;

const QUOTES = 'export function line(text: string): string { return text; }';
const COUNTS = 'export function line(text: string): string { return String(text.length); }';

/** A watching process, and everything that it has said. */
class Watch {
  readonly #child: ChildProcess;
  #said = '';
  #read = 0;

  constructor(cwd: string, args: readonly string[] = []) {
    this.#child = spawn(process.execPath, [BIN, 'check', '--watch', ...args], { cwd });
    this.#child.stdout?.on('data', (chunk: Buffer) => (this.#said += chunk.toString()));
    this.#child.stderr?.on('data', (chunk: Buffer) => (this.#said += chunk.toString()));
  }

  /** What one check says, once it waits again. */
  async next(): Promise<string> {
    const end = 'Ctrl-C ends the check.';
    for (;;) {
      const found = this.#said.indexOf(end, this.#read);
      if (found !== -1) {
        const text = this.#said.slice(this.#read, found);
        this.#read = found + end.length;
        return text;
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Presses Ctrl-C, and tells the exit status. */
  async interrupt(): Promise<number | null> {
    const status = new Promise<number | null>((resolve) => this.#child.once('exit', resolve));
    this.#child.kill('SIGINT');
    return status;
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }
}

describe('hearsay check --watch', () => {
  let watch: Watch | undefined;

  afterEach(() => watch?.kill());

  it('checks again when a file is saved, comes or goes, and ends on Ctrl-C', async () => {
    const cwd = temporaryFolder({
      'tsconfig.json': tsconfig({}, { lib: ['es2022'], module: 'esnext', moduleResolution: 'bundler' }),
      'src/main.ts': MAIN,
      'src/line.ts': QUOTES,
      ...SDK,
    });
    watch = new Watch(cwd);
    expect(await watch.next()).toContain('Found 1 error');
    writeFileSync(join(cwd, 'src/line.ts'), COUNTS);
    expect(await watch.next()).toContain('No findings.');
    writeFileSync(join(cwd, 'src/line.ts'), QUOTES);
    expect(await watch.next()).toContain('Found 1 error');
    writeFileSync(join(cwd, 'src/more.ts'), 'export const more = 1;');
    expect(await watch.next()).toContain('Checked 3 files');
    rmSync(join(cwd, 'src/more.ts'));
    expect(await watch.next()).toContain('Checked 2 files');
    expect(await watch.interrupt()).toBe(130);
  }, 60_000);

  it('tells of a config that does not load, and goes on when it is mended', async () => {
    const cwd = temporaryFolder({
      'tsconfig.json': tsconfig({}, { lib: ['es2022'], module: 'esnext', moduleResolution: 'bundler' }),
      'hearsay.config.json': '{ "rules": { "no-agent-text-in-prompt": "of" } }',
      'src/main.ts': MAIN,
      'src/line.ts': QUOTES,
      ...SDK,
    });
    watch = new Watch(cwd, ['--no-cache']);
    expect(await watch.next()).toContain('error');
    writeFileSync(join(cwd, 'hearsay.config.json'), '{ "rules": { "no-agent-text-in-prompt": "off" } }');
    expect(await watch.next()).toContain('No findings.');
    writeFileSync(join(cwd, 'hearsay.config.json'), '{ "rules": { "no-agent-text-in-prompt": "warn" } }');
    expect(await watch.next()).toContain('Found 1 warning');
  }, 60_000);
});
