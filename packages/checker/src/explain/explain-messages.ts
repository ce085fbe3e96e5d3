/** What the help page of `hearsay explain` says. */
export const EXPLAIN_HELP = {
  summary: 'print the page of a rule: why, examples, options, and what it cannot see',
  description: 'Prints the page of a rule.',
  rule: 'the name of the rule, as reports show it',
  examples: `
Examples:
  hearsay explain no-agent-text-in-prompt
  hearsay explain no-unexplained-trust --no-color | less

Exit status:
  0  the page was printed
  2  there is no such rule
`,
} as const;

/** Says that a rule has no page here. */
export function missingPage(rule: string, page: string): string {
  return `This version holds no page for the rule \`${rule}\`: read ${page}.`;
}
