import type { CallFailure } from '../../api/call-failure.ts';
import { useAction, type Action } from '../../portal/use-action.ts';

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

/** Runs the calls of a way. What ends the page, or the way, is not said by the way. */
export function useAttempt({ onEnd, onOutdated }: PageEnds): Action {
  return useAction((failure) => {
    const isOutdated = failure.error === 'unknownFactor';
    if (endsSignIn(failure)) onEnd(failure);
    else if (isOutdated) onOutdated();
    return endsSignIn(failure) || isOutdated;
  });
}
