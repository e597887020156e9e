import type { CallFailure } from '../api/call-failure.ts';

/** An answer to a security question that the server refused, and its message (spec §8, 1008). */
export interface RefusedAnswer {
  readonly question: string;
  readonly answer: string;
  readonly message: string;
}

/** What a refusal says of the answer that was sent; null if it is about something else. */
export function refusedAnswer(
  failure: CallFailure,
  { question, answer }: { readonly question: string; readonly answer: string },
): RefusedAnswer | null {
  const message = failure.details?.message;
  return failure.error === 'securityAnswerRefused' && message !== undefined ? { question, answer, message } : null;
}
