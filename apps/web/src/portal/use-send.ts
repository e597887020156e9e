import type { Call, CallReply, CallSent } from '@portico/contract';
import { useContext } from 'react';
import { CallFailure } from '../api/call-failure.ts';
import { usePortal } from './portal.tsx';
import { sendCall } from './send-call.ts';
import { SessionGuardContext } from './session-guard.ts';

export type Send = <C extends Call>(call: C, input: CallSent<C>, signal?: AbortSignal) => Promise<CallReply<C>>;

/** Makes calls for a page by `sendCall`; in the signed-in app, only for the person who is on the page. */
export function useSend(): Send {
  const portal = usePortal();
  const { onSignInRequired, isSamePerson, person, onOtherPerson, onDue } = useContext(SessionGuardContext);
  return async (call, input, signal) => {
    try {
      return await sendCall(portal, call, input, { signal, isSamePerson, person });
    } catch (failure) {
      if (failure instanceof CallFailure) {
        if (failure.error === 'signInRequired') onSignInRequired();
        if (failure.error === 'wrongPerson' || failure.error === 'accessEnded') onOtherPerson(failure.error);
        if (failure.error === 'termsRequired' || failure.error === 'secondStepRequired') onDue();
      }
      throw failure;
    }
  };
}
