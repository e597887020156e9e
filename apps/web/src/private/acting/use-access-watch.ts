import { watchAccess } from '@portico/contract';
import { useEffect } from 'react';
import { CallFailure } from '../../api/call-failure.ts';
import { notifyTabs } from '../../portal/session-channel.ts';
import { useSend } from '../../portal/use-send.ts';
import { useSession } from '../session/session.tsx';

/** In milliseconds: before the server is asked again that could not be. */
const PAUSE = 5000;

/**
 * While the user acts for somebody: waits at the server for the end of the access, so that the patient's data leave the screen as soon as it is taken back. Of
 * several tabs one asks, and tells the others.
 */
export function useAccessWatch(): void {
  const send = useSend();
  const { actingFor } = useSession();
  const proxyId = actingFor?.proxyId;
  useEffect(() => {
    if (proxyId === undefined) return undefined;
    const stop = new AbortController();
    const watch = async (): Promise<void> => {
      while (!stop.signal.aborted) {
        try {
          await send(watchAccess, {}, stop.signal);
        } catch (caught) {
          if (stop.signal.aborted) return;
          if (!(caught instanceof CallFailure)) throw caught;
          if (caught.reason === 'refused') notifyTabs({ kind: 'signedIn' });
          await pause(PAUSE, stop.signal);
        }
      }
    };
    // The tab that has the lock asks; where a browser has no locks, each does.
    if (navigator.locks === undefined) void watch();
    else navigator.locks.request('portico-access', { signal: stop.signal }, watch).catch(() => undefined);
    return () => stop.abort();
    // `send` is another one with each render, and does the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [proxyId]);
}

/** Ends early where the signal says so. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
