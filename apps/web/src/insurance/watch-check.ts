import { MAX_FAILED_STATUS_CALLS, RTE_PROGRESS_INTERVAL_MS } from '@portico/contract';

/** What one status call brought: nothing yet, a failure of the call itself, or the answer. */
export type StatusReply<Answer> =
  | { readonly is: 'pending' }
  | { readonly is: 'failed' }
  | { readonly is: 'answered'; readonly answer: Answer };

/** How a check came to its end: `inVain` where the time was up or too many status calls failed, `stopped` by whoever waited. */
export type CheckEnd<Answer> =
  | { readonly is: 'answered'; readonly answer: Answer }
  | { readonly is: 'inVain' }
  | { readonly is: 'stopped' };

export interface CheckWatch<Answer> {
  /** One status call. Aborted when its reply is not waited for any more. */
  ask: (signal: AbortSignal) => Promise<StatusReply<Answer>>;
  timeoutMs: number;
  /** From 0 to 1, every 150 ms (spec §9). */
  onProgress: (done: number) => void;
  /** Once, when the progress has come to its end. */
  onOver: (end: CheckEnd<Answer>) => void;
}

export interface WatchedCheck {
  /** Waits no longer: over, without an answer. */
  readonly stop: () => void;
  /** Nobody is there any more: nothing is asked, told or decided. */
  readonly leave: () => void;
}

/** Between one status call and the next. */
export const POLL_EVERY_MS = 1000;

/** Between the first and the second: an outage, or a quick answer, is known in a moment. */
export const FIRST_POLL_AFTER_MS = 300;

/** How long the last look may take, once the time is up. */
export const LAST_LOOK_MS = 3000;

/** How long the progress takes to its end once the check is over. */
const FINISH_MS = 450;

/**
 * Follows an eligibility check (spec §4): status calls, one at a time, until there is an answer, five have failed, or the time
 * is up; "results are decided only after the progress timer ends", which an answer hurries on. When the time is up it looks once
 * more: a phone that slept, or had no network, has missed what came meanwhile.
 */
export function watchCheck<Answer>({ ask, timeoutMs, onProgress, onOver }: CheckWatch<Answer>): WatchedCheck {
  const startedAt = performance.now();
  let calls = new AbortController();
  let next: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let lastLookAt: number | null = null;
  let over: { readonly end: CheckEnd<Answer>; readonly at: number; readonly from: number } | null = null;

  const finish = (end: CheckEnd<Answer>) => {
    if (over) return;
    const at = performance.now();
    over = { end, at, from: Math.min(1, (at - startedAt) / timeoutMs) };
    calls.abort();
    clearTimeout(next);
  };
  const poll = async (isFirst = false) => {
    const { signal } = calls;
    const reply = await ask(signal);
    if (signal.aborted) return;
    if (reply.is === 'failed') failures += 1;
    const isPendingAtLast = lastLookAt !== null && reply.is === 'pending';
    if (reply.is === 'answered') finish(reply);
    else if (isPendingAtLast || failures >= MAX_FAILED_STATUS_CALLS) finish({ is: 'inVain' });
    else next = setTimeout(() => void poll(), isFirst ? FIRST_POLL_AFTER_MS : POLL_EVERY_MS);
  };
  const lookOnceMore = (now: number) => {
    if (over || lastLookAt !== null) return;
    lastLookAt = now;
    calls.abort();
    clearTimeout(next);
    calls = new AbortController();
    void poll();
  };
  const tick = () => {
    const now = performance.now();
    if (now - startedAt >= timeoutMs) lookOnceMore(now);
    if (lastLookAt !== null && now - lastLookAt >= LAST_LOOK_MS) finish({ is: 'inVain' });
    const done = over ? over.from + (1 - over.from) * ((now - over.at) / FINISH_MS) : (now - startedAt) / timeoutMs;
    onProgress(Math.min(1, done));
    if (!over || done < 1) return;
    clearInterval(progress);
    onOver(over.end);
  };
  const progress = setInterval(tick, RTE_PROGRESS_INTERVAL_MS);
  void poll(true);
  return {
    stop: () => finish({ is: 'stopped' }),
    leave: () => {
      clearInterval(progress);
      clearTimeout(next);
      calls.abort();
    },
  };
}
