import { nearestName } from '@hearsay/flow';
import { CHECK_NAMES, type CheckName, type FindingLevel } from '@hearsay/tool';
import { EXIT_STATUS } from '../report/exit-status.ts';
import type { FoundDeclaration } from '../tools/collect-declarations.ts';
import { formatToolsReport } from '../tools/format-tools-report.ts';
import { judgeFile } from '../tools/judge-file.ts';
import { loadDeclarations } from '../tools/load-declarations.ts';
import { listMcpTools } from '../tools/mcp/list-mcp-tools.ts';
import { parseMcpServer } from '../tools/mcp/mcp-server.ts';
import { formatToolsJson } from '../tools/tools-json.ts';
import { toolsMessages } from '../tools/tools-messages.ts';
import { findingsByLevel, type ToolsReport } from '../tools/tools-report.ts';
import { UsageError } from '../usage-error.ts';
import { parseMaxWarnings } from './check-flags.ts';
import { wantsColor } from './color-choice.ts';

/** The options of `hearsay tools` as they were written. */
export interface ToolsFlags {
  readonly mcp?: string;
  readonly format: 'pretty' | 'json';
  readonly json?: boolean;
  readonly check?: readonly string[];
  readonly flat?: boolean;
  readonly maxWarnings?: string;
  readonly quiet?: boolean;
  readonly color?: boolean;
}

/** Runs `hearsay tools`, and answers the exit status. */
export async function runToolsCommand(file: string | undefined, flags: ToolsFlags): Promise<number> {
  const levels = Object.fromEntries((flags.check ?? []).map(checkLevel));
  const maxWarnings = parseMaxWarnings(flags.maxWarnings) ?? Number.POSITIVE_INFINITY;
  const { label, found } = await toolsFrom(file, flags.mcp);
  const whole = judgeFile(label, found, { levels, isFlat: flags.flat === true });
  const report = flags.quiet === true ? withoutNotes(whole) : whole;
  const isJson = flags.json === true || flags.format === 'json';
  const color = wantsColor(process.stdout, flags.color, process.env);
  process.stdout.write(isJson ? formatToolsJson(report) : formatToolsReport(report, color));
  const { error, warning } = findingsByLevel(report);
  return error > 0 || warning > maxWarnings ? EXIT_STATUS.findings : EXIT_STATUS.clean;
}

interface LabelledTools {
  /** What the report calls the place that they come from. */
  readonly label: string;
  readonly found: readonly FoundDeclaration[];
}

async function toolsFrom(file: string | undefined, mcp: string | undefined): Promise<LabelledTools> {
  if ((file === undefined) === (mcp === undefined)) throw new UsageError(toolsMessages.oneSource());
  if (mcp === undefined) {
    const path = file ?? '-';
    return { label: path, found: await loadDeclarations(path, process.cwd()) };
  }
  const server = parseMcpServer(mcp);
  return { label: server.label, found: await listMcpTools(server, process.cwd()) };
}

function withoutNotes(report: ToolsReport): ToolsReport {
  return { ...report, findings: report.findings.filter(({ level }) => level !== 'info') };
}

const LEVELS: ReadonlyMap<string, FindingLevel | 'off'> = new Map([
  ['off', 'off'],
  ['info', 'info'],
  ['warn', 'warning'],
  ['error', 'error'],
]);

function checkLevel(written: string): readonly [CheckName, FindingLevel | 'off'] {
  const [, name = '', word = ''] = /^(?<name>[^=]*)=(?<word>.*)$/u.exec(written) ?? [];
  const level = LEVELS.get(word);
  if (level === undefined) throw new UsageError(toolsMessages.malformedCheck(written));
  const check = CHECK_NAMES.find((known) => known === name);
  if (check !== undefined) return [check, level];
  const nearest = nearestName(name, CHECK_NAMES);
  const remedy =
    nearest === undefined
      ? `the checks are ${CHECK_NAMES.map((known) => `\`${known}\``).join(', ')}.`
      : `did you mean \`${nearest}\`?`;
  throw new UsageError(toolsMessages.unknownCheck(name, remedy));
}
