import { useEffect, useState } from 'react';
import { usePortal, type Portal } from '../portal/portal.tsx';
import { takeSignedOutNote } from './signed-out-note.ts';

/** `none`: there was no session to end. */
type LogOutOutcome = 'none' | 'ended' | 'failed';

/** The log-out that is under way, if one is. */
let underWay: Promise<LogOutOutcome> | null = null;

/** Waits until no log-out is under way: it would end the session of whoever signs in meanwhile. */
export async function afterLogOut(): Promise<void> {
  await underWay;
}

export interface StartUpLogOut {
  /** `ended` also where one has signed out on the page before this. */
  readonly outcome: LogOutOutcome;
  /** How often it has failed. */
  readonly failures: number;
  readonly isBusy: boolean;
  readonly tryAgain: () => void;
}

/**
 * Ends the session that the browser still has as the sign-in page opens (spec §1, "on load the app logs out any existing
 * session"). Without a connection the session stays, and whoever believes to be signed out has to know.
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
      // There was none left to end after one has signed out.
      setOutcome((before) => (next === 'none' && before === 'ended' ? before : next));
      if (next === 'failed') setFailures((before) => before + 1);
    });
  };
  useEffect(() => {
    if (takeSignedOutNote()) setOutcome('ended');
    if (portal.settings.session !== null) run();
    // As the page opens. Who signs in elsewhere later is not signed out by a page that learns of it only as one signs in
    // here: the log-out would come after the sign-in.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return { outcome, failures, isBusy, tryAgain: run };
}

async function logOut(portal: Portal): Promise<LogOutOutcome> {
  try {
    const { endSession } = await import('./sign-in-calls.ts');
    return (await endSession(portal)) ? 'ended' : 'none';
  } catch {
    return 'failed'; // the call, or the files that make it, did not come through
  }
}
