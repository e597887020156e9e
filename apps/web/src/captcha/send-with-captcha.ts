import {
  type CallReply,
  type CallSent,
  getCaptcha,
  type myHealthLogin,
  type resetPassword,
  type verifyCredential,
} from '@portico/contract';
import { CallFailure } from '../api/call-failure.ts';
import type { Send } from '../portal/use-send.ts';
import { solveChallenge } from './solve-challenge.ts';

/** Calls that ask for a captcha once strangers have tried too much, and not before. */
type AskingCall = typeof myHealthLogin | typeof resetPassword | typeof verifyCredential;

/**
 * Sends a call, and again with the answer to a captcha where the server asks for one. The browser works for about a
 * second; the person does nothing.
 *
 * @param onAsked called when the work begins.
 * @throws CallFailure with the server's `captchaRefused` if the browser found no answer.
 */
export async function sendWithCaptcha<C extends AskingCall>(
  send: Send,
  form: 'signIn' | 'recovery',
  call: C,
  input: CallSent<C>,
  onAsked?: (failure: CallFailure) => void,
): Promise<CallReply<C>> {
  try {
    return await send(call, input);
  } catch (caught) {
    if (!(caught instanceof CallFailure) || caught.error !== 'captchaRefused') throw caught;
    onAsked?.(caught);
    const captchaResponse = await answerOf(send, form, caught);
    return send(call, { ...input, captchaResponse });
  }
}

async function answerOf(send: Send, form: 'signIn' | 'recovery', asked: CallFailure): Promise<string> {
  const { challenge } = await send(getCaptcha, { form });
  if (challenge === null) throw asked;
  try {
    return await solveChallenge(challenge, new AbortController().signal);
  } catch {
    throw asked;
  }
}
