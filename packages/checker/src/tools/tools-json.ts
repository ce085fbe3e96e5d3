import { TOOL_VERSION } from '../report/tool-version.ts';
import type { ToolsReport } from './tools-report.ts';

/** The report for programs; the same input gives the same text. */
export function formatToolsJson({ file, tools, findings }: ToolsReport): string {
  const report = {
    version: 1,
    tool: { name: 'hearsay', version: TOOL_VERSION },
    file,
    tools: tools.map((name) => ({ name: name ?? null })),
    findings: findings.map(({ check, rule, level, tool, index, path, message }) => ({
      check,
      rule: rule ?? null,
      level,
      tool: tool ?? null,
      index: index ?? null,
      path,
      message,
    })),
  };
  return `${JSON.stringify(report, undefined, 2)}\n`;
}
