import type { CallReply, CallSent, resetPassword, verifyCredential } from '@portico/contract';
import { sendWithCaptcha } from '../captcha/send-with-captcha.ts';
import { useSend } from '../portal/use-send.ts';

type FirstStep = typeof resetPassword | typeof verifyCredential;

/** Sends the first step of a recovery, with the answer to a captcha where strangers have tried too much. */
export function useRecoverySend<C extends FirstStep>(): (call: C, input: CallSent<C>) => Promise<CallReply<C>> {
  const send = useSend();
  return (call, input) => sendWithCaptcha(send, 'recovery', call, input);
}
