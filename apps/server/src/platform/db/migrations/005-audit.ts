import { type Kysely, sql } from 'kysely';

/**
 * The audit trail. Rows are only added, each linked to the one before it by a keyed hash. The one row of `audit_head`
 * is the end of the chain; an append locks it until its transaction ends.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_entries (
      number bigint primary key,
      at timestamptz not null,
      event text not null,
      account_id uuid,
      actor text not null check (actor in ('visitor', 'account', 'staff', 'system')),
      details jsonb not null,
      hash bytea not null
    )`.execute(db);
  await sql`create index audit_entries_by_account on audit_entries (account_id, number)`.execute(db);
  await sql`
    create table audit_head (
      one boolean primary key default true check (one),
      number bigint not null,
      hash bytea not null
    )`.execute(db);
  await sql`insert into audit_head (number, hash) values (0, decode(repeat('00', 32), 'hex'))`.execute(db);
  await sql`
    create function refuse_change() returns trigger language plpgsql as $$
    begin raise exception 'audit_entries are only ever added'; end $$`.execute(db);
  await sql`
    create trigger audit_entries_stay before update or delete or truncate on audit_entries
    for each statement execute function refuse_change()`.execute(db);
}
