import { useEffect, useState } from 'react';
import { usePortal, type Portal } from '../portal/portal.tsx';

/** The log-out that is under way, if one is. */
let underWay: Promise<boolean> | null = null;

/** Waits until no log-out is under way: it would end the session of whoever signs in meanwhile. */
export async function afterLogOut(): Promise<void> {
  await underWay;
}

/**
 * Ends the session that the browser still has as the sign-in page opens (spec §1, "on load the app logs out any existing
 * session"). True once one was in fact ended.
 */
export function useStartUpLogOut(): boolean {
  const portal = usePortal();
  const [hasEnded, setHasEnded] = useState(false);
  const isSignedIn = portal.settings.session !== null;
  useEffect(() => {
    if (!isSignedIn) return;
    underWay ??= logOut(portal);
    void underWay.then((ended) => {
      underWay = null;
      if (ended) setHasEnded(true);
    });
    // Once for each session, whatever is rendered meanwhile.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isSignedIn]);
  return hasEnded;
}

/** Without a connection the session stays, to end by itself or with the next sign-in, and nobody is told otherwise. */
async function logOut(portal: Portal): Promise<boolean> {
  try {
    const { endSession } = await import('./sign-in-calls.ts');
    return await endSession(portal);
  } catch {
    return false;
  }
}
