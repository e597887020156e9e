import { CAPTCHA_QUERY, lookUpPhone, sendActivationCode } from '@portico/contract';
import type { Captcha } from '../captcha/use-captcha.ts';
import { useSend } from '../portal/use-send.ts';
import { keepPhoneNote, type PhoneNote } from './phone-note.ts';

export interface PhoneCode {
  /**
   * Asks which phone there is, and sends a code to it.
   *
   * @returns null where no phone can be asked for now.
   * @throws CallFailure
   */
  readonly findAndSend: (phone: Pick<PhoneNote, 'lastFour' | 'number'>, captcha: Captcha) => Promise<PhoneNote | null>;
  /**
   * Sends another code, in the place of the one before.
   *
   * @throws CallFailure
   */
  readonly sendAnother: (note: PhoneNote, token: string) => Promise<PhoneNote>;
}

/** Sends codes to the phone on file, and keeps for this tab that they are on their way. */
export function usePhoneCode(): PhoneCode {
  const send = useSend();
  const deliver = async ({ lastFour, number }: Omit<PhoneNote, 'sent'>, token: string, isAnother: boolean) => {
    const { resendIn } = await send(sendActivationCode, { token, mobilePhone: number });
    const note: PhoneNote = { lastFour, number, sent: { token, resendAt: Date.now() + resendIn * 1000, isAnother } };
    keepPhoneNote(note);
    return note;
  };
  return {
    findAndSend: async (phone, captcha) => {
      // What was sent before is forgotten until another one is: a page that is loaded anew asks for the number again.
      keepPhoneNote({ ...phone, sent: null });
      const { token } = await captcha.withAnswer((answer) => send(lookUpPhone, { [CAPTCHA_QUERY]: answer }));
      return token === null ? null : deliver(phone, token, false);
    },
    sendAnother: (note, token) => deliver(note, token, true),
  };
}
