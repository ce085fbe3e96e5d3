/** Says what to add when a typed rule runs over a file that was parsed without types. */
export function missingTypeInformation(rule: string): string {
  return (
    `The rule ${rule} asks the type checker, and this file was parsed without one: add ` +
    '`languageOptions: { parser: tseslint.parser, parserOptions: { projectService: true } }` to the configuration of these files.'
  );
}
