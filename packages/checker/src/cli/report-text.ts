import { formatGithub } from '../report/github-format.ts';
import { formatHtml } from '../report/html-format.ts';
import { formatJson } from '../report/json-format.ts';
import { formatPretty, type PrettyOptions } from '../report/pretty-format.ts';
import type { Report } from '../report/report.ts';
import { formatSarif } from '../report/sarif-format.ts';
import type { ReportFormat } from './report-output.ts';
import { repositoryFolder } from './repository-folder.ts';

/** Writes a report in a format; only the pretty one can be drawn in several ways. */
export function reportText(report: Report, format: ReportFormat, pretty: PrettyOptions): string {
  switch (format) {
    case 'pretty':
      return formatPretty(report, pretty);
    case 'json':
      return formatJson(report);
    case 'sarif':
      return formatSarif(report);
    case 'github':
      return formatGithub(report, { folder: repositoryFolder(process.env, process.cwd()) });
    case 'html':
      return formatHtml(report);
  }
}
