import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What a run of the command line left behind. */
export interface Run {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The program as it is installed. */
export const BIN: string = fileURLToPath(new URL('../../bin/hearsay.js', import.meta.url));

/** Runs the real `hearsay` in a folder; times are replaced by `<time>`, since no two runs agree on them. */
export async function runHearsay(
  cwd: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Run> {
  const { NO_COLOR: _noColor, FORCE_COLOR: _forceColor, ...inherited } = process.env;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [BIN, ...args], { cwd, env: { ...inherited, ...environment } });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    child.on('error', reject);
    child.on('close', (status) => {
      resolve({ status, stdout: stdout.replaceAll(/\b\d+(\.\d)? m?s\b/gu, '<time>'), stderr });
    });
  });
}
