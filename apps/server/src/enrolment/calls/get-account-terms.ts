import type { CallInput, CallReply, getAccountTerms } from '@portico/contract';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';

/** The terms of having an account, in the visitor's language. */
export async function showAccountTerms(
  _input: CallInput<typeof getAccountTerms>,
  { language }: Pick<Visitor, 'language'>,
  { settings }: Pick<Services, 'settings'>,
): Promise<CallReply<typeof getAccountTerms>> {
  const { version, paragraphs } = settings.healthSystem.accountTerms;
  return { version, paragraphs: paragraphs.map((words) => words[language]) };
}
