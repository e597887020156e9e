import { useEffect, useState } from 'react';
import { usePortal, type Portal } from '../portal/portal.tsx';
import { isAppRequest, readDeepLink } from './destination.ts';
import { takeSignedOutNote } from './signed-out-note.ts';

/** `none`: there was no session to end. */
type LogOutOutcome = 'none' | 'ended' | 'failed';

/** The running log-out, if any. */
let underWay: Promise<LogOutOutcome> | null = null;

/** Waits until no log-out is running: it would end the session of a sign-in that happens meanwhile. */
export async function afterLogOut(): Promise<void> {
  await underWay;
}

export interface StartUpLogOut {
  /** `ended` also if the user has signed out on the page before this. */
  readonly outcome: LogOutOutcome;
  /** How often it has failed. */
  readonly failures: number;
  readonly isBusy: boolean;
  readonly tryAgain: () => void;
}

/**
 * Ends the session that the browser still has when the sign-in page opens (spec §1, "on load the app logs out any
 * existing session"). Without a connection the session stays, and a user who believes to be signed out must be told.
 */
export function useStartUpLogOut(): StartUpLogOut {
  const portal = usePortal();
  const [outcome, setOutcome] = useState<LogOutOutcome>('none');
  const [failures, setFailures] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const run = () => {
    setIsBusy(true);
    underWay ??= logOut(portal);
    void underWay.then((next) => {
      underWay = null;
      setIsBusy(false);
      // After a sign-out there was no session left to end.
      setOutcome((before) => (next === 'none' && before === 'ended' ? before : next));
      if (next === 'failed') setFailures((before) => before + 1);
    });
  };
  useEffect(() => {
    if (takeSignedOutNote()) setOutcome('ended');
    // Whom an app has sent to sign in anew keeps the session until then (decision 15).
    if (portal.settings.session !== null && !isAppRequest(readDeepLink(window.location.hash))) run();
    // Runs once, when the page opens. This page may learn of a later sign-in elsewhere only through a sign-in here: a
    // log-out then would end the new session.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return { outcome, failures, isBusy, tryAgain: run };
}

async function logOut(portal: Portal): Promise<LogOutOutcome> {
  try {
    const { endSession } = await import('./sign-in-calls.ts');
    return (await endSession(portal)) ? 'ended' : 'none';
  } catch {
    return 'failed'; // the call failed, or its files did not load
  }
}
