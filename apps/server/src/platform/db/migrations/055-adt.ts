import { type Kysely, sql } from 'kysely';

/**
 * Messages of the second feed of patients, HL7 v2 ADT (issue 15, point 4): what each was answered, so that one that comes twice is answered alike, and those that were
 * refused, sealed, to be replayed. A record says when a message was the last to change it: what is older is not replayed over it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table adt_messages (
      message_id uuid primary key,
      content_key bytea not null,
      received_at timestamptz not null,
      expires_at timestamptz not null,
      event text,
      answer text not null,
      error jsonb,
      sealed text
    )`.execute(db);
  await sql`create unique index adt_messages_by_content on adt_messages (content_key)`.execute(db);
  await sql`create index adt_messages_by_expiry on adt_messages (expires_at)`.execute(db);
  await sql`create index adt_messages_refused on adt_messages (received_at) where sealed is not null`.execute(db);
  await sql`alter table patients add column told_at timestamptz`.execute(db);
}
