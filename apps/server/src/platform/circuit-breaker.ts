import { secondsAfter } from './time.ts';

/**
 * Remembers of each outside service whether it has gone silent, so that nobody waits for the full time of an answer that will
 * not come. A service that was silent so many times in a row is not asked for a while; then one question goes out, and while
 * that is under way nobody else asks. Whatever it answers, a refusal among that, ends the pause. Each process has its own.
 */
export interface CircuitBreaker {
  /** Whether the service may be asked now. Whoever is told so asks, and says what came. */
  mayAsk(service: string): boolean;
  noteAnswer(service: string): void;
  noteSilence(service: string): void;
}

interface Silence {
  readonly times: number;
  /** Of the last one, or of the question that was let through after the pause. */
  readonly since: Date;
}

/**
 * @param number of silences in a row after which a service is not asked.
 * @param window of the pause, in seconds.
 */
export function createCircuitBreaker(
  now: () => Date,
  { number, window }: { readonly number: number; readonly window: number },
): CircuitBreaker {
  const silences = new Map<string, Silence>();
  return {
    mayAsk: (service) => {
      const silence = silences.get(service);
      if (silence === undefined || silence.times < number) return true;
      if (now() < secondsAfter(silence.since, window)) return false;
      silences.set(service, { ...silence, since: now() });
      return true;
    },
    noteAnswer: (service) => {
      silences.delete(service);
    },
    noteSilence: (service) => {
      silences.set(service, { times: (silences.get(service)?.times ?? 0) + 1, since: now() });
    },
  };
}
