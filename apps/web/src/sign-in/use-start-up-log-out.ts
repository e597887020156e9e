import { useEffect, useState } from 'react';
import { usePortal, type Portal } from '../portal/portal.tsx';
import { SIGN_OUT_HASH } from '../native/address-of-command.ts';
import { nativeApp } from '../native/native-app.ts';
import { isAppRequest, readDeepLink } from './destination.ts';
import { type SignedInElsewhere, takeSignedOutNote } from './signed-out-note.ts';

/** `none`: there was no session to end. `kept`: apps use it. */
type LogOutOutcome = 'none' | 'ended' | 'kept' | 'failed';
export interface Ended {
  readonly outcome: LogOutOutcome;
  readonly usedBy: readonly string[];
  /** Where the person may be signed in still. */
  readonly elsewhere?: SignedInElsewhere | undefined;
}

/** The running log-out, if any. */
let underWay: Promise<Ended> | null = null;

/** Waits until no log-out is running: it would end the session of a sign-in that happens meanwhile. */
export async function afterLogOut(): Promise<void> {
  await underWay;
}

export interface StartUpLogOut {
  /** `ended` also if the user has signed out on the page before this. */
  readonly outcome: LogOutOutcome;
  /** Names of the apps for which the session is kept. */
  readonly usedBy: readonly string[];
  readonly elsewhere: SignedInElsewhere | undefined;
  /** How often it has failed. */
  readonly failures: number;
  readonly isBusy: boolean;
  readonly tryAgain: () => void;
  /** Ends a session that was kept. */
  readonly endAnyway: () => void;
}

/**
 * Ends the session that the browser still has when the sign-in page opens (spec §1, "on load the app logs out any
 * existing session"), unless apps use it. Without a connection the session stays, and a user who believes to be signed out must be told.
 */
export function useStartUpLogOut(): StartUpLogOut {
  const portal = usePortal();
  const [{ outcome, usedBy, elsewhere }, setEnded] = useState<Ended>(nothing);
  const [failures, setFailures] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const run = (atStart: boolean) => {
    setIsBusy(true);
    underWay ??= logOut(portal, atStart);
    void underWay.then((next) => {
      underWay = null;
      setIsBusy(false);
      // After a sign-out there was no session left to end.
      setEnded((before) => (next.outcome === 'none' && before.outcome === 'ended' ? before : next));
      if (next.outcome === 'failed') setFailures((before) => before + 1);
    });
  };
  useEffect(() => {
    const noted = takeSignedOutNote();
    if (noted !== null) setEnded({ ...nothing, ...noted, outcome: 'ended' });
    // Whom an app has sent to sign in anew keeps the session until then (decision 15).
    if (portal.settings.session !== null && !isAppRequest(readDeepLink(window.location.hash))) run(!isAskedByApp());
    // Runs once, when the page opens. This page may learn of a later sign-in elsewhere only through a sign-in here: a
    // log-out then would end the new session.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return { outcome, usedBy, elsewhere, failures, isBusy, tryAgain: () => run(true), endAnyway: () => run(false) };
}

const nothing: Ended = { outcome: 'none', usedBy: [] };

/** The hospital's own app signs out by opening this page (decision 60): then somebody has asked. */
function isAskedByApp(): boolean {
  return window.location.hash === SIGN_OUT_HASH && nativeApp() !== null;
}

async function logOut(portal: Portal, atStart: boolean): Promise<Ended> {
  try {
    const { endSession } = await import('./sign-in-calls.ts');
    return await endSession(portal, atStart);
  } catch {
    return { ...nothing, outcome: 'failed' }; // the call failed, or its files did not load
  }
}
