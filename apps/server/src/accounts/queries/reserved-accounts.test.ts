import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tablesOfAccounts } from '../../lifecycle/tables-of-accounts.ts';
import { createRichAccount, rosa } from '../../lifecycle/testing/rich-account.ts';
import { keysOf } from '../../platform/crypto/keys.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { createTestDatabase, engines } from '../../testing/databases.ts';
import { removeIdleReservations } from './reserved-accounts.ts';

const now = new Date('2026-11-21T10:00:00Z');

/** Every table of what its owner did, as the table of what accounts own has it. */
const owned = Object.entries(tablesOfAccounts).flatMap(([table, belonging]) =>
  'erasedBy' in belonging && belonging.erasedBy.includes('owner_id') ? [table] : [],
);
/** Rows of a row of another table, which ends with it. */
const parts = ['help_desk_answers', 'price_watches', 'visit_appointments', 'visit_links'];
/** A card on file has no end of its own: alone it would be stored for ever. */
const nothingAlone = ['insurances'];

// docs/retention.md: a reservation goes once nobody looks after the patient, and nothing stands under it.
describe.each(engines)('an account that is reserved, on %s (decision 90)', (engine) => {
  let database: Database;
  let accountId: string;
  beforeAll(async () => {
    database = await createTestDatabase(engine);
    const given = { profile: rosa, keys: keysOf('a secret'), now };
    ({ accountId } = await database.db.transaction().execute((trx) => createRichAccount(trx, given)));
  });
  afterAll(() => database.close());

  /** Whether it stays where nobody looks after the patient, and of what was done for them only this is left. */
  async function staysWith(kept: readonly string[]): Promise<boolean> {
    const trx = await database.db.startTransaction().execute();
    try {
      await empty(trx, ['proxies', 'proxy_invites', ...owned.filter((table) => !kept.includes(table))]);
      await removeIdleReservations(trx, now);
      const left = trx.selectFrom('reserved_accounts').select('account_id').where('account_id', '=', accountId);
      return (await left.execute()).length > 0;
    } finally {
      await trx.rollback().execute();
    }
  }

  const empty = async (trx: Transaction<Tables>, tables: readonly string[]): Promise<void> => {
    for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(trx);
  };

  it.each(owned.filter((table) => ![...parts, ...nothingAlone].includes(table)))('stays with its %s', async (table) => {
    expect(await staysWith([table])).toBe(true);
  });

  it.each([[[]], [nothingAlone]])('goes where nothing but %j stands under it', async (left) => {
    expect(await staysWith(left)).toBe(false);
  });
});
