import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { BIN, runHearsay } from '../support/run-hearsay.ts';
import { temporaryFolder, tsconfig } from '../support/temporary-folder.ts';

/** A project with one finding that needs no engine. */
const PROJECT = {
  'tsconfig.json': tsconfig(),
  'src/review.ts':
    'export {};\n// hearsay-ignore no-agent-text-in-prompt -- todo\nexport const answer = 1;\n',
};

describe('hearsay check', () => {
  it('writes the pretty report to standard output', async () => {
    const { status, stdout, stderr } = await runHearsay(temporaryFolder(PROJECT), ['check']);
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(stdout).toMatchInlineSnapshot(`
      "error no-unexplained-trust
      at src/review.ts:2:1

        This suppression of \`no-agent-text-in-prompt\` gives the reason "todo", which explains nothing, so
        it suppresses nothing.

          1 | export {};
        > 2 | // hearsay-ignore no-agent-text-in-prompt -- todo
            | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          3 | export const answer = 1;

        Write instead: Say in a few words what makes the text safe here, so that a reviewer can check it:
        where it comes from, and who decided.


      No prompt sink was recognised, so the absence of findings proves nothing.
      Hearsay recognises the calls of \`ai\`, \`@ai-sdk/openai\`, \`@ai-sdk/anthropic\`, \`@openai/agents\`,
      \`@hearsay/core\`, \`@hearsay/agent\`, \`@hearsay/tool\`, \`langchain\`, \`@langchain/langgraph\`,
      \`llamaindex\`, \`@trigger.dev/sdk\`, \`@voltagent/core\`, \`openai\`, \`@anthropic-ai/sdk\`, \`@google/genai\`,
      \`@google/generative-ai\`, \`ollama\`, \`@modelcontextprotocol/sdk\`, \`@modelcontextprotocol/server\`,
      \`@modelcontextprotocol/client\`, \`@anthropic-ai/claude-agent-sdk\`, \`@mastra/core\`,
      \`@inngest/agent-kit\` and \`@ai-sdk/react\` by their type declarations. If this project calls a model
      through one of them, install its dependencies and check the tsconfig that takes in those files. If
      it uses another SDK, its prompts are not checked until \`sources\` and \`sinks\` of the config file
      describe it.

      Found 1 error in 1 file.
      Checked 1 file in <time>: 0 sources, 0 sinks, 0 sanitizers, 0 endorsements; no SDK.
      "
    `);
  });

  it('colours on demand, and says the same', async () => {
    const cwd = temporaryFolder(PROJECT);
    const plain = await runHearsay(cwd, ['check', '--no-color'], { FORCE_COLOR: '1' });
    const colored = await runHearsay(cwd, ['check', '--color']);
    expect(colored.stdout).toContain('\u001B[');
    expect(stripVTControlCharacters(colored.stdout)).toBe(plain.stdout);
    expect((await runHearsay(cwd, ['check'], { FORCE_COLOR: '1' })).stdout).toBe(colored.stdout);
  });

  it('writes several reports at once, creates their folders and never colours files', async () => {
    const cwd = temporaryFolder(PROJECT);
    const args = [
      'check',
      '--color',
      '--format',
      'json',
      '--format',
      'pretty=out/deep/report.txt',
      '--format',
      'json=out/a.json',
    ];
    const { status, stdout, stderr } = await runHearsay(cwd, args);
    expect(status).toBe(1);
    const json = (text: string): unknown => ({ ...(JSON.parse(text) as object), timing: null });
    expect(json(readFileSync(join(cwd, 'out/a.json'), 'utf8'))).toEqual(json(stdout));
    expect(readFileSync(join(cwd, 'out/deep/report.txt'), 'utf8')).not.toContain('\u001B');
    expect(stripVTControlCharacters(stderr)).toBe(
      'note: Wrote the pretty report to out/deep/report.txt.\nnote: Wrote the json report to out/a.json.\n',
    );
  });

  it('says when a report cannot be written', async () => {
    const cwd = temporaryFolder(PROJECT);
    const { status, stderr } = await runHearsay(cwd, ['check', '--format', 'json=src']);
    expect(status).toBe(2);
    expect(stderr).toBe(
      'error: The report could not be written to `src` (EISDIR): name a file in a folder that can be written to.\n',
    );
  });

  it('gives the same JSON twice, timing aside', async () => {
    const cwd = temporaryFolder(PROJECT);
    const [first, second] = await Promise.all([
      runHearsay(cwd, ['check', '--format', 'json']),
      runHearsay(cwd, ['check', '--format', 'json']),
    ]);
    const untimed = (text: string): string => text.replace(/"timing": \{[^}]*\}/u, '');
    expect(untimed(first.stdout)).toBe(untimed(second.stdout));
    expect(first.stdout).toContain('"findings"');
  });

  it('counts warnings against --max-warnings, and leaves them out with --quiet', async () => {
    const cwd = temporaryFolder(PROJECT);
    const rule = ['check', '--rule', 'no-unexplained-trust=warn', '--rule', 'no-unsafe-answer=error'];
    const many = await runHearsay(cwd, [...rule, '--max-warnings', '1']);
    expect({ status: many.status, stderr: many.stderr }).toEqual({
      status: 0,
      stderr:
        'note: The rule `no-unsafe-answer` is run by @hearsay/eslint-plugin, not by `hearsay check`: its level was not used here; set it in your ESLint configuration.\n',
    });
    expect(many.stdout).toContain('warning no-unexplained-trust');
    const none = await runHearsay(cwd, [...rule, '--max-warnings', '0', '--quiet']);
    expect({ status: none.status, stderr: none.stderr }).toEqual({ status: 1, stderr: '' });
    expect(none.stdout).not.toContain('no-unexplained-trust');
  });

  it('adds statistics to the pretty report, or puts them beside another one', async () => {
    const cwd = temporaryFolder(PROJECT);
    expect((await runHearsay(cwd, ['check', '--stats'])).stdout).toContain('Statistics\n  load ');
    const { stdout, stderr } = await runHearsay(cwd, ['check', '--stats', '--format', 'json']);
    expect(() => JSON.parse(stdout) as unknown).not.toThrow();
    expect(stderr).toMatch(/^load +\d/u);
  });

  it('ends with the status of the check when nobody reads on', async () => {
    const cwd = temporaryFolder(PROJECT);
    const child = spawn(process.execPath, [BIN, 'check', '--format', 'json'], { cwd });
    child.stdout.destroy();
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    const status = await new Promise((resolve) => child.on('close', resolve));
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
  });

  it('ends quietly with 130 when it is interrupted in the middle of its work', async () => {
    const statements = 'if (Math.random() > 1) { }\n'.repeat(4000);
    const files = Array.from({ length: 40 }, (_, index) => [`src/file-${index}.ts`, statements] as const);
    const cwd = temporaryFolder({
      'tsconfig.json': tsconfig(),
      ...Object.fromEntries(files),
      // Tells when the thread that works begins.
      'watch.cjs':
        "if (!require('node:worker_threads').isMainThread) require('node:fs').writeSync(2, 'working');",
    });
    const child = spawn(process.execPath, ['--require', join(cwd, 'watch.cjs'), BIN, 'check'], { cwd });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      setTimeout(() => child.kill('SIGINT'), 300);
    });
    const outcome = await new Promise((resolve) =>
      child.on('close', (status, signal) => resolve({ status, signal })),
    );
    expect(outcome).toEqual({ status: 130, signal: null });
    expect(output).toBe('working');
  });

  it('leaves nothing behind in the project', async () => {
    const cwd = temporaryFolder({
      ...PROJECT,
      'tsconfig.json': tsconfig({}, { noEmit: false, composite: true, outDir: 'dist' }),
    });
    await runHearsay(cwd, ['check']);
    expect(existsSync(join(cwd, 'dist')) || existsSync(join(cwd, 'tsconfig.tsbuildinfo'))).toBe(false);
  });
});
