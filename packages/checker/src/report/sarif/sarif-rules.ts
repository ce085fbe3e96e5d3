import { CHECK_RULE_NAMES } from '@hearsay/flow';
import type { ReportingConfiguration, ReportingDescriptor } from 'sarif';
import { RULE_HELP, rulePage, type RuleHelp } from '../../rules/rule-help.ts';
import { DEFAULT_LEVELS } from '../../rules/rule-table.ts';
import type { CheckRule, RuleLevel } from '../../rules/rule.ts';
import { pascalCase } from './pascal-case.ts';
import { sarifMessage } from './sarif-message.ts';

/** What code hosts sort alerts by. CWE-1427 is the weakness of a prompt that outside text can steer. */
const PROPERTIES: Readonly<Record<CheckRule, NonNullable<ReportingDescriptor['properties']>>> = {
  'no-agent-text-in-prompt': {
    tags: ['security', 'prompt-injection', 'external/cwe/cwe-1427'],
    precision: 'high',
    'problem.severity': 'error',
    'security-severity': '8.1',
  },
  // CWE-77 and its kin: a command, a path or an address that outside text can steer.
  'no-agent-text-in-control': {
    tags: ['security', 'injection', 'external/cwe/cwe-77', 'external/cwe/cwe-73', 'external/cwe/cwe-918'],
    precision: 'medium',
    'problem.severity': 'error',
    'security-severity': '8.8',
  },
  'no-unexplained-trust': {
    tags: ['security', 'maintainability'],
    precision: 'very-high',
    'problem.severity': 'error',
    'security-severity': '3.1',
  },
};

/** Describes every rule of the check, found something or not. */
export function sarifRules(): ReportingDescriptor[] {
  return CHECK_RULE_NAMES.map((rule) => {
    const help = RULE_HELP[rule];
    return {
      id: rule,
      name: pascalCase(rule),
      shortDescription: sarifMessage(`${help.title}.`),
      fullDescription: sarifMessage(help.paragraphs.join(' ')),
      help: { ...sarifMessage(helpText(help, rule)), markdown: helpMarkdown(help, rule) },
      helpUri: rulePage(rule),
      defaultConfiguration: defaultConfiguration(DEFAULT_LEVELS[rule]),
      properties: PROPERTIES[rule],
    };
  });
}

function defaultConfiguration(level: RuleLevel): ReportingConfiguration {
  if (level === 'off') return { enabled: false };
  return { level: level === 'warn' ? 'warning' : 'error' };
}

function helpText({ paragraphs, example }: RuleHelp, rule: CheckRule): string {
  return [
    ...paragraphs,
    `Instead of:\n  ${example.incorrect}`,
    `Write:\n  ${example.correct}`,
    `More: ${rulePage(rule)}`,
  ].join('\n\n');
}

function helpMarkdown({ paragraphs, example }: RuleHelp, rule: CheckRule): string {
  return [
    ...paragraphs,
    `Instead of:\n\n\`\`\`ts\n${example.incorrect}\n\`\`\``,
    `Write:\n\n\`\`\`ts\n${example.correct}\n\`\`\``,
    `[The page of \`${rule}\`](${rulePage(rule)})`,
  ].join('\n\n');
}
