import { useEffect } from 'react';

/** Milliseconds until the server is asked again, if its clock is behind this browser's. */
const AGAIN = 15_000;

/**
 * Asks for the status once a session is over: it is valid until the current time in seconds has passed its expiry (spec
 * §4). The server's clock decides.
 *
 * @param expires Unix seconds; null for no session.
 */
export function useSessionEnd(expires: number | null, ask: () => Promise<void>): void {
  useEffect(() => {
    if (expires === null) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      timer = setTimeout(look, AGAIN);
      void ask();
    };
    timer = setTimeout(look, millisecondsLeft(expires, Date.now()));
    return () => clearTimeout(timer);
    // The timer runs until this session ends, whatever else renders.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [expires]);
}

/** @param now in milliseconds. */
export function millisecondsLeft(expires: number, now: number): number {
  return Math.max((expires + 1) * 1000 - now, 0);
}
