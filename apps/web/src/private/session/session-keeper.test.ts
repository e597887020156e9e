import type { SessionTimes } from '@portico/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CallFailure } from '../../api/call-failure.ts';
import { keepSession, TYPING_EXTENDS_EVERY, type SessionKeeper, type SessionNews } from './session-keeper.ts';

const fresh: SessionTimes = { idleIn: 900, endsIn: 43_200, warnFor: 150 };

let now: number;
let isKeptAlive: boolean;
let keeper: SessionKeeper;
const ask = vi.fn<() => Promise<SessionNews>>();
const extend = vi.fn<() => Promise<SessionTimes>>();
const tellOthers = vi.fn<(times: SessionTimes) => void>();
const onOtherPerson = vi.fn<() => void>();

/** What the server knows: seconds since the session was last used, by any tab. */
const says = (idleIn: number, endsIn = 43_200, username = 'maria') =>
  ask.mockResolvedValue({ username, times: { ...fresh, idleIn, endsIn } });
const refuses = () => ask.mockRejectedValue(new CallFailure('refused', 'signInRequired'));

async function after(seconds: number): Promise<void> {
  now += seconds * 1000;
  keeper.tick();
  // What the server answered has come once other work had its turn.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
}

beforeEach(() => {
  vi.resetAllMocks();
  now = 1_800_000_000_000;
  isKeptAlive = false;
  extend.mockResolvedValue(fresh);
  keeper = keepSession('maria', fresh, {
    now: () => now,
    ask,
    extend,
    isKeptAlive: () => isKeptAlive,
    tellOthers,
    onOtherPerson,
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
    expect(tellOthers).toHaveBeenCalledWith(fresh);
  });

  it('closes its warning when another tab has extended it', async () => {
    says(150);
    await after(750);
    keeper.heard(fresh);
    expect(keeper.view()).toEqual({ name: 'open' });
  });

  it('that ends whatever is done says so, and its warning can be closed', async () => {
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
  });

  it('is noticed after the sleep of a laptop, whatever timers did', async () => {
    refuses();
    now += 8 * 3600_000;
    keeper.tick();
    expect(keeper.view()).toEqual({ name: 'hidden' });
    await after(0);
    expect(keeper.view()).toEqual({ name: 'over', because: 'ranOut' });
  });

  it('was none when the server knows better: what was hidden comes back', async () => {
    says(600);
    await after(900);
    expect(keeper.view()).toEqual({ name: 'open' });
  });

  it('cannot be told from a lost connection: what was hidden stays so', async () => {
    ask.mockRejectedValue(new CallFailure('offline'));
    await after(901);
    expect(keeper.view()).toEqual({ name: 'over', because: 'unreachable' });
  });

  it('also comes from a call that was refused, and stays', async () => {
    keeper.end('ranOut');
    says(900);
    await after(10);
    expect(keeper.view()).toEqual({ name: 'over', because: 'ranOut' });
  });

  it('brings somebody else to a fresh page', async () => {
    says(900, 43_200, 'duc');
    keeper.check();
    await after(1);
    expect(onOtherPerson).toHaveBeenCalledOnce();
  });
});

describe('what counts as use without a call', () => {
  it('is typing, at most once a minute', async () => {
    keeper.typed();
    expect(extend).not.toHaveBeenCalled();
    await after(TYPING_EXTENDS_EVERY / 1000);
    keeper.typed();
    keeper.typed();
    await after(1);
    keeper.typed();
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
