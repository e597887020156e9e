import { Refusal } from '../platform/refusal.ts';

/** Other tabs can be faster at most this many times. */
const TRIES = 5;

/**
 * Repeats work that is valid in every state of a flow, if another tab was faster.
 *
 * @throws what the work throws; after the last try its refusal outOfTurn.
 */
export async function retryOvertaken<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const isOvertaken = error instanceof Refusal && error.error === 'outOfTurn';
      if (!isOvertaken || tries === TRIES) throw error;
    }
  }
}
