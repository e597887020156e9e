import { type InputOf, type ReplyOf, textOf } from '@portico/contract';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';

export async function getAccountTerms(
  _input: InputOf<'getAccountTerms'>,
  { language }: Pick<Visitor, 'language'>,
  { settings }: Pick<Services, 'settings'>,
): Promise<ReplyOf<'getAccountTerms'>> {
  const { version, paragraphs } = settings.healthSystem.accountTerms;
  return { version, paragraphs: paragraphs.map((words) => textOf(words, language)) };
}
