import type { SessionTimes } from '@portico/contract';
import { CallFailure } from '../../api/call-failure.ts';
import type { SessionMessage } from '../../portal/session-channel.ts';
import { canExtend, deadlinesFrom, phaseAt, secondsLeft } from './session-clock.ts';

/**
 * Why it is over: it ran out; the user signed out in another tab; by our clock it is over, or another user has signed
 * in, and the server could not be asked; it now belongs to another person; or the user signed out here,
 * or closed the account.
 */
export type EndOfSession = 'ranOut' | 'signedOut' | 'unreachable' | 'otherPerson' | 'left' | 'closed';

/** What the screen shows of the session. */
export type SessionView =
  | { readonly name: 'open' }
  | { readonly name: 'warning'; readonly secondsLeft: number; readonly canExtend: boolean }
  /** By our clock it is over, or it may be another person's; the server is being asked. No patient data is shown. */
  | { readonly name: 'hidden' }
  | { readonly name: 'over'; readonly because: EndOfSession };

/** The server's answer about the session. */
export interface SessionNews {
  readonly username: string;
  readonly times: SessionTimes;
}

export interface SessionWatchPorts {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Asks the server. This does not count as activity. */
  readonly ask: () => Promise<SessionNews>;
  /** Counts as activity. */
  readonly extend: () => Promise<SessionTimes>;
  /** Whether the screen must not be interrupted (spec §4: "While a suspension flag is set the session is extended"). */
  readonly isKeptAlive: () => boolean;
  /** The session was extended here: other tabs can hide their warning. */
  readonly tellExtended: (times: SessionTimes) => void;
  /** The server said here that the session has run out: other tabs can hide their content. */
  readonly tellRanOut: () => void;
}

/** Typing extends the session at most this often, in milliseconds. */
export const TYPING_EXTENDS_EVERY = 60_000;

/**
 * A laptop wakes before its network. If the server cannot be asked whether the session is over, it is asked again after
 * these times, in milliseconds, before the end is final. An extension by a suspension flag is repeated after them too.
 */
const ASKED_AGAIN_AFTER = [3000, 6000] as const;

export interface SessionWatch {
  readonly view: () => SessionView;
  readonly subscribe: (listener: () => void) => () => void;
  /** To be called every second, and whenever the page becomes visible. */
  readonly tick: () => void;
  /** Asks the server about the session. */
  readonly check: () => void;
  readonly stay: () => void;
  /** Closes a warning for an end that cannot be extended. */
  readonly dismiss: () => void;
  /** The user has typed. */
  readonly noteActivity: () => void;
  readonly heard: (message: SessionMessage) => void;
  /** Asks the server whether the session still belongs to its owner. Rejects with CallFailure if it cannot be asked. */
  readonly isStillOwners: () => Promise<boolean>;
  /** The user is signing out, or that failed. Meanwhile nothing is asked, and the end of the session is expected. */
  readonly setLeaving: (isLeaving: boolean) => void;
  /** A call was refused because no user is signed in, or the user has signed out. */
  readonly end: (because: EndOfSession) => void;
}

/**
 * Watches the session of one user. The server is the authority: it is asked before a warning or an end, so that calls
 * of other tabs count and no clock has to be right.
 */
export function watchSession(owner: string, times: SessionTimes, ports: SessionWatchPorts): SessionWatch {
  const listeners = new Set<() => void>();
  let view: SessionView = { name: 'open' };
  let deadlines = deadlinesFrom(times, ports.now());
  /** The deadlines that the server has confirmed. The warning shows for no others. */
  let confirmed: unknown = null;
  let dismissed = false;
  let isAsking = false;
  let isLeaving = false;
  let extendedAt = ports.now();
  /** How many messages of other tabs put the session's owner in doubt, and how many doubts the server has resolved. */
  let doubts = 0;
  let doubtsCleared = 0;
  let unanswered = 0;
  let askAgainAt = 0;
  /** How often in a row an extension did not end the warning phase. */
  let unextended = 0;
  let extendAgainAt = 0;

  const show = (next: SessionView) => {
    if (view.name === 'over' || JSON.stringify(next) === JSON.stringify(view)) return;
    view = next;
    for (const listener of listeners) listener();
  };
  const end: SessionWatch['end'] = (because) => show({ name: 'over', because });
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
      // An answer with no second left is treated as no answer.
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
    // An answer resolves the doubts from before the question, not later ones.
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
      // The user must see that the session ends if no extension succeeds.
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
    noteActivity: () => {
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
