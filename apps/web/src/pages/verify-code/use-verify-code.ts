import { selfActivation, validateVerificationCode, type SignUpStatus } from '@portico/contract';
import { useState } from 'react';
import { CallFailure } from '../../api/call-failure.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { useAction, type Action } from '../../portal/use-action.ts';
import { useSend } from '../../portal/use-send.ts';
import { signUp } from '../../sign-up/sign-up-flow.ts';

export interface VerifyCode extends Pick<Action, 'busy' | 'failure' | 'failures' | 'forgetFailure'> {
  readonly verify: (code: string) => void;
  /** The step has changed, perhaps in another tab: the page shows the new one. */
  readonly movedOn: CallFailure | null;
}

/**
 * Checks a code that was sent to the phone. With the right one the person goes on as the patient with this phone (spec
 * §4).
 *
 * @param onAccount the code was right, and the patient with this phone has an account already (spec §8, 1004).
 */
export function useVerifyCode(token: string, onAccount: () => void): VerifyCode {
  const send = useSend();
  const { moveOn, recheck, overtaken, moving } = useFlow(signUp);
  const [moved, setMoved] = useState<CallFailure | null>(null);
  const { busy, failure, failures, run, forgetFailure } = useAction((refusal) => {
    if (refusal.error === 'patientHasAccount') onAccount();
    else if (refusal.error === 'outOfTurn') setMoved(refusal);
    else return refusal.error === 'codeExpired';
    return true;
  });
  const check = async (code: string): Promise<SignUpStatus> => {
    try {
      return await send(validateVerificationCode, { token, code });
    } catch (caught) {
      if (caught instanceof CallFailure && caught.error === 'codeExpired') await recheck();
      if (caught instanceof CallFailure && caught.error === 'outOfTurn') await overtaken();
      throw caught;
    }
  };
  const goOnAsPatient = async (status: SignUpStatus): Promise<SignUpStatus> => {
    try {
      return await send(selfActivation, {});
    } catch (caught) {
      if (caught instanceof CallFailure && caught.error === 'patientHasAccount') throw caught;
      if (caught instanceof CallFailure) return status;
      throw caught;
    }
  };
  const verify = async (code: string) => {
    setMoved(null);
    const status = await run(async () => goOnAsPatient(await check(code)));
    if (status) moveOn(status);
  };
  return {
    busy: busy || moving,
    failure,
    failures,
    forgetFailure,
    verify: (code) => void verify(code),
    movedOn: moved,
  };
}
