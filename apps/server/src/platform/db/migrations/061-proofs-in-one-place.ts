import { type Kysely, sql } from 'kysely';

/**
 * How the owner of an account has shown who they are stood in two places: `accounts.proof`, which apps are told, and `account_proofs`. It
 * stands in `account_proofs` alone; what was noted last counts (docs/decisions/0174). Servers of the release before go on reading and
 * writing the columns of `accounts`: triggers carry over what either side writes, until those columns go.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into account_proofs (account_id, method, proven_at)
    select account_id, proof, proved_at from accounts where proof is not null and proved_at is not null
    on conflict (account_id) do update
      set method = excluded.method, provider_id = null, level = null, proven_at = excluded.proven_at
      where account_proofs.proven_at < excluded.proven_at`.execute(db);
  await sql`
    create function proof_from_account() returns trigger language plpgsql as $$
    begin
      if new.proof is null or new.proved_at is null then
        delete from account_proofs where account_id = new.account_id;
      else
        insert into account_proofs (account_id, method, proven_at) values (new.account_id, new.proof, new.proved_at)
        on conflict (account_id) do update
          set method = excluded.method, provider_id = null, level = null, proven_at = excluded.proven_at;
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create function proof_to_account() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        update accounts set proof = null, proved_at = null where account_id = old.account_id;
      else
        update accounts set proof = new.method, proved_at = new.proven_at where account_id = new.account_id;
      end if;
      return null;
    end $$`.execute(db);
  // Neither answers what the other has written.
  await sql`
    create trigger proof_from_account after update of proof, proved_at on accounts
    for each row when (pg_trigger_depth() = 0) execute function proof_from_account()`.execute(db);
  await sql`
    create trigger proof_to_account after insert or update or delete on account_proofs
    for each row when (pg_trigger_depth() = 0) execute function proof_to_account()`.execute(db);
}
