import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAccount } from '../../accounts/queries/accounts.ts';
import { closeAccount } from '../../lifecycle/close-account.ts';
import { eraseClosedAccounts } from '../../lifecycle/erase-closed-accounts.ts';
import { createRichAccount, rosa } from '../../lifecycle/testing/rich-account.ts';
import { type Snapshot, snapshotOf } from '../../lifecycle/testing/snapshot.ts';
import type { Database } from '../../platform/db/database.ts';
import { createJobWriter } from '../../platform/jobs/job-writer.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import { limits } from '../../platform/limits/limits.ts';
import { readSettings, type Settings } from '../../platform/settings/settings.ts';
import { secondsAfter } from '../../platform/time.ts';
import { addPriceVersion } from '../../prices/queries/price-versions.ts';
import { withImportLock } from '../../prices/import-lock.ts';
import { engines, createTestDatabase } from '../../testing/databases.ts';
import { removeExpired, removeStopped } from './retention.ts';

const now = new Date('2026-11-21T10:00:00Z');
const aDayLater = secondsAfter(now, limits.stoppedImport.window + 1);

/** The last mail to an owner goes with the job that sends it. */
const withoutJobs = (snapshot: Snapshot): Snapshot =>
  new Map([...snapshot].filter(([table]) => table !== 'pgboss.job'));

describe.each(engines)('the job of retention, on %s (issue 12, point 6)', (engine) => {
  let database: Database;
  let settings: Settings;
  let jobs: Pick<JobQueue, 'enqueue' | 'stop'>;
  let empty: Snapshot;
  beforeAll(async () => {
    settings = await readSettings('test', {});
    database = await createTestDatabase(engine);
    jobs = await createJobWriter(database, settings.keys);
    empty = await snapshotOf(database.db, ['audit_entries', 'audit_head']);
  });
  afterAll(async () => {
    await jobs.stop();
    await database.close();
  });

  const { window } = limits.closedAccount;
  const run = async (at: Date): Promise<void> => {
    await removeExpired(database.db, at);
    await removeStopped(database, { keptPrices: 2, keys: settings.keys }, at);
    await eraseClosedAccounts(database, { jobs, settings, now: at }, () => {});
  };

  it('erases a closed account when its time is over, and not before; nothing of it is left', async () => {
    const { keys } = settings;
    const { accountId } = await database.db.transaction().execute(async (trx) => {
      const created = await createRichAccount(trx, { profile: rosa, keys, now });
      const account = await findAccount(trx, created.accountId);
      if (account !== undefined) await closeAccount(trx, account, { jobs, settings, now });
      return created;
    });
    await run(secondsAfter(now, window - 1));
    expect(await findAccount(database.db, accountId)).toMatchObject({ standing: 'closed' });
    await run(secondsAfter(now, window));
    const left = await snapshotOf(database.db, ['audit_entries', 'audit_head']);
    expect(withoutJobs(left)).toEqual(withoutJobs(empty));
    const entry = database.db
      .selectFrom('audit_entries')
      .select(['event', 'actor'])
      .where('account_id', '=', accountId);
    expect(await entry.execute()).toEqual([{ event: 'accountErased', actor: 'system' }]);
  });

  it('deletes what killed imports have left at once, and nothing of one that runs (findings, reliability 7)', async () => {
    const { db } = database;
    // Without a lease, as a version before imports: whether it runs cannot be known.
    const staged = { import_id: crypto.randomUUID(), number: 1, staged_at: now, digest: Buffer.alloc(32) };
    const keys = { person_keys: [], reference_keys: [], replaced_by_keys: [] };
    await db
      .insertInto('staged_patients')
      .values({ ...staged, ...keys, patient_id: crypto.randomUUID(), record: 'sealed' })
      .execute();
    const version = { fileName: 'f.csv', fileSha256: '0', importedAt: now };
    await addPriceVersion(db, { ...version, locationId: 'killed' });
    await addPriceVersion(db, { ...version, locationId: 'running' });
    const left = async () => ({
      patients: (await db.selectFrom('staged_patients').select('number').execute()).length,
      prices: (await db.selectFrom('price_versions').select('location_id').orderBy('location_id').execute()).map(
        ({ location_id }) => location_id,
      ),
    });
    await withImportLock(database, 'running', () => run(now));
    expect(await left()).toEqual({ patients: 1, prices: ['running'] });
    await run(secondsAfter(now, limits.stoppedImport.window - 1));
    expect(await left()).toEqual({ patients: 1, prices: [] });
    await run(aDayLater);
    expect(await left()).toEqual({ patients: 0, prices: [] });
  });

  it('deletes the insurance that a call left behind as its account was erased', async () => {
    const insurance = {
      owner_id: crypto.randomUUID(),
      id: crypto.randomUUID(),
      payor_id: 'meridian',
      insurance: 'sealed',
    };
    await database.db
      .insertInto('insurances')
      .values({ ...insurance, is_on_file: true, created_at: now })
      .execute();
    await run(now);
    expect(await database.db.selectFrom('insurances').selectAll().execute()).toEqual([]);
  });
});
