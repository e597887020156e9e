import { type Kysely, sql } from 'kysely';

/** The messages that the demonstration would have mailed, texted or printed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table outbox (
      id uuid primary key,
      channel text not null check (channel in ('email', 'sms', 'letter')),
      recipient text not null,
      subject text not null,
      text text not null,
      html text,
      at timestamptz not null
    )`.execute(db);
  await sql`create index outbox_by_time on outbox (at desc)`.execute(db);
}
