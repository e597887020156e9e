import { chooseVerificationMethod, type SignUpStatus } from '@portico/contract';
import { CallFailure } from '../../api/call-failure.ts';
import type { Captcha } from '../../captcha/use-captcha.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { CalledOff, useAction, type Action } from '../../portal/use-action.ts';
import { useSend } from '../../portal/use-send.ts';
import { signUp } from '../../sign-up/sign-up-flow.ts';
import { savePhoneNote } from '../../verification/phone-note.ts';
import { usePhoneCode } from '../../verification/use-phone-code.ts';

export type Method = SignUpStatus['verificationMethods'][number];

/** The phone to which a code can be sent, and the captcha for it. */
export interface OfferedPhone {
  readonly lastFour: string;
  readonly captcha: Captcha;
}

export interface ChooseMethod extends Pick<Action, 'busy' | 'failure' | 'forgetFailure'> {
  /** @param number the phone's, for that method. */
  readonly choose: (method: Method, number: string) => Promise<void>;
}

/** Chooses a method and goes on to it. With the phone, a code is sent on the way. */
export function useChooseMethod(phone: OfferedPhone | null): ChooseMethod {
  const send = useSend();
  const { moveOn, overtaken, moving } = useFlow(signUp);
  const { busy, failure, run, forgetFailure } = useAction();
  const { findAndSend } = usePhoneCode();
  const take = async (method: Method) => {
    try {
      return await send(chooseVerificationMethod, { verificationMethod: method });
    } catch (caught) {
      if (caught instanceof CallFailure && caught.error === 'outOfTurn') await overtaken();
      throw caught;
    }
  };
  const sendFirst = async ({ lastFour, captcha }: OfferedPhone, number: string) => {
    savePhoneNote({ lastFour, number, sent: null });
    try {
      await findAndSend({ lastFour, number }, captcha);
    } catch (caught) {
      // The method is chosen all the same: the page of the code has the number, and sends the code from there.
      if (!(caught instanceof CallFailure) && !(caught instanceof CalledOff)) throw caught;
    }
  };
  const choose: ChooseMethod['choose'] = async (method, number) => {
    const next = await run(async () => {
      const status = await take(method);
      if (method === 'phone' && phone) await sendFirst(phone, number);
      return status;
    });
    if (next) moveOn(next);
  };
  return { busy: busy || moving, failure, choose, forgetFailure };
}
