import { type Kysely, sql } from 'kysely';

/**
 * The audit trail is appended to by one statement that goes with the commit (docs/decisions/0182).
 *
 * `audit_turn` waits for one's turn and reads the end of the trail. The turn is a courtesy among servers that append at the same
 * moment: one that has waited for a second goes on without it.
 *
 * `append_audit` moves the end of the trail, if it is where the caller read it, and adds the entries.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function audit_turn(is_patient boolean)
    returns table
      (number bigint, hash bytea, key_id text, secret_check bytea, previous_check bytea, has_turn boolean)
    language plpgsql set lock_timeout = '1s' as $$
    declare
      is_ours boolean := true;
    begin
      if is_patient then
        begin
          perform pg_advisory_xact_lock(hashtext('portico audit'));
        exception when lock_not_available then
          is_ours := false;
        end;
      else
        is_ours := pg_try_advisory_xact_lock(hashtext('portico audit'));
      end if;
      return query
        select head.number, head.hash, head.key_id, mark.secret_check, mark.previous_check, is_ours
        from audit_head head left join installation mark on true;
    end $$`.execute(db);
  await sql`
    create function append_audit(after_number text, after_hash text, added text) returns void language plpgsql as $$
    declare
      last_added constant jsonb := added::jsonb -> -1;
    begin
      update audit_head head
      set number = (last_added ->> 'number')::bigint, hash = decode(last_added ->> 'hash', 'hex')
      where head.number = after_number::bigint and head.hash = decode(after_hash, 'hex');
      if not found then
        raise exception 'the audit trail has another end by now' using errcode = 'PA001';
      end if;
      insert into audit_entries (number, at, event, account_id, actor, details, hash)
      select entry.number, entry.at, entry.event, entry.account_id, entry.actor, entry.details, decode(entry.hash, 'hex')
      from jsonb_to_recordset(added::jsonb) as entry
        (number bigint, at timestamptz, event text, account_id uuid, actor text, details jsonb, hash text);
    end $$`.execute(db);
}
