import { createCircuitBreaker } from '../platform/circuit-breaker.ts';
import { limits } from '../platform/limits/limits.ts';
import { secondsAfter } from '../platform/time.ts';
import type { ServiceError } from './service-error.ts';

/** Keeps one slow or silent service from holding up everybody: some wait for it at most, and nobody while it is silent. */
export interface ServiceGuard {
  /**
   * Says whether the service may be asked now. After `null` it is asked, and `done` says what came.
   *
   * @returns why it is not asked.
   */
  refusal(): Pick<ServiceError, 'reason' | 'detail'> | null;
  /**
   * @param reason why there was no answer; undefined for an answer.
   * @param pause for how many seconds the service wants to be left alone, where it said so.
   */
  done(reason?: ServiceError['reason'], pause?: number): void;
}

/** @param now for tests. */
export function createServiceGuard(now: () => Date = () => new Date()): ServiceGuard {
  const breaker = createCircuitBreaker(now, limits.silentService);
  let underWay = 0;
  let pausedUntil = now();
  return {
    refusal: () => {
      if (underWay >= limits.serviceAtOnce.number) return { reason: 'unreachable', detail: 'too many at once' };
      if (now() < pausedUntil) return { reason: 'unreachable', detail: 'wants a pause, not asked' };
      if (!breaker.mayAsk('')) return { reason: 'unreachable', detail: 'silent, not asked' };
      underWay += 1;
      return null;
    },
    done: (reason, pause = 0) => {
      underWay -= 1;
      if (pause > 0) pausedUntil = secondsAfter(now(), pause);
      if (reason === 'timeout' || reason === 'unreachable') breaker.noteSilence('');
      else breaker.noteAnswer('');
    },
  };
}
