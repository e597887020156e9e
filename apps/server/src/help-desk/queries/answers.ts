import type { HelpDeskTopic } from '@portico/contract';
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { HelpDeskAnswersTable } from '../../platform/db/help-desk-tables.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { StoredMessage } from './messages.ts';

export type StoredAnswer = Selectable<HelpDeskAnswersTable>;

export async function insertAnswer(trx: Transaction<Tables>, answer: Insertable<HelpDeskAnswersTable>): Promise<void> {
  await trx.insertInto('help_desk_answers').values(answer).execute();
}

/** The answers to one owner's messages, the oldest first. */
export async function answersOfOwner(db: Kysely<Tables>, ownerId: string): Promise<StoredAnswer[]> {
  return db
    .selectFrom('help_desk_answers')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('answered_at')
    .execute();
}

/** The answers to one message, the oldest first. */
export async function answersTo(
  db: Kysely<Tables>,
  { owner_id, reference }: Pick<StoredMessage, 'owner_id' | 'reference'>,
): Promise<StoredAnswer[]> {
  const answers = await answersOfOwner(db, owner_id);
  return answers.filter((answer) => answer.reference === reference);
}

/** How many answers an account has not read, by topic. A topic without any is not in it. */
export async function countUnread(
  db: Kysely<Tables>,
  accountId: string,
  now: Date,
): Promise<ReadonlyMap<HelpDeskTopic, number>> {
  const rows = await db
    .selectFrom('help_desk_answers as answer')
    .innerJoin('help_desk_messages as message', (join) =>
      join.onRef('message.owner_id', '=', 'answer.owner_id').onRef('message.reference', '=', 'answer.reference'),
    )
    .select(({ fn }) => ['message.topic', fn.countAll<number>().as('unread')])
    .where('answer.owner_id', '=', accountId)
    .where('answer.read_at', 'is', null)
    .where('message.expires_at', '>', now)
    .groupBy('message.topic')
    .execute();
  return new Map(rows.map(({ topic, unread }) => [topic, unread]));
}

/** Notes that an account has read the answers to its messages about a topic that came until then. */
export async function markRead(
  db: Kysely<Tables>,
  { accountId, topic, until, now }: { accountId: string; topic: HelpDeskTopic; until: Date; now: Date },
): Promise<void> {
  await db
    .updateTable('help_desk_answers')
    .set({ read_at: now })
    .where('owner_id', '=', accountId)
    .where('read_at', 'is', null)
    .where('answered_at', '<=', until)
    .where('reference', 'in', (query) =>
      query
        .selectFrom('help_desk_messages')
        .select('reference')
        .where('owner_id', '=', accountId)
        .where('topic', '=', topic),
    )
    .execute();
}
