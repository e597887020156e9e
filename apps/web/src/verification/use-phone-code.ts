import { CAPTCHA_QUERY, CODE_RESEND_SECONDS, lookUpPhone, sendActivationCode } from '@portico/contract';
import { CallFailure } from '../api/call-failure.ts';
import type { Captcha } from '../captcha/use-captcha.ts';
import { phoneToSend } from '../forms/phone-to-send.ts';
import { useSend } from '../portal/use-send.ts';
import { savePhoneNote, type PhoneNote, type SentPhoneCode, type TypedPhone } from './phone-note.ts';

export interface PhoneCode {
  /**
   * Looks up the phone, and sends a code to it.
   *
   * @param isUnsure whether a code may have been sent a moment ago, before a reload or from another tab: then that one
   * counts.
   * @returns null if no phone can be asked for now.
   * @throws CallFailure
   */
  readonly findAndSend: (phone: TypedPhone, captcha: Captcha, isUnsure?: boolean) => Promise<PhoneNote | null>;
  /**
   * Sends another code, which replaces the one before.
   *
   * @throws CallFailure
   */
  readonly sendAnother: (phone: TypedPhone, token: string) => Promise<PhoneNote>;
}

/** Sends codes to the phone on file, and stores for this tab that they were sent. */
export function usePhoneCode(): PhoneCode {
  const send = useSend();
  const keep = (phone: TypedPhone, sent: Omit<SentPhoneCode, 'resendAt'>, resendIn: number) => {
    const note: PhoneNote = { ...phone, sent: { ...sent, resendAt: Date.now() + resendIn * 1000 } };
    savePhoneNote(note);
    return note;
  };
  const deliver = async ({ lastFour, number }: TypedPhone, sent: Omit<SentPhoneCode, 'resendAt'>) => {
    const { resendIn } = await send(sendActivationCode, { token: sent.token, mobilePhone: phoneToSend(number) });
    return keep({ lastFour, number }, sent, resendIn);
  };
  return {
    findAndSend: async (phone, captcha, isUnsure = false) => {
      const { token } = await captcha.withAnswer((answer) => send(lookUpPhone, { [CAPTCHA_QUERY]: answer }));
      if (token === null) return null;
      try {
        return await deliver(phone, { token, isAnother: false });
      } catch (caught) {
        const pause = caught instanceof CallFailure && caught.error === 'tooManyRequests' ? caught.retryAfter : null;
        // Longer waits are those of the daily limit of codes.
        if (isUnsure && pause !== null && pause <= CODE_RESEND_SECONDS)
          return keep(phone, { token, isAnother: false }, pause);
        throw caught;
      }
    },
    sendAnother: (phone, token) => deliver(phone, { token, isAnother: true }),
  };
}
