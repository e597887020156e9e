import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { InquiriesTable } from '../../platform/db/insurance-tables.ts';
import type { Tables } from '../../platform/db/tables.ts';

export type StoredInquiry = Selectable<InquiriesTable>;
/** Names an inquiry: its owner and its HSeq. */
export type InquiryName = Pick<StoredInquiry, 'owner_id' | 'id'>;

export async function insertInquiry(trx: Transaction<Tables>, inquiry: Insertable<InquiriesTable>): Promise<void> {
  await trx.insertInto('inquiries').values(inquiry).execute();
}

/**
 * The inquiry with which an owner asked the same since then: it was made or sent since, or is not sent yet. The newest of several.
 */
export async function findSameInquiry(
  trx: Transaction<Tables>,
  ownerId: string,
  questionKeys: readonly Uint8Array[],
  since: Date,
): Promise<StoredInquiry | undefined> {
  return trx
    .selectFrom('inquiries')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('question_key', 'in', questionKeys)
    .where('state', '<>', 'forgotten')
    .where((where) => where.or([where('created_at', '>', since), where('sent_at', '>', since)]))
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

/** When an owner's question was last sent in an inquiry that is deleted now; null where there is none. */
export async function findForgottenSending(
  trx: Transaction<Tables>,
  ownerId: string,
  questionKeys: readonly Uint8Array[],
): Promise<Date | null> {
  const sent = await trx
    .selectFrom('inquiries')
    .select('sent_at')
    .where('owner_id', '=', ownerId)
    .where('question_key', 'in', questionKeys)
    .where('state', '=', 'forgotten')
    .orderBy('sent_at', 'desc')
    .executeTakeFirst();
  return sent?.sent_at ?? null;
}

/** Every inquiry of an owner, the oldest first. */
export async function listInquiries(db: Kysely<Tables>, ownerId: string): Promise<StoredInquiry[]> {
  return db
    .selectFrom('inquiries')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Inquiries of this owner, the newest last. */
export async function findInquiries(
  db: Kysely<Tables>,
  ownerId: string,
  ids: readonly string[],
): Promise<StoredInquiry[]> {
  return db
    .selectFrom('inquiries')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', 'in', [...ids])
    .where('state', '<>', 'forgotten')
    .orderBy('created_at')
    .execute();
}

type InquiryOfInsurance = Pick<
  StoredInquiry,
  'owner_id' | 'id' | 'state' | 'question' | 'outcome' | 'created_at' | 'sent_at' | 'answered_at'
>;

/** The inquiries about an insurance, the newest first. */
export async function findInquiriesOfInsurance(
  db: Kysely<Tables>,
  ownerId: string,
  insuranceId: string,
): Promise<InquiryOfInsurance[]> {
  return db
    .selectFrom('inquiries')
    .select(['owner_id', 'id', 'state', 'question', 'outcome', 'created_at', 'sent_at', 'answered_at'])
    .where('owner_id', '=', ownerId)
    .where('insurance_id', '=', insuranceId)
    .orderBy('created_at', 'desc')
    .execute();
}

/** Copies the answered inquiries about an insurance to another one of the same owner, each under a name of its own. */
export async function copyAnswers(
  trx: Transaction<Tables>,
  { owner_id, id }: Pick<StoredInquiry, 'owner_id' | 'id'>,
  toInsurance: string,
  underNewName: (inquiry: StoredInquiry) => StoredInquiry,
): Promise<void> {
  const answered = await trx
    .selectFrom('inquiries')
    .selectAll()
    .where('owner_id', '=', owner_id)
    .where('insurance_id', '=', id)
    .where('state', '=', 'answered')
    .execute();
  for (const each of answered) {
    await trx
      .insertInto('inquiries')
      .values({ ...underNewName(each), insurance_id: toInsurance })
      .execute();
  }
}

/**
 * Claims an inquiry for sending, in one statement, so that only one of several workers gets it. Undefined where it is settled, was
 * sent since `notSentSince`, or was sent the maximum number of times.
 */
export async function claimInquiry(
  db: Kysely<Tables>,
  { owner_id, id }: InquiryName,
  { now, notSentSince, maximum, request }: { now: Date; notSentSince: Date; maximum: number; request: string },
): Promise<StoredInquiry | undefined> {
  return db
    .updateTable('inquiries')
    .set((row) => ({ state: 'sending', sent_at: now, request, outcome: null, sends: row('sends', '+', 1) }))
    .where('owner_id', '=', owner_id)
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'sending'])
    .where('sends', '<', maximum)
    .where((where) => where.or([where('sent_at', 'is', null), where('sent_at', '<=', notSentSince)]))
    .returningAll()
    .executeTakeFirst();
}

/** The messages of a try, sealed; without `request`, what is stored stays. */
type Messages = { request?: string; reply: string | null };

/** Leaves an inquiry to be sent again, with what became of this try. False where another worker has it. */
export async function releaseInquiry(
  trx: Transaction<Tables>,
  { owner_id, id, sent_at }: Pick<StoredInquiry, 'owner_id' | 'id' | 'sent_at'>,
  { mayGoAtOnce, outcome, ...messages }: { mayGoAtOnce: boolean; outcome: string } & Messages,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('inquiries')
    .set({ state: 'waiting', outcome, ...messages, ...(mayGoAtOnce ? { sent_at: null } : {}) })
    .where('owner_id', '=', owner_id)
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where('sent_at', '=', sent_at)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Gives up an inquiry between two tries, with the outcome that it has. False where it is none, or is being sent again. */
export async function giveUpInquiry(
  trx: Transaction<Tables>,
  { owner_id, id }: InquiryName,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('inquiries')
    .set({ state: 'failed', answered_at: now })
    .where('owner_id', '=', owner_id)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('outcome', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Settles an inquiry. False where it has been settled before. */
export async function settleInquiry(
  trx: Transaction<Tables>,
  { owner_id, id }: InquiryName,
  settled: Messages & { state: 'answered' | 'failed'; outcome: string; answered_at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('inquiries')
    .set(settled)
    .where('owner_id', '=', owner_id)
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'sending'])
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
