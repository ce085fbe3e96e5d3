import { AgentText, Prompt, type AgentAnswer } from '@hearsay/core';

/** What the agent answers: free text is AgentText, the rest is a closed set. */
interface Review {
  readonly verdict: 'approve' | 'reject';
  readonly reason: AgentText;
}

export function next(review: AgentAnswer<Review>): string {
  // The compiler refuses each of these three by itself.
  const joined = `The reviewer said: ${review.reason}`;
  if (review.reason === 'unsafe') console.log(joined);
  const obeyed = new Prompt().text(review.reason);

  // A verdict can only be one of two words that the developer wrote.
  const told = new Prompt().text(`The verdict was ${review.verdict}.`);

  return obeyed.toString() + told.untrusted(review.reason).toString();
}
