/** The package of a module: `@ai-sdk/openai` of `@ai-sdk/openai/internal`. */
export function packageRoot(module: string): string {
  const [first = '', second] = module.split('/', 2);
  return first.startsWith('@') && second !== undefined ? `${first}/${second}` : first;
}
