import { setTimeout as wait } from 'node:timers/promises';
import { limits } from '../platform/limits/limits.ts';

/**
 * How long a service wants to be left alone, by the header Retry-After: seconds, or a date (RFC 9110 §10.2.3).
 *
 * @returns seconds, no more than the limit `serviceWait`; undefined where it says nothing that can be read.
 */
export function retryAfter({ headers }: Pick<Response, 'headers'>, now: Date): number | undefined {
  const said = headers.get('retry-after')?.trim() ?? '';
  const seconds = /^\d{1,9}$/.test(said) ? Number(said) : (Date.parse(said) - now.getTime()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 0), limits.serviceWait.window);
}

/** What may still be waited for. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** In milliseconds. */
  left(): number;
}

/** @param patience in milliseconds, from now. */
export function deadlineIn(patience: number): Deadline {
  const end = performance.now() + patience;
  return { signal: AbortSignal.timeout(patience), left: () => end - performance.now() };
}

/** Tries of one request that the server says not to have handled. */
const MOST_TRIES = 3;

/** In seconds, before the second try where the server does not say how long; twice as long before the third. */
const FIRST_PAUSE = 0.2;

/**
 * Sends a request again where the server says that it has not handled it (429, 503; RFC 9110 §15.6.4): after the time that it wants, or
 * after growing pauses. Not where the time would be over by then: then the answer is the last one.
 */
export async function sendPatiently(
  send: () => Promise<Response>,
  deadline: Deadline,
  now: () => Date,
): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const answer = await send();
    if ((answer.status !== 429 && answer.status !== 503) || tries === MOST_TRIES) return answer;
    const pause = (retryAfter(answer, now()) ?? FIRST_PAUSE * tries) * 1000;
    if (pause >= deadline.left()) return answer;
    await answer.body?.cancel();
    await wait(pause, undefined, { signal: deadline.signal });
  }
}
