import type { SessionTimes } from '@portico/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CallFailure } from '../../api/call-failure.ts';
import { watchSession, TYPING_EXTENDS_EVERY, type SessionWatch, type SessionNews } from './session-watch.ts';

const fresh: SessionTimes = { idleIn: 900, endsIn: 43_200, warnFor: 150 };

let now: number;
let isKeptAlive: boolean;
let keeper: SessionWatch;
const ask = vi.fn<() => Promise<SessionNews>>();
const extend = vi.fn<() => Promise<SessionTimes>>();
const tellExtended = vi.fn<(times: SessionTimes) => void>();
const tellRanOut = vi.fn<() => void>();

/** The server's answer: seconds since any tab last used the session. */
const says = (idleIn: number, endsIn = 43_200, username = 'maria') =>
  ask.mockResolvedValue({ username, times: { ...fresh, idleIn, endsIn } });
const refuses = () => ask.mockRejectedValue(new CallFailure('refused', 'signInRequired'));

async function after(seconds: number): Promise<void> {
  now += seconds * 1000;
  keeper.tick();
  // The server's answer has arrived once other work had its turn.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
}

beforeEach(() => {
  vi.resetAllMocks();
  now = 1_800_000_000_000;
  isKeptAlive = false;
  extend.mockResolvedValue(fresh);
  keeper = watchSession('maria', fresh, {
    now: () => now,
    ask,
    extend,
    isKeptAlive: () => isKeptAlive,
    tellExtended,
    tellRanOut,
  });
});

