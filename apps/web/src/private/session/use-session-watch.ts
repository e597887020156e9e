import { extendSession, getSession, type CallReply } from '@portico/contract';
import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { forgetPerson } from '../../portal/personal-memory.ts';
import { usePortal } from '../../portal/portal.tsx';
import { sendCall } from '../../portal/send-call.ts';
import { createSessionChannel, type SessionChannel } from '../../portal/session-channel.ts';
import { watchSession, type SessionWatch, type SessionView } from './session-watch.ts';
import { ownerOfSession } from './owner-of-session.ts';
import type { Session } from './session.tsx';
import { useSignOut } from './use-sign-out.ts';

/** Returning to the page asks the server at most this often, in milliseconds. */
const CHECK_EVERY = 5000;

/** In seconds. Without a network there is no answer; hidden content must not wait for the loading time-out. */
const ANSWER_WITHIN = 10;

export interface WatchedSession {
  readonly view: SessionView;
  readonly keeper: SessionWatch;
  readonly session: Session;
}

/** Runs the session keeper in the browser: clock, other tabs, typing, and calls. */
export function useSessionWatch(person: CallReply<typeof getSession>): WatchedSession {
  const { username, firstName, lastName, actingFor, admittedTo, secondStep } = person;
  const owner = ownerOfSession(person);
  const portal = useLatest(usePortal());
  const channel = useRef<SessionChannel | null>(null);
  const suspensions = useRef(0);
  // The refs are read when the keeper asks, never during rendering.
  // oxlint-disable-next-line react/refs
  const [keeper] = useState(() => {
    const made: SessionWatch = watchSession(owner, person.times, {
      now: () => Date.now(),
      ask: async () => {
        const news = await sendCall(portal.current, getSession, {}, { timeout: ANSWER_WITHIN });
        return { username: ownerOfSession(news), times: news.times };
      },
      extend: () =>
        sendCall(portal.current, extendSession, {}, { timeout: ANSWER_WITHIN, isSamePerson: made.isStillOwners }),
      isKeptAlive: () => suspensions.current > 0,
      tellExtended: (times) => channel.current?.notify({ kind: 'extended', owner, times }),
      tellRanOut: () => channel.current?.notify({ kind: 'ended', owner, because: 'ranOut' }),
    });
    return made;
  });
  useEffect(() => {
    channel.current = createSessionChannel((message) => {
      if (message.kind === 'ended' && message.because === 'signedOut') forgetPerson();
      keeper.heard(message);
    });
    return () => channel.current?.close();
  }, [keeper]);
  useEffect(() => watch(keeper), [keeper]);

  const { signOut, signingOut, leaveClosed } = useSignOut(owner, keeper, channel);
  const [keepAlive] = useState(() => () => {
    suspensions.current += 1;
    return () => {
      suspensions.current -= 1;
    };
  });
  const session: Session = {
    username,
    firstName,
    lastName,
    actingFor,
    admittedTo,
    secondStep,
    signOut,
    signingOut,
    leaveClosed,
    keepAlive,
  };
  return { view: useSyncExternalStore(keeper.subscribe, keeper.view), keeper, session };
}

/** Timers stop while a laptop sleeps: the clock is checked again whenever the page becomes visible. */
function watch(keeper: SessionWatch): () => void {
  let checkedAt = Date.now();
  const come = () => {
    if (document.visibilityState === 'hidden') return;
    keeper.tick();
    if (Date.now() - checkedAt < CHECK_EVERY) return;
    checkedAt = Date.now();
    keeper.check();
  };
  const comeBack = (event: PageTransitionEvent) => {
    // A page from the back/forward cache shows the state before the user left or signed out.
    if (event.persisted) window.location.reload();
  };
  const timer = setInterval(keeper.tick, 1000);
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener('visibilitychange', come, { signal });
  window.addEventListener('focus', come, { signal });
  window.addEventListener('pageshow', comeBack, { signal });
  document.addEventListener('input', keeper.noteActivity, { signal });
  return () => {
    clearInterval(timer);
    stop.abort();
  };
}

/** The newest value: the portal changes with the language and the anti-forgery token. */
function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
}
