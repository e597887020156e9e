import { extendSession, getSession, pathTo, type CallReply } from '@portico/contract';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useSend, type Send } from '../../portal/use-send.ts';
import { forgetDrafts } from '../../drafts/drafts.ts';
import { openSessionChannel, type SessionChannel } from './session-channel.ts';
import { keepSession, type SessionKeeper, type SessionView } from './session-keeper.ts';
import type { Session } from './session.tsx';

/** Coming back to the page asks the server how things are at most this often, in milliseconds. */
const CHECK_EVERY = 5000;

export interface WatchedSession {
  readonly view: SessionView;
  readonly keeper: SessionKeeper;
  readonly session: Session;
}

/** Runs the session's keeper in the browser: its clock, the other tabs, what is typed, and the calls. */
export function useSessionKeeper(person: CallReply<typeof getSession>): WatchedSession {
  const send = useLatest(useSend());
  const channel = useRef<SessionChannel | null>(null);
  const suspensions = useRef(0);
  // The refs are read when the keeper asks, never while something is rendered.
  // oxlint-disable-next-line react/refs
  const [keeper] = useState(() =>
    keepSession(person.username, person.times, {
      now: () => Date.now(),
      ask: () => send.current(getSession, {}),
      extend: () => send.current(extendSession, {}),
      isKeptAlive: () => suspensions.current > 0,
      tellOthers: (times) => channel.current?.tell({ kind: 'extended', times }),
      onOtherPerson: () => window.location.reload(),
    }),
  );
  useEffect(() => {
    channel.current = openSessionChannel((message) => {
      if (message.kind === 'extended') keeper.heard(message.times);
      else keeper.end('signedOut');
    });
    return () => channel.current?.close();
  }, [keeper]);
  useEffect(() => watch(keeper), [keeper]);

  const { username, firstName, lastName, admittedTo } = person;
  const session = useMemo<Session>(
    () => ({
      username,
      firstName,
      lastName,
      admittedTo,
      signOut: () => {
        forgetDrafts();
        channel.current?.tell({ kind: 'signedOut' });
        window.location.assign(pathTo('home'));
      },
      keepAlive: () => {
        suspensions.current += 1;
        return () => {
          suspensions.current -= 1;
        };
      },
    }),
    [username, firstName, lastName, admittedTo],
  );
  return { view: useSyncExternalStore(keeper.subscribe, keeper.view), keeper, session };
}

/** Timers stop while a laptop sleeps: the clock is looked at again whenever the page comes into sight. */
function watch(keeper: SessionKeeper): () => void {
  let checkedAt = Date.now();
  const come = () => {
    if (document.visibilityState === 'hidden') return;
    keeper.tick();
    if (Date.now() - checkedAt < CHECK_EVERY) return;
    checkedAt = Date.now();
    keeper.check();
  };
  const comeBack = (event: PageTransitionEvent) => {
    // A page out of the browser's memory shows what was there before one left, or signed out.
    if (event.persisted) window.location.reload();
  };
  const timer = setInterval(keeper.tick, 1000);
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener('visibilitychange', come, { signal });
  window.addEventListener('focus', come, { signal });
  window.addEventListener('pageshow', comeBack, { signal });
  document.addEventListener('input', keeper.typed, { signal });
  return () => {
    clearInterval(timer);
    stop.abort();
  };
}

/** The newest `send`: it changes with the language and the anti-forgery token. */
function useLatest(send: Send): { readonly current: Send } {
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  }, [send]);
  return latest;
}