describe('the session as its person sees it (design: session; issue 3)', () => {
  it('is open, and asks nobody, until the warning is due', async () => {
    await after(749);
    expect(keeper.view()).toEqual({ name: 'open' });
    expect(ask).not.toHaveBeenCalled();
  });

  it('warns 150 seconds before it ends, once the server has said so too', async () => {
    says(150);
    await after(750);
    expect(keeper.view()).toEqual({ name: 'warning', secondsLeft: 150, canExtend: true });
    await after(30);
    expect(keeper.view()).toMatchObject({ secondsLeft: 120 });
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('does not warn when calls, of this tab or another, have kept it in use', async () => {
    says(880);
    await after(750);
    expect(keeper.view()).toEqual({ name: 'open' });
  });

  it('warns all the same when the server cannot be asked', async () => {
    ask.mockRejectedValue(new CallFailure('offline'));
    await after(760);
    expect(keeper.view()).toMatchObject({ name: 'warning', secondsLeft: 140 });
  });

  it('goes on when one chooses to stay, and tells the other tabs', async () => {
    says(150);
    await after(750);
    keeper.stay();
    await after(1);
    expect(keeper.view()).toEqual({ name: 'open' });
    expect(tellExtended).toHaveBeenCalledWith(fresh);
  });

  it('closes its warning when another tab has extended it', async () => {
    says(150);
    await after(750);
    keeper.heard({ kind: 'extended', owner: 'maria', times: fresh });
    expect(keeper.view()).toEqual({ name: 'open' });
  });

  it('warns of an end that cannot be extended, and the warning can be closed', async () => {
    says(900, 100);
    await after(750);
    expect(keeper.view()).toEqual({ name: 'warning', secondsLeft: 100, canExtend: false });
    keeper.dismiss();
    expect(keeper.view()).toEqual({ name: 'open' });
  });
});

describe('the end of a session', () => {
  it('hides everything at once, and is over when the server says so', async () => {
    says(150);
    await after(750);
    refuses();
    now += 150_000;
    keeper.tick();
    expect(keeper.view()).toEqual({ name: 'hidden' });
    await after(0);
    expect(keeper.view()).toEqual({ name: 'over', because: 'ranOut' });
    expect(tellRanOut).toHaveBeenCalledOnce();
  });

  it('is noticed after the sleep of a laptop, whatever timers did', async () => {
    refuses();
    now += 8 * 3600_000;
    keeper.tick();
    expect(keeper.view()).toEqual({ name: 'hidden' });
    await after(0);
    expect(keeper.view()).toEqual({ name: 'over', because: 'ranOut' });
  });

  it('shows the content again when the server says that the session goes on', async () => {
    says(600);
    await after(900);
    expect(keeper.view()).toEqual({ name: 'open' });
  });

  it('is asked about three times while the server cannot be reached; then it is final', async () => {
    ask.mockRejectedValue(new CallFailure('offline'));
    await after(901);
    expect(keeper.view()).toEqual({ name: 'hidden' });
    await after(2);
    expect(ask).toHaveBeenCalledTimes(1);
    await after(1);
    expect(keeper.view()).toEqual({ name: 'hidden' });
    await after(6);
    expect(ask).toHaveBeenCalledTimes(3);
    expect(keeper.view()).toEqual({ name: 'over', because: 'unreachable' });
  });

  it('shows the content again when the network comes back in time', async () => {
    ask.mockRejectedValueOnce(new CallFailure('offline'));
    says(600);
    await after(901);
    expect(keeper.view()).toEqual({ name: 'hidden' });
    await after(3);
    expect(keeper.view()).toEqual({ name: 'open' });
  });

  it('also follows a refused call, and is final', async () => {
    keeper.end('ranOut');
    says(900);
    await after(10);
    expect(keeper.view()).toEqual({ name: 'over', because: 'ranOut' });
  });
});

describe('a server that cannot be asked, or whose answer says nothing', () => {
  it.each(['offline', 'refused'] as const)('is not asked to extend again without a pause (%s)', async (reason) => {
    isKeptAlive = true;
    extend.mockRejectedValue(new CallFailure(reason));
    await after(750);
    await after(2);
    expect(extend).toHaveBeenCalledTimes(1);
    expect(keeper.view()).toEqual({ name: 'open' });
    await after(1);
    expect(extend).toHaveBeenCalledTimes(2);
    await after(5);
    expect(extend).toHaveBeenCalledTimes(2);
    await after(1);
    expect(extend).toHaveBeenCalledTimes(3);
    await after(1);
    expect(extend).toHaveBeenCalledTimes(3);
    expect(keeper.view()).toMatchObject({ name: 'warning', secondsLeft: 140 });
    extend.mockResolvedValue(fresh);
    await after(5);
    expect(keeper.view()).toEqual({ name: 'open' });
    expect(ask).not.toHaveBeenCalled();
  });

  it('is not asked to extend again without a pause where that extends nothing', async () => {
    isKeptAlive = true;
    extend.mockResolvedValue({ ...fresh, idleIn: 100 });
    await after(750);
    await after(2);
    expect(extend).toHaveBeenCalledTimes(1);
  });

  it('is asked three times, with the same pauses, when it says that no second is left; then the end is final', async () => {
    says(0);
    await after(901);
    await after(2);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(keeper.view()).toEqual({ name: 'hidden' });
    await after(1);
    await after(6);
    expect(ask).toHaveBeenCalledTimes(3);
    expect(keeper.view()).toEqual({ name: 'over', because: 'unreachable' });
  });
});

describe('while the user is signing out', () => {
  it('the end of the session is expected, here or from another tab', async () => {
    keeper.setLeaving(true);
    keeper.end('ranOut');
    keeper.heard({ kind: 'ended', owner: 'maria', because: 'ranOut' });
    expect(keeper.view()).toEqual({ name: 'open' });
    expect(tellRanOut).not.toHaveBeenCalled();
    keeper.end('left');
    expect(keeper.view()).toEqual({ name: 'over', because: 'left' });
  });

  it('nothing is asked, and a session that is over by the clock is hidden', async () => {
    keeper.setLeaving(true);
    await after(901);
    expect(keeper.view()).toEqual({ name: 'hidden' });
    expect(ask).not.toHaveBeenCalled();
  });

  it('a failure makes it ask the server', async () => {
    keeper.setLeaving(true);
    refuses();
    keeper.setLeaving(false);
    await after(0);
    expect(keeper.view()).toEqual({ name: 'over', because: 'ranOut' });
  });
});

describe('a message from another tab', () => {
  it.each(['maria', null])('ends the session at once, without asking (whose: %s)', (owner) => {
    keeper.heard({ kind: 'ended', owner, because: 'signedOut' });
    expect(keeper.view()).toEqual({ name: 'over', because: 'signedOut' });
    expect(ask).not.toHaveBeenCalled();
    expect(tellRanOut).not.toHaveBeenCalled();
  });

  it('about a sign-in hides everything until the server says who it is', async () => {
    says(900);
    keeper.heard({ kind: 'signedIn' });
    expect(keeper.view()).toEqual({ name: 'hidden' });
    await after(0);
    expect(keeper.view()).toEqual({ name: 'open' });
  });

  it('about the sign-in of another person ends the session', async () => {
    says(900, 43_200, 'duc');
    keeper.heard({ kind: 'signedIn' });
    await after(0);
    expect(keeper.view()).toEqual({ name: 'over', because: 'otherPerson' });
  });

  it('is not resolved by the answer to an earlier question', async () => {
    let answer = (_news: SessionNews) => {};
    ask.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    keeper.check();
    keeper.heard({ kind: 'signedIn' });
    says(900, 43_200, 'duc');
    answer({ username: 'maria', times: fresh });
    await after(0);
    await after(0);
    expect(keeper.view()).toEqual({ name: 'over', because: 'otherPerson' });
  });

  it('about another person’s session is not taken for one’s own', async () => {
    says(900, 43_200, 'duc');
    keeper.heard({ kind: 'extended', owner: 'duc', times: fresh });
    expect(keeper.view()).toEqual({ name: 'hidden' });
    await after(0);
    expect(keeper.view()).toEqual({ name: 'over', because: 'otherPerson' });
  });
});

describe('whose session it is, before a refused call is made again', () => {
  it('is asked of the server', async () => {
    says(900);
    await expect(keeper.isStillOwners()).resolves.toBe(true);
    says(900, 43_200, 'duc');
    await expect(keeper.isStillOwners()).resolves.toBe(false);
    expect(keeper.view()).toEqual({ name: 'over', because: 'otherPerson' });
  });

  it('is not guessed when it cannot be asked', async () => {
    ask.mockRejectedValue(new CallFailure('offline'));
    await expect(keeper.isStillOwners()).rejects.toThrow(CallFailure);
  });
});

describe('what counts as use without a call', () => {
  it('is typing, at most once a minute', async () => {
    keeper.noteActivity();
    expect(extend).not.toHaveBeenCalled();
    await after(TYPING_EXTENDS_EVERY / 1000);
    keeper.noteActivity();
    keeper.noteActivity();
    await after(1);
    keeper.noteActivity();
    expect(extend).toHaveBeenCalledOnce();
  });

  it('is a suspension flag: no warning shows while it is set (spec §4)', async () => {
    isKeptAlive = true;
    await after(750);
    await after(1);
    expect(extend).toHaveBeenCalledOnce();
    expect(keeper.view()).toEqual({ name: 'open' });
  });
});
