let start: string | undefined;
let count = 0;

/** Makes an id that no other run has: random for the process, counted within it. */
export function nextRunId(): string {
  start ??= crypto.randomUUID().replaceAll('-', '').slice(0, 12);
  count += 1;
  return `run-${start}-${count}`;
}
