import { CompiledQuery, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appendAudit } from '../../audit/append-audit.ts';
import { keysOf } from '../../crypto/keys.ts';
import { DEMONSTRATION_SECRET } from '../../settings/secret.ts';
import { createTestDatabase, engines } from '../../../testing/databases.ts';
import type { Database } from '../database.ts';
import { up } from './028-account-terms.ts';

const [known, unknown, unfinished] = [1, 2, 3].map((last) => `00000000-0000-4000-8000-00000000000${last}`);

describe.each(engines)('accounts of before on %s (issue 12, point 11)', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase(engine);
  });
  afterAll(() => database.close());

  const run = (statement: string) => database.db.executeQuery(CompiledQuery.raw(statement));

  it('have the version that the audit trail says; where it says none, none', async () => {
    await run('alter table accounts drop column terms_version');
    await run('alter table sessions drop column terms_due');
    for (const [id, at] of [
      [known, 'now()'],
      [unknown, 'now()'],
      [unfinished, 'null'],
    ]) {
      await run(`insert into accounts (account_id, profile, password_hash, password_changed_at, created_at, terms_accepted_at)
        values ('${id}', '', '', now(), now(), ${at})`);
    }
    for (const version of ['2025-01-01', '2026-01-01']) {
      const entry = { event: 'termsAccepted', accountId: known ?? '', actor: 'visitor', details: { version } } as const;
      await database.db
        .transaction()
        .execute((trx) => appendAudit(trx, { keys: keysOf(DEMONSTRATION_SECRET), now: new Date() }, entry));
    }
    await up(database.db as Kysely<unknown>);
    const rows = await database.db.selectFrom('accounts').select('terms_version').orderBy('account_id').execute();
    expect(rows.map(({ terms_version: version }) => version)).toEqual(['2026-01-01', null, null]);
  });
});
