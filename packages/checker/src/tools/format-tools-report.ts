import type { ToolFinding } from '@hearsay/tool';
import { createPalette, type Palette } from '../report/pretty/palette.ts';
import { plainText } from '../report/pretty/plain-text.ts';
import { wrapText } from '../report/pretty/wrap-text.ts';
import { findingsByLevel, type ToolsReport } from './tools-report.ts';

const INDENT = '    ';
const WIDTH = 96;

/** The report for people: the findings under the tools that they are about. */
export function formatToolsReport(report: ToolsReport, color: boolean): string {
  const palette = createPalette(color);
  const sections = report.tools.map((name, index) => {
    const findings = report.findings.filter((finding) => finding.index === index);
    return section(name === undefined || name === '' ? `tool ${index + 1}` : name, findings, palette);
  });
  const ofAll = report.findings.filter(({ index }) => index === undefined);
  const lines = [...sections.flat(), ...section('all tools', ofAll, palette)];
  return `${plainText([...lines, summary(report, palette)].join('\n'))}\n`;
}

/** What somebody else may have written, on one line. */
function oneLine(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ');
  return line.length > WIDTH ? `${line.slice(0, WIDTH)}…` : line;
}

function section(name: string, findings: readonly ToolFinding[], palette: Palette): readonly string[] {
  if (findings.length === 0) return [];
  const lines = findings.flatMap(({ level, check, path, rule, message }) => [
    `  ${painted(level, palette)} ${check}${path === '' ? '' : ` ${palette.dim(oneLine(path))}`}`,
    ...wrapText(message, WIDTH).map((line) => `${INDENT}${line}`),
    ...(rule === undefined ? [] : [`${INDENT}${palette.dim(`hearsay explain ${rule}`)}`]),
  ]);
  return [palette.strong(oneLine(name)), ...lines, ''];
}

function painted(level: ToolFinding['level'], palette: Palette): string {
  if (level === 'error') return palette.error(level);
  return level === 'warning' ? palette.warning(level) : palette.accent(level);
}

function summary(report: ToolsReport, palette: Palette): string {
  const { error, warning, info } = findingsByLevel(report);
  const tools = counted(report.tools.length, 'tool');
  if (error + warning + info === 0) return palette.good(`${tools} in ${report.file}, nothing to say.`);
  const found = [counted(error, 'error'), counted(warning, 'warning'), counted(info, 'note')];
  return `${tools} in ${report.file}: ${found.join(', ')}.`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
