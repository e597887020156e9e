import type { InputOf, ReplyOf } from '@portico/contract';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';

/** A challenge for one form. Its answer is valid for that form, once. */
export async function getCaptcha(
  { form }: InputOf<'getCaptcha'>,
  _visitor: Visitor,
  { ports }: Pick<Services, 'ports'>,
): Promise<ReplyOf<'getCaptcha'>> {
  return { enabled: ports.captcha.enabled, challenge: await ports.captcha.challenge(form) };
}
