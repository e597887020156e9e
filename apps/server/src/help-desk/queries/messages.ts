import type { HelpDeskTopic } from '@portico/contract';
import type { ExpressionBuilder, Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { HelpDeskMessagesTable } from '../../platform/db/help-desk-tables.ts';
import type { Tables } from '../../platform/db/tables.ts';

export type StoredMessage = Selectable<HelpDeskMessagesTable>;

export async function insertMessage(
  trx: Transaction<Tables>,
  message: Insertable<HelpDeskMessagesTable>,
): Promise<void> {
  await trx.insertInto('help_desk_messages').values(message).execute();
}

/** What an account has written about a topic, the newest first. */
export async function messagesOfAccount(
  db: Kysely<Tables>,
  accountId: string,
  topic: HelpDeskTopic,
  now: Date,
): Promise<StoredMessage[]> {
  return db
    .selectFrom('help_desk_messages')
    .selectAll()
    .where('owner_id', '=', accountId)
    .where('topic', '=', topic)
    .where('expires_at', '>', now)
    .orderBy('sent_at', 'desc')
    .execute();
}

/** Everything that an account has written, the newest first. */
export async function allMessagesOfAccount(db: Kysely<Tables>, accountId: string): Promise<StoredMessage[]> {
  return db
    .selectFrom('help_desk_messages')
    .selectAll()
    .where('owner_id', '=', accountId)
    .orderBy('sent_at', 'desc')
    .execute();
}

/** The message of a reference number, for staff. Two commands on one message wait for each other. */
export async function holdMessage(trx: Transaction<Tables>, reference: string): Promise<StoredMessage | undefined> {
  return trx
    .selectFrom('help_desk_messages')
    .selectAll()
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();
}

/** Which messages staff ask for. What is absent is not asked about. */
export interface MessageFilter {
  status?: StoredMessage['status'];
  topic?: HelpDeskTopic;
  /** No more than so many. */
  most?: number;
  /** Those behind this one. */
  after?: MessagePlace;
}

/** Where a message stands in a list. */
type MessagePlace = Pick<StoredMessage, 'sent_at' | 'reference'>;

/** Messages for staff: the one that has waited longest first; of those that were answered or closed, the newest. */
export async function listMessages(
  db: Kysely<Tables>,
  { status, topic, most, after }: MessageFilter,
): Promise<StoredMessage[]> {
  const isOver = status === 'answered' || status === 'closed';
  const direction = isOver ? 'desc' : 'asc';
  return (
    db
      .selectFrom('help_desk_messages')
      .selectAll()
      .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'open'))
      .$if(topic !== undefined, (query) => query.where('topic', '=', topic ?? 'helpdesk'))
      .$if(most !== undefined, (query) => query.limit(most ?? 0))
      .$if(after !== undefined, (query) => query.where((eb) => isBehind(eb, after, direction)))
      .orderBy('sent_at', direction)
      // Of those that were sent at once, too, each stands at one place.
      .orderBy('reference', direction)
      .execute()
  );
}

function isBehind(
  eb: ExpressionBuilder<Tables, 'help_desk_messages'>,
  after: MessagePlace | undefined,
  direction: 'asc' | 'desc',
) {
  if (after === undefined) return eb.lit(true);
  const beyond = direction === 'desc' ? '<' : '>';
  return eb.or([
    eb('sent_at', beyond, after.sent_at),
    eb.and([eb('sent_at', '=', after.sent_at), eb('reference', beyond, after.reference)]),
  ]);
}

/** What became of a message; it is kept until then. */
export async function setMessageStatus(
  trx: Transaction<Tables>,
  { owner_id, reference }: Pick<StoredMessage, 'owner_id' | 'reference'>,
  change: Pick<StoredMessage, 'status' | 'expires_at'>,
): Promise<void> {
  await trx
    .updateTable('help_desk_messages')
    .set(change)
    .where('owner_id', '=', owner_id)
    .where('reference', '=', reference)
    .execute();
}

/** Deletes expired messages with their answers. */
export async function removeExpiredMessages(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // The messages first: an answer that staff give meanwhile waits for them, and finds none.
    const gone = await trx
      .deleteFrom('help_desk_messages')
      .where('expires_at', '<=', now)
      .returning(['owner_id', 'reference'])
      .execute();
    for (const { owner_id, reference } of gone) {
      await trx
        .deleteFrom('help_desk_answers')
        .where('owner_id', '=', owner_id)
        .where('reference', '=', reference)
        .execute();
    }
  });
}
