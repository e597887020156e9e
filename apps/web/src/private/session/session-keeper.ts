import type { SessionTimes } from '@portico/contract';
import { CallFailure } from '../../api/call-failure.ts';
import type { SessionMessage } from '../../portal/session-channel.ts';
import { canExtend, deadlinesFrom, phaseAt, secondsLeft } from './session-clock.ts';

/**
 * How it is over: it ran out; one signed out in another tab; by our clock it is over, or somebody has signed in, and the
 * server could not be asked; it is now that of another person; or one signed out here.
 */
export type EndOfSession = 'ranOut' | 'signedOut' | 'unreachable' | 'otherPerson' | 'left';

/** What one sees of the session. */
export type SessionView =
  | { readonly name: 'open' }
  | { readonly name: 'warning'; readonly secondsLeft: number; readonly canExtend: boolean }
  /** By our clock it is over, or it may be another person's; the server is being asked. Nothing of the patient shows. */
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
  readonly tellExtended: (times: SessionTimes) => void;
  /** The server said here that the session has run out: other tabs can hide what they show. */
  readonly tellRanOut: () => void;
}

/** Typing extends the session at most this often, in milliseconds. */
export const TYPING_EXTENDS_EVERY = 60_000;

/**
 * A laptop wakes before its network: where the server cannot be asked whether the session is over, it is asked again after
 * these times, in milliseconds, before that is final. What a suspension flag extends is tried again after them too.
 */
const ASKED_AGAIN_AFTER = [3000, 6000] as const;

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
  readonly heard: (message: SessionMessage) => void;
  /** Asks the server whether the session is still that of its owner. Rejects with CallFailure where it cannot be asked. */
  readonly isStillOwners: () => Promise<boolean>;
  /**
   * The person is signing out, or that did not work. Meanwhile nothing is asked, and that nobody is signed in any more is no
   * news.
   */
  readonly setLeaving: (isLeaving: boolean) => void;
  /** A call was refused because nobody is signed in, or the person has signed out. */
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
  let isLeaving = false;
  let extendedAt = ports.now();
  /** How often another tab said something that puts in doubt whose session it is, and which of these were cleared up. */
  let doubts = 0;
  let doubtsCleared = 0;
  let unanswered = 0;
  let askAgainAt = 0;
  /** How often in a row extending the session did not take it out of the warning. */
  let unextended = 0;
  let extendAgainAt = 0;

  const show = (next: SessionView) => {
    if (view.name === 'over' || JSON.stringify(next) === JSON.stringify(view)) return;
    view = next;
    for (const listener of listeners) listener();
  };
  const end: SessionKeeper['end'] = (because) => show({ name: 'over', because });
  const runOut = () => {
    if (view.name === 'over' || isLeaving) return;
    end('ranOut');
    ports.tellRanOut();
  };
  const isOver = () => phaseAt(deadlines, ports.now()) === 'over';
  const learn = (next: SessionTimes) => {
    deadlines = deadlinesFrom(next, ports.now());
    confirmed = deadlines;
    if (isOver()) return;
    unanswered = 0;
    askAgainAt = 0;
  };
  const isHidden = () => doubts > doubtsCleared || isOver();
  const notAnswered = () => {
    const pause = ASKED_AGAIN_AFTER[unanswered];
    unanswered += 1;
    if (pause === undefined) end('unreachable');
    else askAgainAt = ports.now() + pause;
  };
  const notExtended = () => {
    extendAgainAt = ports.now() + (ASKED_AGAIN_AFTER[unextended] ?? ASKED_AGAIN_AFTER[1]);
    unextended += 1;
  };
  const once = async (work: () => Promise<void>) => {
    if (isAsking || isLeaving) return;
    isAsking = true;
    try {
      await work();
      // That no second is left says no more than no answer.
      if (isOver()) notAnswered();
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (failure.error === 'signInRequired') runOut();
      else if (isHidden()) notAnswered();
      confirmed = deadlines;
    } finally {
      isAsking = false;
    }
    tick();
  };
  const isStillOwners = async () => {
    // An answer clears up what was in doubt when the question was put, not what was heard since.
    const doubtsAsked = doubts;
    const news = await ports.ask();
    if (news.username !== owner) {
      end('otherPerson');
      return false;
    }
    doubtsCleared = doubtsAsked;
    learn(news.times);
    return true;
  };
  const check = () =>
    void once(async () => {
      await isStillOwners();
    });
  const extend = () =>
    void once(async () => {
      extendedAt = ports.now();
      try {
        const next = await ports.extend();
        learn(next);
        ports.tellExtended(next);
      } finally {
        if (phaseAt(deadlines, ports.now()) === 'quiet') unextended = 0;
        else notExtended();
      }
    });
  const warn = () =>
    show({ name: 'warning', secondsLeft: secondsLeft(deadlines, ports.now()), canExtend: canExtend(deadlines) });
  const tick = () => {
    if (view.name === 'over') return;
    const now = ports.now();
    const phase = phaseAt(deadlines, now);
    if (isHidden()) {
      show({ name: 'hidden' });
      if (now >= askAgainAt) check();
    } else if (phase === 'quiet' || dismissed) show({ name: 'open' });
    else if (ports.isKeptAlive() && canExtend(deadlines)) {
      if (now >= extendAgainAt) extend();
      // It is to be seen that it ends all the same, where nothing extends it.
      if (unextended > ASKED_AGAIN_AFTER.length) warn();
      else show({ name: 'open' });
    } else if (confirmed !== deadlines) check();
    else warn();
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
    heard: (message) => {
      const isOwn = message.kind !== 'signedIn' && (message.owner === null || message.owner === owner);
      if (!isOwn) doubts += 1;
      else if (message.kind !== 'ended') learn(message.times);
      else if (!isLeaving || message.because !== 'ranOut') end(message.because);
      tick();
    },
    isStillOwners,
    setLeaving: (next) => {
      isLeaving = next;
      if (!isLeaving) check();
    },
    end: (because) => (because === 'ranOut' ? runOut() : end(because)),
  };
}
