import { useEffect, useRef, type RefObject } from 'react';
import type { CallFailure } from '../../api/call-failure.ts';
import { useAction, type Action } from '../../portal/use-action.ts';
import { focusDialogOf } from '../focus-card.ts';

export interface PasswordTry extends Action {
  /** A ref for the password field. */
  readonly field: RefObject<HTMLInputElement | null>;
  /** The last try was wrong. */
  readonly isWrong: boolean;
  /** There were too many tries: the form waits until the lock ends. */
  readonly isLocked: boolean;
}

/**
 * Tries the account's password in a dialog. A wrong password empties the field, which takes focus; a lock disables the
 * form until it ends.
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
    // The timer runs until this lock ends, whatever else renders.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [failure]);
  return { ...action, field, isWrong: failure?.error === 'invalidLogin', isLocked };
}

function lockedMilliseconds({ details }: CallFailure): number {
  return (details?.lockedFor ?? 0) * 1000;
}
