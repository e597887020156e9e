import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveAccountProof } from '../../../accounts/queries/account-proofs.ts';
import { createTestDatabase, engines } from '../../../testing/databases.ts';
import type { Database } from '../database.ts';
import { up } from './061-proofs-in-one-place.ts';

const [first, second, third] = [1, 2, 3].map((last) => `00000000-0000-4000-8000-00000000000${last}`);

describe.each(engines)('how people have shown who they are, on %s (docs/decisions/0174)', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase(engine);
  });
  afterAll(() => database.close());

  const run = (statement: string) => database.db.executeQuery(CompiledQuery.raw(statement));
  const proofs = () =>
    database.db.selectFrom('account_proofs').selectAll().orderBy('account_id').orderBy('proven_at').execute();
  const columns = async () =>
    (await sql<object>`select account_id, proof, proved_at from accounts order by account_id`.execute(database.db))
      .rows;
  const day = (text: string) => new Date(`${text}T12:00:00Z`);

  it('stood in two places: what was noted last counts', async () => {
    for (const name of ['proof_from_account', 'proof_to_account']) await run(`drop function ${name} cascade`);
    for (const [id, proof, at] of [
      [first, `'letter'`, `'2026-03-01T12:00:00Z'`],
      [second, `'match'`, `'2026-04-01T12:00:00Z'`],
      [third, 'null', 'null'],
    ]) {
      await run(`insert into accounts (account_id, profile, password_hash, password_changed_at, created_at, proof, proved_at)
        values ('${id}', '', '', now(), now(), ${proof}, ${at})`);
    }
    for (const id of [second, third]) {
      await run(`insert into account_proofs (account_id, method, provider_id, level, proven_at)
        values ('${id}', 'identityProvider', 'idme', 'IAL2', '2026-03-01T12:00:00Z')`);
    }
    await up(database.db as never);
    expect(await proofs()).toEqual([
      { account_id: first, method: 'letter', provider_id: null, level: null, proven_at: day('2026-03-01') },
      { account_id: second, method: 'match', provider_id: null, level: null, proven_at: day('2026-04-01') },
      {
        account_id: third,
        method: 'identityProvider',
        provider_id: 'idme',
        level: 'IAL2',
        proven_at: day('2026-03-01'),
      },
    ]);
  });

  it('is the same to the release before, whichever of the two writes it', async () => {
    await run(`update accounts set proof = 'staff', proved_at = '2026-05-01T12:00:00Z' where account_id = '${third}'`);
    expect((await proofs())[2]).toMatchObject({ method: 'staff', level: null, proven_at: day('2026-05-01') });
    await run(`update accounts set proof = null, proved_at = null where account_id = '${second}'`);
    expect(await proofs()).toHaveLength(2);
    const shown = {
      method: 'identityProvider',
      identity: { provider: 'idme', level: 'IAL2' },
      at: day('2026-06-01'),
    } as const;
    await database.db.transaction().execute((trx) => saveAccountProof(trx, first ?? '', shown));
    expect((await columns())[0]).toMatchObject({ proof: 'identityProvider', proved_at: day('2026-06-01') });
    expect((await proofs())[0]).toMatchObject({ provider_id: 'idme', level: 'IAL2' });
    await run(`delete from account_proofs where account_id = '${first}'`);
    expect((await columns())[0]).toMatchObject({ proof: null, proved_at: null });
  });
});
