import type { InputOf, ReplyOf } from '@portico/contract';
import { formatHelpDeskReference } from '@portico/rules';
import { requireOwnAccount } from '../../accounts/own-account.ts';
import { unsealAnswer } from '../answer.ts';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { unsealLetter } from '../letter.ts';
import { answersOfOwner } from '../queries/answers.ts';
import { messagesOfAccount } from '../queries/messages.ts';
import { writerOf } from '../writer-of.ts';

export async function getHelpDesk(
  { topic }: InputOf<'getHelpDesk'>,
  visitor: Visitor,
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<ReplyOf<'getHelpDesk'>> {
  const { database, settings } = services;
  const { accountId, profile } = await requireOwnAccount(visitor, services);
  const messages = await messagesOfAccount(database.db, accountId, topic, services.ports.clock.now());
  const answers = Map.groupBy(await answersOfOwner(database.db, accountId), ({ reference }) => reference);
  return {
    writer: writerOf(profile),
    messages: messages.map((message) => ({
      reference: formatHelpDeskReference(message.reference),
      sentAt: message.sent_at.toISOString(),
      patientComments: unsealLetter(settings.keys, message).comments,
      status: message.status,
      answers: (answers.get(message.reference) ?? []).map((answer) => ({
        text: unsealAnswer(settings.keys, answer),
        at: answer.answered_at.toISOString(),
        isUnread: answer.read_at === null,
      })),
    })),
  };
}
