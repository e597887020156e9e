import { type InputOf, type ReplyOf, textOf } from '@portico/contract';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';

export async function getAccountTerms(
  _input: InputOf<'getAccountTerms'>,
  { language }: Pick<Visitor, 'language'>,
  { terms }: Pick<Services, 'terms'>,
): Promise<ReplyOf<'getAccountTerms'>> {
  const { version, paragraphs } = await terms.inForce('account');
  return { version, paragraphs: paragraphs.map((words) => textOf(words, language)) };
}
