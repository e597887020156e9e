import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccount } from '../accounts/create-account.ts';
import { findAccount } from '../accounts/queries/accounts.ts';
import { recoveryMessageJob } from '../accounts/recovery/recovery-message-job.ts';
import { sendMailJob } from '../documents/jobs/send-mail.ts';
import { sendSmsJob } from '../documents/jobs/send-sms.ts';
import { eligibilityInquiryJob } from '../estimates/insurance/eligibility-inquiry-job.ts';
import type { Database } from '../platform/db/database.ts';
import { createJobWriter } from '../platform/jobs/job-writer.ts';
import type { JobQueue } from '../platform/jobs/job-queue.ts';
import { readSettings, type Settings } from '../platform/settings/settings.ts';
import { callEngines, createTestDatabase } from '../testing/databases.ts';
import { eraseAccount } from './erase-account.ts';
import { eraseRest } from './erase-rest.ts';
import { tablesOfAccounts } from './tables-of-accounts.ts';
import { createRichAccount, type RichAccount, rosa } from './testing/rich-account.ts';
import { columnsOfAccounts, type Snapshot, snapshotOf, tablesOf } from './testing/snapshot.ts';

const now = new Date('2026-11-21T10:00:00Z');
/** Somebody else, of the same name, who shares nothing but that. */
const bystander = { ...rosa, username: 'bystander', email: 'other@example.org', phones: ['+16505550166'] };

const withoutJobs = (snapshot: Snapshot): Snapshot =>
  new Map([...snapshot].filter(([table]) => table !== 'pgboss.job'));

