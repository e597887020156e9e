import { myHealthLogin, ticketUpdatePassword } from '@portico/contract';
import { useState } from 'react';
import { CallFailure } from '../../api/call-failure.ts';
import type { RefusedPassword } from '../../forms/new-password.tsx';
import { useSubmit } from '../../forms/use-submit.ts';
import { useSend } from '../../portal/use-send.ts';
import { passwordRecovery } from '../../recovery/memories.ts';
import { forgetIdentityInput } from '../../recovery/identity-input.ts';
import { useGo } from '../../router/use-go.ts';
import { useAfterSignIn } from '../../sign-in/destination.ts';
import { deviceId } from '../../sign-in/device-id.ts';
import { isTicketUseless, useFailedReset } from './use-failed-reset.ts';

export interface Resetting {
  readonly phase: 'idle' | 'saving' | 'signingIn';
  /** Why the password could not be saved, if another try may help. */
  readonly failure: CallFailure | null;
  /**
   * Saves the password and signs in with it. Returns what is wrong with the password, or null.
   *
   * @param onUserName receives the account's username, so that a password manager can store both.
   */
  readonly reset: (password: string, onUserName: (userName: string) => void) => Promise<RefusedPassword | null>;
}

/**
 * Sets the password by the ticket, then signs in as usual, with the second step if there is one (spec §4: "then
 * automatic sign-in"). If that is refused, or the server does not say whose
 * account it is, the person signs in by hand.
 */
export function useReset(ticket: string): Resetting {
  const updating = useSubmit(ticketUpdatePassword);
  const sendCall = useSend();
  const afterSignIn = useAfterSignIn();
  const go = useGo();
  const fail = useFailedReset();
  const [isSaved, setIsSaved] = useState(false);

  const signIn = async (username: string, password: string) => {
    try {
      afterSignIn(await sendCall(myHealthLogin, { username, password, deviceId: deviceId() }));
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      go('login-home', { error: 'passwordReset' }, { replace: true });
    }
  };
  const reset: Resetting['reset'] = async (password, onUserName) => {
    if (isSaved) return null;
    const saved = await updating.submit({ password, ticket, deviceId: deviceId() });
    if (saved === null) return null;
    if (saved instanceof CallFailure) {
      if (isTicketUseless(saved)) fail(saved);
      const errors = saved.error === 'passwordRefused' ? (saved.details?.passwordFaults ?? ['invalid']) : null;
      return errors && { password, errors };
    }
    setIsSaved(true);
    onUserName(saved.userName);
    passwordRecovery.forget();
    forgetIdentityInput();
    // A link that was opened elsewhere does not say whose account it is: its owner knows, and signs in by hand.
    if (saved.userName === '') go('login-home', { error: 'passwordReset' }, { replace: true });
    else await signIn(saved.userName, password);
    return null;
  };
  const { failure } = updating;
  const isSaidElsewhere = failure?.error === 'passwordRefused' || isTicketUseless(failure);
  return {
    phase: isSaved ? 'signingIn' : updating.busy ? 'saving' : 'idle',
    failure: isSaidElsewhere ? null : failure,
    reset,
  };
}
