import { useEffect, useRef, type RefObject } from 'react';
import type { CallFailure } from '../../../api/call-failure.ts';
import { useAction, type Action } from '../../../portal/use-action.ts';
import { focusDialogOf } from './focus-card.ts';

export interface PasswordTry extends Action {
  /** For the field of the password that is tried. */
  readonly field: RefObject<HTMLInputElement | null>;
  /** The last try was wrong. */
  readonly isWrong: boolean;
  /** There were too many: the form waits for the lock to end. */
  readonly isLocked: boolean;
}

/**
 * Tries the password of the account, in a dialog. One that is wrong goes out of its field, which takes focus; a lock takes
 * the form away until it ends.
 */
export function usePasswordTry(empty: () => void): PasswordTry {
  const field = useRef<HTMLInputElement>(null);
  const action = useAction(({ error }) => {
    if (error === 'invalidLogin') {
      empty();
      field.current?.focus();
    }
    if (error === 'loginLockout') {
      empty();
      if (field.current) focusDialogOf(field.current);
    }
    return false;
  });
  const { failure, forgetFailure } = action;
  const isLocked = failure?.error === 'loginLockout';
  useEffect(() => {
    if (failure?.error !== 'loginLockout') return undefined;
    const timer = setTimeout(forgetFailure, lockedMilliseconds(failure));
    return () => clearTimeout(timer);
    // The clock runs to the end of this lock, whatever is rendered meanwhile.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [failure]);
  return { ...action, field, isWrong: failure?.error === 'invalidLogin', isLocked };
}

function lockedMilliseconds({ details }: CallFailure): number {
  return (details?.lockedFor ?? 0) * 1000;
}
