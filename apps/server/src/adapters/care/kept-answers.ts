import { secondsAfter } from '../../platform/time.ts';
import type { Clock } from '../../ports/clock.ts';

/** Answers that are kept in memory for a short while, so that a page that is loaded again does not ask again. */
export interface KeptAnswers<Answer> {
  /** The kept answer, or that of the question. Whoever asks meanwhile waits for the same one. No failure is kept. */
  of(key: string, ask: () => Promise<Answer>): Promise<Answer>;
}

/** @param seconds for how long: each is removed then, whether or not anybody asks again. */
export function keepAnswers<Answer>(seconds: number, clock: Clock): KeptAnswers<Answer> {
  const kept = new Map<string, { answer: Promise<Answer>; until: Date }>();
  const forget = (key: string, answer: Promise<Answer>): void => {
    if (kept.get(key)?.answer === answer) kept.delete(key);
  };
  return {
    of: (key, ask) => {
      const found = kept.get(key);
      if (found !== undefined && clock.now() < found.until) return found.answer;
      const answer = ask();
      kept.set(key, { answer, until: secondsAfter(clock.now(), seconds) });
      answer.then(
        () => setTimeout(() => forget(key, answer), seconds * 1000).unref(),
        () => forget(key, answer),
      );
      return answer;
    },
  };
}
