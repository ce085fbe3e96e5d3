import { plainText } from '../pretty/plain-text.ts';

/** How loudly an annotation speaks. */
export type AnnotationLevel = 'error' | 'warning';

/** Where an annotation stands and what it is called; what is left out is not said. */
export type AnnotationProperties = Readonly<Record<string, string | number>>;

/**
 * Writes one annotation as a workflow command of GitHub Actions, on one line.
 *
 * The runner reads commands line by line from what is printed, so a line break of a checked file must not get through:
 * what follows it would be a command of its own.
 */
export function workflowCommand(
  level: AnnotationLevel,
  properties: AnnotationProperties,
  message: string,
): string {
  const written = Object.entries(properties).map(
    ([name, value]) => `${name}=${escapeProperty(plainText(String(value)))}`,
  );
  const head = written.length === 0 ? level : `${level} ${written.join(',')}`;
  return `::${head}::${escapeData(plainText(message))}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
