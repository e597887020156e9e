import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reserveAccount } from '../accounts/queries/reserved-accounts.ts';
import { sealReservedPerson } from '../accounts/reserved-person.ts';
import { createTestAccount, type TestAccount } from '../accounts/testing/account.ts';
import type { AccessBasis } from '../platform/db/account-tables.ts';
import type { Job } from '../platform/jobs/job-kind.ts';
import { secondsAfter } from '../platform/time.ts';
import { callEngines } from '../testing/databases.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { foretellChanges } from './foretell-changes.ts';
import { upsertProxy } from './queries/proxies.ts';

const DAY = 24 * 3600;

describe.each(callEngines)(
  'a parent and a child are told before the access changes, on %s (issue 15, point 5)',
  (engine) => {
    let test: TestApp;
    let parent: TestAccount;
    let childId: string;

    beforeAll(async () => {
      test = await buildTestApp(engine, { areJobsLeft: true });
      parent = await createTestAccount(test, { profile: { username: 'rosa', email: 'rosa@example.org' } });
      const patientId = randomUUID();
      const child = { firstName: 'Lía', lastName: 'Rivera', email: 'lia@example.org', language: 'es' } as const;
      childId = await test.database.db.transaction().execute((trx) =>
        reserveAccount(trx, {
          patientId,
          person: sealReservedPerson(test.settings.keys, patientId, child),
          accountId: randomUUID(),
          now: test.clock.now(),
        }),
      );
    });
    afterAll(() => test.close());
    beforeEach(() => test.database.db.deleteFrom('proxies').execute());

    const inDays = (days: number): Date => secondsAfter(test.clock.now(), days * DAY);
    const give = (access: { basis: AccessBasis; endsIn: number; privateIn?: number; to?: TestAccount }) =>
      test.database.db.transaction().execute((trx) =>
        upsertProxy(trx, {
          account_id: (access.to ?? parent).accountId,
          patient_account_id: childId,
          scopes: ['view', 'estimates'],
          basis: access.basis,
          since: test.clock.now(),
          ends_at: inDays(access.endsIn),
          ...(access.privateIn === undefined ? {} : { private_from: inDays(access.privateIn), private_scopes: [] }),
        }),
      );
    /** Who is told of what, on a later day. */
    async function toldIn(days: number): Promise<string[]> {
      const told: string[] = [];
      await tell(days, told);
      return told;
    }
    async function tell(days: number, told: string[]): Promise<void> {
      const enqueue = async (_trx: unknown, { data }: Job): Promise<void> => {
        const { to, subject } = data as { to: string; subject: string };
        told.push(`${to}: ${subject}`);
      };
      await foretellChanges(test.database, { settings: test.settings, jobs: { enqueue }, now: inDays(days) });
    }

    it('thirty days before, once, each in their own language: first that it narrows, later that it ends', async () => {
      await give({ basis: 'parent', endsIn: 400, privateIn: 100 });
      expect(await toldIn(69)).toEqual([]);
      expect(await toldIn(70)).toEqual([
        'rosa@example.org: Soon you see less of somebody’s record',
        'lia@example.org: Pronto una parte mayor de su expediente será solo suya',
      ]);
      expect(await toldIn(71)).toEqual([]);
      expect(await toldIn(369)).toEqual([]);
      expect(await toldIn(371)).toEqual([
        'rosa@example.org: Soon you no longer look after somebody’s record',
        'lia@example.org: Pronto se ocupará usted de su propio expediente',
      ]);
      expect(await toldIn(399)).toEqual([]);
      expect(await toldIn(401)).toEqual([]);
    });

    it('though another is known by a profile that cannot be opened, which is tried again (decision 107)', async () => {
      const { db } = test.database;
      const unreadable = await createTestAccount(test, { profile: { username: 'sealed', email: 's@example.org' } });
      const { profile } = await db
        .selectFrom('accounts')
        .select('profile')
        .where('account_id', '=', unreadable.accountId)
        .executeTakeFirstOrThrow();
      const keep = (text: string) =>
        db.updateTable('accounts').set({ profile: text }).where('account_id', '=', unreadable.accountId).execute();
      await give({ basis: 'parent', endsIn: 20, to: unreadable });
      await give({ basis: 'parent', endsIn: 20 });
      await keep('another secret sealed it');
      const told: string[] = [];
      await expect(tell(0, told)).rejects.toThrow('authentication tag');
      expect(told).toEqual([expect.stringContaining('rosa@example.org'), expect.stringContaining('lia@example.org')]);
      await keep(profile);
      expect(await toldIn(0)).toEqual([
        expect.stringContaining('s@example.org'),
        expect.stringContaining('lia@example.org'),
      ]);
    });

    it('of an access that is given anew, anew; of one that an adult gave, not', async () => {
      await give({ basis: 'guardian', endsIn: 20 });
      expect(await toldIn(0)).toHaveLength(2);
      await give({ basis: 'guardian', endsIn: 25 });
      expect(await toldIn(1)).toHaveLength(2);
      await give({ basis: 'patient', endsIn: 20 });
      expect(await toldIn(0)).toEqual([]);
    });
  },
);
