import type { CallFailure } from '../../api/call-failure.ts';
import { useAction, type Action } from '../../portal/use-action.ts';

/** Whether a refusal ends the sign-in, whichever factor is used. */
export function endsSignIn({ error }: CallFailure): boolean {
  return error === 'signInExpired' || error === 'loginLockout' || error === 'loginSuspended';
}

/** What ends more than the open factor. */
export interface PageEnds {
  readonly onEnd: (by: CallFailure) => void;
  /** The factor is gone: the list must be loaded again. */
  readonly onOutdated: () => void;
}

/** Runs the calls of a factor. A failure that ends the page or the factor is not shown by the factor. */
export function useAttempt({ onEnd, onOutdated }: PageEnds): Action {
  return useAction((failure) => {
    const isOutdated = failure.error === 'unknownFactor';
    if (endsSignIn(failure)) onEnd(failure);
    else if (isOutdated) onOutdated();
    return endsSignIn(failure) || isOutdated;
  });
}
