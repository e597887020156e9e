import type { InputOf, ReplyOf } from '@portico/contract';
import { formatHelpDeskReference } from '@portico/rules';
import { findAccount } from '../../accounts/queries/accounts.ts';
import { findReservation } from '../../accounts/queries/reserved-accounts.ts';
import { type Profile, unsealProfile } from '../../accounts/profile.ts';
import { unsealReservedPerson } from '../../accounts/reserved-person.ts';
import { ownerOfSession } from '../../accounts/sessions/owner-of-session.ts';
import { requireOwnAccount } from '../../accounts/own-account.ts';
import { unsealAnswer } from '../answer.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { unsealLetter } from '../letter.ts';
import { answersOfOwner } from '../queries/answers.ts';
import { messagesOfAccount } from '../queries/messages.ts';
import { writerOf } from '../writer-of.ts';

/** The messages of who is signed in, or for whom they act. */
export async function getHelpDesk(
  { topic }: InputOf<'getHelpDesk'>,
  visitor: Visitor,
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<ReplyOf<'getHelpDesk'>> {
  const { database, settings } = services;
  const { session, profile } = await requireOwnAccount(visitor, services);
  const accountId = ownerOfSession(session);
  const patient = session.acting === null ? profile : await patientOf(accountId, services);
  const messages = await messagesOfAccount(database.db, accountId, topic, services.ports.clock.now());
  const answers = Map.groupBy(await answersOfOwner(database.db, accountId), ({ reference }) => reference);
  return {
    // What is answered goes to who writes.
    writer: writerOf({ ...profile, ...patient }),
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

/** About whom somebody writes who looks after them; a patient without an account is known by name alone. */
async function patientOf(
  accountId: string,
  { database: { db }, settings: { keys } }: Pick<Services, 'database' | 'settings'>,
): Promise<Pick<Profile, 'firstName' | 'lastName' | 'birthDate'>> {
  const account = await findAccount(db, accountId);
  if (account !== undefined) {
    const { firstName, lastName, birthDate } = unsealProfile(keys, account);
    return { firstName, lastName, birthDate };
  }
  const reserved = await findReservation(db, accountId);
  if (reserved === undefined) throw new Refusal('accessEnded');
  const { firstName, lastName } = unsealReservedPerson(keys, reserved);
  return { firstName, lastName, birthDate: '' };
}