describe.each(callEngines)('erasing an account on %s (issue 12, point 6; findings, operations B3)', (engine) => {
  let database: Database;
  let settings: Settings;
  let jobs: Pick<JobQueue, 'enqueue' | 'stop'>;
  let before: Snapshot;
  let rich: RichAccount;

  beforeAll(async () => {
    // What was counted and queued under the secret of before is the owner's, too.
    settings = await readSettings('test', {
      PORTICO_SECRET: 'a secret that nobody else has, 1 of 2',
      PORTICO_SECRET_PREVIOUS: 'the secret of before, which stands beside',
    });
    database = await createTestDatabase(engine);
    jobs = await createJobWriter(database, settings.keys);
    const { keys } = settings;
    await database.db.transaction().execute(async (trx) => {
      await createAccount(trx, keys, { profile: bystander, passwordHash: 'none', now });
      await jobs.enqueue(trx, sendMailJob.of({ id: randomUUID(), to: 'other@example.org', subject: 's', text: 't' }));
    });
  });
  afterAll(async () => {
    await jobs.stop();
    await database.close();
  });

  const look = (): Promise<Snapshot> => snapshotOf(database.db, []);
  const erase = (): Promise<void> =>
    database.db.transaction().execute(async (trx) => {
      const account = await findAccount(trx, rich.accountId);
      if (account !== undefined) await eraseAccount(trx, account, { jobs, settings, now });
    });

  describe('with a row in every table that can hold one of it', () => {
    let full: Snapshot;
    beforeEach(async () => {
      before = await look();
      const given = { profile: rosa, keys: settings.keys, now };
      rich = await database.db.transaction().execute(async (trx) => {
        const created = await createRichAccount(trx, given);
        await enqueueAll(trx, created.accountId);
        return created;
      });
      full = await look();
    });

    const enqueueAll = async (trx: Parameters<JobQueue['enqueue']>[0], accountId: string): Promise<void> => {
      const id = randomUUID();
      await jobs.enqueue(trx, sendMailJob.of({ id, to: 'Rosa@example.org', subject: 's', text: 't' }));
      await jobs.enqueue(trx, sendSmsJob.of({ id, to: '+16505550188', text: 't' }));
      await jobs.enqueue(trx, eligibilityInquiryJob.of({ ownerId: accountId, id } as never));
      const person = { firstName: 'ROSA', lastName: 'Quilter', birthDate: '1970-01-02', zip: '94110-1234' };
      await jobs.enqueue(trx, recoveryMessageJob.of({ id, language: 'en', kind: 'reminderByEmail', person }));
      const link = { kind: 'resetLink', accountId, ticket: 't', goodUntil: now.toISOString() } as const;
      await jobs.enqueue(trx, recoveryMessageJob.of({ id, language: 'en', ...link }));
    };

    it('leaves the database as it was before the account, but for a last mail to its owner', async () => {
      const own = Object.entries(tablesOfAccounts).flatMap(([table, belonging]) =>
        'stays' in belonging ? [] : [table],
      );
      const filled = own.filter((table) => full.get(table)?.length !== before.get(table)?.length);
      expect(filled).toEqual(own);
      await erase();
      const after = await look();
      expect(withoutJobs(after)).toEqual(withoutJobs(before));
      const added = (after.get('pgboss.job') ?? []).filter((row) => !before.get('pgboss.job')?.includes(row));
      expect(new Set(added.map((row) => JSON.parse(row).name))).toEqual(new Set(['erase-rest', 'send-mail']));
      expect(added).toHaveLength(2);
    });

    it('leaves what its owner saved for somebody else as saved by somebody, and not as that patient’s own', async () => {
      const { db } = database;
      const patient = randomUUID();
      const saved = { template: 'saved', saved_at: now, saved_figures: 'sealed', valid_until: now };
      const place = { owner_kind: 'account', service_area: 'bay', location_id: 'alder-main' } as const;
      const times = { disclaimer_accepted: true, created_at: now, updated_at: now, expires_at: now };
      const estimate = { owner_id: patient, id: randomUUID(), ...place, ...times, ...saved };
      await db
        .insertInto('estimates')
        .values({ ...estimate, saved_by: rich.accountId })
        .execute();
      await erase();
      const left = db.selectFrom('estimates').select('saved_by').where('owner_id', '=', patient);
      expect(await left.execute()).toEqual([{ saved_by: '00000000-0000-0000-0000-000000000000' }]);
      await db.deleteFrom('estimates').where('owner_id', '=', patient).execute();
    });

    it('erases what a call writes that was under way, some minutes later', async () => {
      await erase();
      const erased = await look();
      const insurance = { id: randomUUID(), payor_id: 'meridian', insurance: 'sealed', is_on_file: true };
      await database.db
        .insertInto('insurances')
        .values({ owner_id: rich.accountId, ...insurance, created_at: now })
        .execute();
      await eraseRest({ accountId: rich.accountId }, database);
      expect(await look()).toEqual(erased);
    });

    it('is whole or not at all: a transaction that ends before its commit leaves everything', async () => {
      const cut = database.db.transaction().execute(async (trx) => {
        const account = await findAccount(trx, rich.accountId);
        if (account !== undefined) await eraseAccount(trx, account, { jobs, settings, now });
        throw new Error('killed');
      });
      await expect(cut).rejects.toThrow('killed');
      expect(await look()).toEqual(full);
      await erase();
    });
  });

  it('knows every table of the schema: one without a row in the list fails here', async () => {
    expect(Object.keys(tablesOfAccounts).toSorted()).toEqual(await tablesOf(database.db));
  });

  it('knows every column that can hold the id of an account', async () => {
    const erased = Object.entries(tablesOfAccounts).flatMap(([table, belonging]) =>
      'erasedBy' in belonging
        ? [...belonging.erasedBy, ...(belonging.namelessIn ?? [])].map((column) => `${table}.${column}`)
        : [],
    );
    const named = (await columnsOfAccounts(database.db)).filter((column) => !staysByName.has(column));
    expect(named.filter((column) => !erased.includes(column))).toEqual([]);
  });
});

/** The audit trail's random id, and which record took the place of which. */
const staysByName = new Set(['audit_entries.account_id', 'patients.replaced_by']);
