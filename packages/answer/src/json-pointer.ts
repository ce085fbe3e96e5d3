/** What stands for itself in no step. */
const SPECIAL = /[~/]/;

/** Appends one step to a JSON Pointer. */
export function pointerTo(path: string, step: string | number): string {
  return `${path}/${typeof step === 'string' && SPECIAL.test(step) ? escapeStep(step) : step}`;
}

/** The steps of a JSON Pointer. */
export function stepsOf(pointer: string): string[] {
  return pointer.split('/').slice(1).map(unescapeStep);
}

/** One step as it is called. */
export function unescapeStep(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}

function escapeStep(step: string): string {
  return step.replaceAll('~', '~0').replaceAll('/', '~1');
}
