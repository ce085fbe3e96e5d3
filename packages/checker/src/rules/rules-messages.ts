/** Says that a rule option is not of the form `name=level`. */
export function malformedRuleOption(text: string): string {
  return `\`--rule ${text}\` names no level: write \`--rule <name>=<off|warn|error>\`.`;
}

/** Says that a rule has no such level. */
export function unknownLevel(name: string, level: string): string {
  return `The rule \`${name}\` cannot be set to \`${level}\`: write \`off\`, \`warn\` or \`error\`.`;
}

/** Says that there is no rule of this name. */
export function unknownRule(name: string, nearest: string | undefined, names: readonly string[]): string {
  const remedy = nearest === undefined ? `the rules are ${names.join(', ')}` : `did you mean \`${nearest}\``;
  return `There is no rule \`${name}\`: ${remedy}${nearest === undefined ? '.' : '?'}`;
}

/** Tells that the check does not run a rule. */
export function pluginRule(name: string): string {
  return `The rule \`${name}\` is run by @hearsay/eslint-plugin, not by \`hearsay check\`: its level was not used here; set it in your ESLint configuration.`;
}
