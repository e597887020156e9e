import type { CallInput, CallReply, getCaptcha } from '@portico/contract';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';

/** A challenge for one form. Its answer is good for that form, once. */
export async function challengeForm(
  { form }: CallInput<typeof getCaptcha>,
  _visitor: Visitor,
  { ports }: Pick<Services, 'ports'>,
): Promise<CallReply<typeof getCaptcha>> {
  return { enabled: ports.captcha.enabled, challenge: await ports.captcha.challenge(form) };
}
