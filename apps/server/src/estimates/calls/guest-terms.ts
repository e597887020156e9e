import { type InputOf, type ReplyOf, textOf } from '@portico/contract';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';

/** The terms in the visitor's language, with a challenge whose answer accepts this version of them. */
export async function guestTerms(
  _input: InputOf<'guestTerms'>,
  visitor: Visitor,
  services: Pick<Services, 'ports' | 'terms'>,
): Promise<ReplyOf<'guestTerms'>> {
  const { ports } = services;
  const terms = await services.terms.inForce('estimates');
  return {
    Terms: { Version: terms.version, Paragraphs: terms.paragraphs.map((words) => textOf(words, visitor.language)) },
    Captcha: { Enabled: ports.captcha.enabled, Challenge: await ports.captcha.challenge(terms.version) },
  };
}
