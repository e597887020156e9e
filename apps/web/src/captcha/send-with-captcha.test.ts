import { type Call, resetPassword } from '@portico/contract';
import { expect, it } from 'vitest';
import { CallFailure } from '../api/call-failure.ts';
import type { Send } from '../portal/use-send.ts';
import { sendWithCaptcha } from './send-with-captcha.ts';

const input = { userName: 'ana', dateOfBirth: '1986/04/27', zip: '94110', isAbroad: false };
const refusal = new CallFailure('refused', 'captchaRefused');

/** A server that answers each call in turn, and the names of the calls that it got. */
function serverOf(...answers: ReadonlyArray<object | CallFailure>): { send: Send; got: string[] } {
  const got: string[] = [];
  const send = async ({ name }: Call): Promise<never> => {
    const answer = answers[got.push(name) - 1];
    if (answer instanceof CallFailure) throw answer;
    return answer as never;
  };
  return { send, got };
}

it('asks for nothing where the server asks for no captcha', async () => {
  const { send, got } = serverOf({ ticket: 't', securityQuestion: 'q' });
  expect(await sendWithCaptcha(send, 'recovery', resetPassword, input)).toMatchObject({ ticket: 't' });
  expect(got).toEqual(['ResetPassword']);
});

it('leaves other refusals as they are', async () => {
  const locked = new CallFailure('refused', 'loginLockout');
  const { send, got } = serverOf(locked);
  await expect(sendWithCaptcha(send, 'recovery', resetPassword, input)).rejects.toBe(locked);
  expect(got).toEqual(['ResetPassword']);
});

it('says when the work begins, and ends with the server’s refusal where the browser finds no answer', async () => {
  // There are no workers here, as in a browser that cannot do the work.
  const { send, got } = serverOf(refusal, { enabled: true, challenge: {} });
  const asked: CallFailure[] = [];
  const sent = sendWithCaptcha(send, 'recovery', resetPassword, input, (failure) => asked.push(failure));
  await expect(sent).rejects.toBe(refusal);
  expect(asked).toEqual([refusal]);
  expect(got).toEqual(['ResetPassword', 'GetCaptcha']);
});
