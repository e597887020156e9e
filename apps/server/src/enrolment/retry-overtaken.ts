import { Refusal } from '../platform/refusal.ts';

/** Other tabs can be faster so many times. */
const TRIES = 5;

/**
 * Does what is right wherever a flow stands, once more where another tab was faster.
 *
 * @throws whatever the work throws, and its last refusal outOfTurn.
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
