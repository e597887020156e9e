import { selfActivation, validateVerificationCode, type SignUpStanding } from '@portico/contract';
import { useState } from 'react';
import { CallFailure } from '../../api/call-failure.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { useAction, type Action } from '../../portal/use-action.ts';
import { useSend } from '../../portal/use-send.ts';
import { signUp } from '../../sign-up/sign-up-flow.ts';

export interface VerifyCode extends Pick<Action, 'busy' | 'failure' | 'failures' | 'forgetFailure'> {
  readonly verify: (code: string) => void;
  /** The step has moved, as in another tab: what is shown is up to date again. */
  readonly moved: CallFailure | null;
}

/**
 * A code that was sent to the phone: with the right one somebody goes on as the patient whose phone it is (spec §4).
 *
 * @param onAccount the code was right, and whose phone it is has an account already (spec §8, 1004).
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
  const check = async (code: string): Promise<SignUpStanding> => {
    try {
      return await send(validateVerificationCode, { token, code });
    } catch (caught) {
      if (caught instanceof CallFailure && caught.error === 'codeExpired') await recheck();
      if (caught instanceof CallFailure && caught.error === 'outOfTurn') await overtaken();
      throw caught;
    }
  };
  const goOnAsPatient = async (status: SignUpStanding): Promise<SignUpStanding> => {
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
    moved,
  };
}
