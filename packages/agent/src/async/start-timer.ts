/** Timers of Node.js take no longer time, and fire at once when they get one. */
const LONGEST = 2 ** 31 - 1;

/** Starts a timer; none for a time that no process lives to see, `Infinity` among them. */
export function startTimer(ms: number, over: () => void): NodeJS.Timeout | undefined {
  return ms > LONGEST ? undefined : setTimeout(over, ms);
}
