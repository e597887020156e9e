import type { SessionTimes } from '@portico/contract';
import { CallFailure } from '../../api/call-failure.ts';
import { canExtend, deadlinesFrom, phaseAt, secondsLeft } from './session-clock.ts';

/** `unreachable`: by our clock it is over, and the server could not be asked. */
type EndOfSession = 'ranOut' | 'signedOut' | 'unreachable';

/** What one sees of the session. */
export type SessionView =
  | { readonly name: 'open' }
  | { readonly name: 'warning'; readonly secondsLeft: number; readonly canExtend: boolean }
  /** By our clock it is over; the server is being asked. Nothing of the patient shows. */
  | { readonly name: 'hidden' }
  | { readonly name: 'over'; readonly because: EndOfSession };

/** What the server says of the session. */
export interface SessionNews {
  readonly username: string;
  readonly times: SessionTimes;
}

export interface SessionKeeperPorts {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Asks without counting as use. */
  readonly ask: () => Promise<SessionNews>;
  /** Counts as use. */
  readonly extend: () => Promise<SessionTimes>;
  /** Whether something on the screen must not be interrupted (spec §4: "While a suspension flag is set the session is extended"). */
  readonly isKeptAlive: () => boolean;
  /** The session was extended here: the warning in other tabs can go. */
  readonly tellOthers: (times: SessionTimes) => void;
  /** Somebody else has signed in at this browser. */
  readonly onOtherPerson: () => void;
}

/** Typing extends the session at most this often, in milliseconds. */
export const TYPING_EXTENDS_EVERY = 60_000;

export interface SessionKeeper {
  readonly view: () => SessionView;
  readonly subscribe: (listener: () => void) => () => void;
  /** To be called every second, and whenever the page comes into sight. */
  readonly tick: () => void;
  /** Asks the server how things are. */
  readonly check: () => void;
  readonly stay: () => void;
  /** Closes a warning that nothing can be done about. */
  readonly dismiss: () => void;
  /** The person has typed. */
  readonly typed: () => void;
  /** Another tab has extended the session. */
  readonly heard: (times: SessionTimes) => void;
  /** A call was refused because nobody is signed in, or the person signed out in another tab. */
  readonly end: (because: EndOfSession) => void;
}

/**
 * Keeps watch over the session of one person. The server is the authority: before it warns or ends anything it asks, so
 * that calls of other tabs count and no clock has to be right.
 */
export function keepSession(owner: string, times: SessionTimes, ports: SessionKeeperPorts): SessionKeeper {
  const listeners = new Set<() => void>();
  let view: SessionView = { name: 'open' };
  let deadlines = deadlinesFrom(times, ports.now());
  /** The deadlines that the server has confirmed; no warning shows on others. */
  let confirmed: unknown = null;
  let dismissed = false;
  let isAsking = false;
  let extendedAt = ports.now();

  const show = (next: SessionView) => {
    if (JSON.stringify(next) === JSON.stringify(view)) return;
    view = next;
    for (const listener of listeners) listener();
  };
  const end: SessionKeeper['end'] = (because) => show({ name: 'over', because });
  const learn = (next: SessionTimes) => {
    deadlines = deadlinesFrom(next, ports.now());
    confirmed = deadlines;
  };
  const once = async (work: () => Promise<void>) => {
    if (isAsking) return;
    isAsking = true;
    try {
      await work();
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (failure.error === 'signInRequired') end('ranOut');
      else if (phaseAt(deadlines, ports.now()) === 'over') end('unreachable');
      confirmed = deadlines;
    } finally {
      isAsking = false;
    }
    tick();
  };
  const check = () =>
    void once(async () => {
      const news = await ports.ask();
      if (news.username === owner) learn(news.times);
      else ports.onOtherPerson();
    });
  const extend = () =>
    void once(async () => {
      extendedAt = ports.now();
      const next = await ports.extend();
      learn(next);
      ports.tellOthers(next);
    });
  const tick = () => {
    if (view.name === 'over') return;
    const now = ports.now();
    const phase = phaseAt(deadlines, now);
    if (phase === 'over') {
      show({ name: 'hidden' });
      check();
    } else if (phase === 'quiet' || dismissed) show({ name: 'open' });
    else if (ports.isKeptAlive() && canExtend(deadlines)) extend();
    else if (confirmed !== deadlines) check();
    else show({ name: 'warning', secondsLeft: secondsLeft(deadlines, now), canExtend: canExtend(deadlines) });
  };
  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tick,
    check,
    stay: extend,
    dismiss: () => {
      dismissed = true;
      tick();
    },
    typed: () => {
      if (view.name === 'open' && ports.now() - extendedAt >= TYPING_EXTENDS_EVERY) extend();
    },
    heard: (next) => {
      learn(next);
      tick();
    },
    end,
  };
}
