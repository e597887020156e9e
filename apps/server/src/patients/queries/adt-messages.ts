import type { Answer, ErrorCode, Outcome } from '@portico/hl7';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { keyedHash, keyedHashes, type Keys } from '../../platform/crypto/keys.ts';
import { seal, unseal } from '../../platform/crypto/sealed.ts';
import type { AdtMessagesTable } from '../../platform/db/patient-tables.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { limits } from '../../platform/limits/limits.ts';
import { secondsAfter } from '../../platform/time.ts';

const PURPOSE = 'ADT messages';

/** A message that was refused, as it came. */
export interface RefusedContent {
  /** Who sent it (MSH-3, MSH-4), and as what (MSH-10). */
  sender: string;
  controlId: string;
  /** Base64. */
  bytes: string;
}

/** A refused message that waits to be replayed. */
export interface RefusedAdt extends RefusedContent {
  messageId: string;
  receivedAt: Date;
  event: string | null;
  error: NonNullable<Outcome['error']>;
}

/** A message as it was answered. */
export interface AnsweredAdt {
  messageId: string;
  /** What makes it this message: sender, control id and what stands in it. */
  content: string;
  receivedAt: Date;
  event: string | null;
  outcome: Outcome;
  /** Of one that was refused, to be kept; null for none. */
  refused: RefusedContent | null;
}

/** What a message was answered that has come before; undefined for one that is new. */
export async function findAnswer(trx: Transaction<Tables>, keys: Keys, content: string): Promise<Outcome | undefined> {
  const row = await trx
    .selectFrom('adt_messages')
    .select(['answer', 'error'])
    .where('content_key', 'in', keyedHashes(keys, PURPOSE, content))
    .executeTakeFirst();
  return row === undefined ? undefined : outcomeOf(row);
}

/** Writes down what a message was answered; of a refused one, the message as well. */
export async function saveAnswer(
  trx: Transaction<Tables>,
  keys: Keys,
  { messageId, content, receivedAt, event, outcome, refused }: AnsweredAdt,
): Promise<void> {
  const { window } = refused === null ? limits.adtAnswer : limits.adtRefused;
  await trx
    .insertInto('adt_messages')
    .values({
      message_id: messageId,
      content_key: keyedHash(keys, PURPOSE, content),
      received_at: receivedAt,
      expires_at: secondsAfter(receivedAt, window),
      event,
      answer: outcome.answer,
      error: outcome.error === undefined ? null : JSON.stringify(outcome.error),
      sealed: refused === null ? null : seal(keys, placeOf(messageId), refused),
    })
    .execute();
}

/** The refused messages that wait, the oldest first: so many at most, since each is unsealed whole. */
export async function listRefused(db: Kysely<Tables>, keys: Keys, most: number): Promise<RefusedAdt[]> {
  const rows = await db
    .selectFrom('adt_messages')
    .selectAll()
    .where('sealed', 'is not', null)
    .orderBy('received_at')
    .orderBy('message_id')
    .limit(most)
    .execute();
  return rows.map((row) => refusedOf(keys, row));
}

/** The ids of all refused messages that wait, the oldest first. */
export async function listRefusedIds(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db
    .selectFrom('adt_messages')
    .select('message_id')
    .where('sealed', 'is not', null)
    .orderBy('received_at')
    .orderBy('message_id')
    .execute();
  return rows.map(({ message_id }) => message_id);
}

/** How many refused messages wait. */
export async function countRefused(db: Kysely<Tables>): Promise<number> {
  const { count } = await db
    .selectFrom('adt_messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('sealed', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** A refused message that waits, held: whoever else would settle it waits. undefined for one that waits no more. */
export async function holdRefused(
  trx: Transaction<Tables>,
  keys: Keys,
  messageId: string,
): Promise<RefusedAdt | undefined> {
  const row = await trx
    .selectFrom('adt_messages')
    .selectAll()
    .where('message_id', '=', messageId)
    .where('sealed', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? undefined : refusedOf(keys, row);
}

function refusedOf(keys: Keys, row: Selectable<AdtMessagesTable>): RefusedAdt {
  return {
    messageId: row.message_id,
    receivedAt: row.received_at,
    event: row.event,
    error: outcomeOf(row).error ?? unknownError,
    ...(unseal(keys, placeOf(row.message_id), row.sealed ?? '') as RefusedContent),
  };
}

/** Ends the wait of a refused message, which is deleted. If it comes again, it is answered as one that was taken, or was refused. */
export async function settleRefused(trx: Transaction<Tables>, messageId: string, isTaken: boolean): Promise<void> {
  const taken: { answer: Answer; error: null } = { answer: 'AA', error: null };
  await trx
    .updateTable('adt_messages')
    .set({ sealed: null, ...(isTaken ? taken : {}) })
    .where('message_id', '=', messageId)
    .execute();
}

/** Says why a refused message is refused again. */
export async function saveError(
  trx: Transaction<Tables>,
  messageId: string,
  error: NonNullable<Outcome['error']>,
): Promise<void> {
  await trx
    .updateTable('adt_messages')
    .set({ error: JSON.stringify(error) })
    .where('message_id', '=', messageId)
    .execute();
}

/** How the feed does. */
export interface AdtFigures {
  lastAt: Date | null;
  /** Since the time given. */
  taken: number;
  refused: number;
}

export async function adtFigures(db: Kysely<Tables>, since: Date): Promise<AdtFigures> {
  const { rows } = await sql<{ last_at: Date | null; taken: number; refused: number }>`
    select max(received_at) as last_at,
      count(*) filter (where received_at >= ${since}::timestamptz and answer = 'AA') as taken,
      count(*) filter (where received_at >= ${since}::timestamptz and answer <> 'AA') as refused
    from adt_messages`.execute(db);
  const [row] = rows;
  return { lastAt: row?.last_at ?? null, taken: row?.taken ?? 0, refused: row?.refused ?? 0 };
}

const unknownError: NonNullable<Outcome['error']> = { segment: 'MSH', field: null, code: 207, message: 'not known' };

function outcomeOf({
  answer,
  error,
}: {
  answer: string;
  error: { segment: string; field: number | null; code: number; message: string } | null;
}): Outcome {
  return {
    answer: answer as Answer,
    ...(error === null ? {} : { error: { ...error, code: error.code as ErrorCode } }),
  };
}

function placeOf(messageId: string): { column: 'adt_messages.sealed'; row: { message_id: string } } {
  return { column: 'adt_messages.sealed', row: { message_id: messageId } };
}
