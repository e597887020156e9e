import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  FIRST_POLL_AFTER_MS,
  LAST_LOOK_MS,
  POLL_EVERY_MS,
  watchCheck,
  type CheckEnd,
  type StatusReply,
} from './watch-check.ts';

type Reply = StatusReply<'1' | '0'>;
type Ask = (signal: AbortSignal) => Promise<Reply>;
const pending: Reply = { is: 'pending' };
const failed: Reply = { is: 'failed' };
const answered = (answer: '1' | '0') => ({ is: 'answered', answer }) as const;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Follows a check that is answered by the replies in their order, the last one for ever. */
function follow(...replies: Reply[]) {
  const ask = vi.fn<Ask>(() => Promise.resolve((replies.length > 1 ? replies.shift() : replies[0]) ?? pending));
  const onProgress = vi.fn<(done: number) => void>();
  const onOver = vi.fn<(end: CheckEnd<'1' | '0'>) => void>();
  const check = watchCheck({ ask, timeoutMs: 45_000, onProgress, onOver });
  return { ask, onProgress, onOver, check, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

describe('an eligibility check (spec §4)', () => {
  it('moves its progress every 150 ms (spec §9)', async () => {
    const { onProgress, pass } = follow(pending);
    await pass(450);
    expect(onProgress.mock.calls.map(([done]) => done * 45_000)).toEqual(
      [150, 300, 450].map((ms) => expect.closeTo(ms)),
    );
  });

  it("asks again after '-1', about once a second", async () => {
    const { ask, pass } = follow(pending);
    await pass(3 * POLL_EVERY_MS);
    expect(ask).toHaveBeenCalledTimes(4);
  });

  it('is over within a second where the outage of an insurer is known at once (decision 72)', async () => {
    const { onOver, pass } = follow(pending, answered('0'));
    await pass(1000);
    expect(onOver).toHaveBeenCalledExactlyOnceWith(answered('0'));
  });

  it('asks one at a time', async () => {
    const ask = vi.fn<Ask>(() => new Promise<Reply>(() => {}));
    watchCheck({ ask, timeoutMs: 45_000, onProgress: () => {}, onOver: () => {} });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it.each(['1', '0'] as const)("'%s' ends it, decided when the progress has run to its end", async (status) => {
    const { ask, onProgress, onOver, pass } = follow(pending, answered(status));
    await pass(FIRST_POLL_AFTER_MS);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(onOver).not.toHaveBeenCalled();
    await pass(600);
    expect(onProgress).toHaveBeenLastCalledWith(1);
    expect(onOver).toHaveBeenCalledExactlyOnceWith(answered(status));
    await pass(60_000);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(onOver).toHaveBeenCalledOnce();
  });

  it('is over without an answer when the time is up', async () => {
    const { onOver, onProgress, pass } = follow(pending);
    await pass(44_900);
    expect(onOver).not.toHaveBeenCalled();
    await pass(250);
    expect(onProgress).toHaveBeenLastCalledWith(1);
    expect(onOver).toHaveBeenCalledExactlyOnceWith({ is: 'inVain' });
  });

  it('is over after five status calls that failed', async () => {
    const { ask, onOver, pass } = follow(failed);
    await pass(10_000);
    expect(ask).toHaveBeenCalledTimes(5);
    expect(onOver).toHaveBeenCalledExactlyOnceWith({ is: 'inVain' });
  });

  it('goes on after fewer failures', async () => {
    const { onOver, pass } = follow(failed, failed, pending, failed, failed, answered('1'));
    await pass(10_000);
    expect(onOver).toHaveBeenCalledExactlyOnceWith(answered('1'));
  });

  it('gives up a call that hangs when the time is up, and then a last one', async () => {
    const signals: AbortSignal[] = [];
    const onOver = vi.fn<(end: CheckEnd<'1' | '0'>) => void>();
    const ask = (signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<Reply>(() => {});
    };
    watchCheck({ ask, timeoutMs: 3000, onProgress: () => {}, onOver });
    await vi.advanceTimersByTimeAsync(3000);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(onOver).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(LAST_LOOK_MS);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
    expect(onOver).toHaveBeenCalledExactlyOnceWith({ is: 'inVain' });
  });

  describe('on a phone that slept, or had no network, until the time was up', () => {
    /** A first call that never comes back, and then these replies. */
    function slept(...replies: Reply[]) {
      const calls = [new Promise<Reply>(() => {}), ...replies.map((reply) => Promise.resolve(reply))];
      const onOver = vi.fn<(end: CheckEnd<'1' | '0'>) => void>();
      watchCheck({
        ask: () => calls.shift() ?? Promise.resolve(pending),
        timeoutMs: 45_000,
        onProgress: () => {},
        onOver,
      });
      return onOver;
    }

    it('asks once more before it says that no answer came: it may have come meanwhile', async () => {
      const onOver = slept(answered('1'));
      await vi.advanceTimersByTimeAsync(46_000);
      expect(onOver).toHaveBeenCalledExactlyOnceWith(answered('1'));
    });

    it('gives a network that is only just back a moment', async () => {
      const onOver = slept(failed, answered('1'));
      await vi.advanceTimersByTimeAsync(45_000 + LAST_LOOK_MS);
      expect(onOver).toHaveBeenCalledExactlyOnceWith(answered('1'));
    });

    it('waits no longer where the insurer is still being asked', async () => {
      const onOver = slept(pending, answered('1'));
      await vi.advanceTimersByTimeAsync(60_000);
      expect(onOver).toHaveBeenCalledExactlyOnceWith({ is: 'inVain' });
    });
  });

  it('can be stopped, and tells so', async () => {
    const { check, onOver, pass } = follow(pending);
    await pass(5000);
    check.stop();
    await pass(600);
    expect(onOver).toHaveBeenCalledExactlyOnceWith({ is: 'stopped' });
  });

  it('asks and decides nothing once the page is left', async () => {
    const { ask, check, onOver, pass } = follow(pending, answered('1'));
    check.leave();
    await pass(60_000);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(onOver).not.toHaveBeenCalled();
  });
});
