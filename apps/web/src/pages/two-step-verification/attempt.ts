import { useState } from 'react';
import { CallFailure } from '../../api/call-failure.ts';

/** Whether a refusal leaves nothing to do on this page, whichever way one would take. */
export function endsSignIn({ error }: CallFailure): boolean {
  return error === 'signInExpired' || error === 'loginLockout' || error === 'loginSuspended';
}

/** What becomes of the page, beyond the way that is open. */
export interface PageEnds {
  readonly onEnd: (by: CallFailure) => void;
  /** The way is no longer there: the list must be asked for again. */
  readonly onOutdated: () => void;
}

export interface Attempt {
  readonly isBusy: boolean;
  readonly failure: CallFailure | null;
  /** How often it has failed; moves focus to what says so. */
  readonly failures: number;
  readonly forgetFailure: () => void;
  /** Does one thing at a time; undefined where it failed or something is under way. */
  readonly run: <Done>(work: () => Promise<Done>) => Promise<Done | undefined>;
}

/** Runs the calls of a way, and keeps why the last one failed. */
export function useAttempt({ onEnd, onOutdated }: PageEnds): Attempt {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [failures, setFailures] = useState(0);
  const run: Attempt['run'] = async (work) => {
    if (isBusy) return undefined;
    setIsBusy(true);
    setFailure(null);
    try {
      return await work();
    } catch (caught) {
      if (!(caught instanceof CallFailure)) throw caught;
      if (endsSignIn(caught)) onEnd(caught);
      else if (caught.error === 'unknownFactor') onOutdated();
      else {
        setFailure(caught);
        setFailures((before) => before + 1);
      }
      return undefined;
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, failure, failures, forgetFailure: () => setFailure(null), run };
}
