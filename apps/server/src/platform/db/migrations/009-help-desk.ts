import { type Kysely, sql } from 'kysely';

/**
 * Messages to the help desk, and its answers. What people write, and who they are, is sealed. A message belongs to the
 * account that sent it, or to a writer without one, who is nobody else's: each such message has an owner of its own.
 *
 * Staff find a message by its reference number, which is random: that it is unique need not be enforced over all owners.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table help_desk_messages (
      owner_id uuid not null,
      reference text not null,
      owner_kind text not null check (owner_kind in ('guest', 'account')),
      topic text not null check (topic in ('helpdesk', 'feedback')),
      status text not null check (status in ('open', 'answered', 'closed')),
      language text not null,
      sealed text not null,
      sent_at timestamptz not null,
      expires_at timestamptz not null,
      primary key (owner_id, reference)
    )`.execute(db);
  await sql`create index help_desk_messages_by_reference on help_desk_messages (reference)`.execute(db);
  await sql`create index help_desk_messages_open on help_desk_messages (sent_at) where status = 'open'`.execute(db);
  await sql`create index help_desk_messages_by_expiry on help_desk_messages (expires_at)`.execute(db);
  await sql`
    create table help_desk_answers (
      owner_id uuid not null,
      reference text not null,
      answer_id uuid not null,
      sealed text not null,
      answered_at timestamptz not null,
      read_at timestamptz,
      primary key (owner_id, reference, answer_id)
    )`.execute(db);
}
