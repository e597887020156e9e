import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEnrolledAccount } from '../enrolment/sign-up/create-enrolled-account.ts';
import { findAccount } from '../accounts/queries/accounts.ts';
import { reserveAccount } from '../accounts/queries/reserved-accounts.ts';
import { sealReservedPerson } from '../accounts/reserved-person.ts';
import type { Database } from '../platform/db/database.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { createTestDatabase, engines } from '../testing/databases.ts';
import { eventually } from '../testing/eventually.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { patientIdOf } from './patient-id.ts';
import { accountOf, lockLinks } from './queries/patient-accounts.ts';
import { createMergeTest } from './testing/merged-person.ts';

// Spec §8, 1004: a patient has one account. Decision 243: so has one whose record is merged while they enrol.

const { keys } = await readSettings('test', {});
const idOf = (mrn: string): string => patientIdOf(keys, mrn);

describe.each(engines)('linking a record that was merged meanwhile, on %s (decision 243)', (engine) => {
  let database: Database;
  let test: ReturnType<typeof createMergeTest>;
  const clock = settableClock('2026-11-26T10:00:00Z');
  beforeAll(async () => {
    database = await createTestDatabase(engine);
    test = createMergeTest(database, keys, clock);
  });
  afterAll(() => database.close());

  /** Somebody was found as the patient of a number before, and now has their account made. */
  const enrol = (mrn: string, whileOpen: () => Promise<void> = async () => {}): Promise<string> =>
    database.db.transaction().execute(async (trx) => {
      const accountId = await createEnrolledAccount(trx, {
        owner: {
          firstName: 'Inés',
          lastName: 'Soler',
          birthDate: '1984-02-29',
          zip: '94301',
          email: null,
          phones: [],
          language: 'en',
        },
        credentials: {
          username: `ines${randomUUID().slice(0, 8)}`,
          passwordHash: 'none',
          securityQuestion: { id: 'city', answerHash: 'none' },
        },
        provenEmail: null,
        patientId: idOf(mrn),
        keys,
        now: clock.now(),
      });
      await whileOpen();
      return accountId;
    });
  const accountsOf = (...mrns: string[]) => Promise.all(mrns.map((mrn) => accountOf(database.db, idOf(mrn))));

  it('links the record in force and all that were merged into it, and ties the account to that in force', async () => {
    for (const mrn of ['P-1', 'Q-1', 'R-1']) await test.tell({ mrn });
    expect([await test.merge('Q-1', 'P-1'), await test.merge('R-1', 'Q-1')]).toEqual(['AA', 'AA']);
    const accountId = await enrol('P-1');
    expect(await accountsOf('P-1', 'Q-1', 'R-1')).toEqual([accountId, accountId, accountId]);
    expect((await findAccount(database.db, accountId))?.patient_id).toBe(idOf('R-1'));
  });

  it('refuses where the record in force has an account, and links nothing', async () => {
    for (const mrn of ['P-2', 'Q-2']) await test.tell({ mrn });
    const other = await test.account('first.ines', 'Q-2');
    expect(await test.merge('Q-2', 'P-2')).toBe('AA');
    await expect(enrol('P-2')).rejects.toMatchObject({ error: 'patientHasAccount' });
    expect(await accountsOf('P-2', 'Q-2')).toEqual([null, other]);
  });

  it('makes the account that was reserved for the record that was merged (decision 246)', async () => {
    for (const mrn of ['P-6', 'Q-6']) await test.tell({ mrn });
    const person = { firstName: 'Inés', lastName: 'Soler', email: null, language: 'en' } as const;
    const patientId = idOf('P-6');
    const reserved = await database.db.transaction().execute((trx) =>
      reserveAccount(trx, {
        patientId,
        person: sealReservedPerson(keys, patientId, person),
        accountId: randomUUID(),
        now: clock.now(),
      }),
    );
    expect(await test.merge('Q-6', 'P-6')).toBe('AA');
    expect(await enrol('Q-6')).toBe(reserved);
  });

  // On the embedded database one transaction follows another.
  it.runIf(engine === 'postgresql')(
    'lets a merge that comes meanwhile wait, which then hands the account on',
    async () => {
      for (const mrn of ['P-3', 'Q-3']) await test.tell({ mrn });
      let merged: Promise<string> | undefined;
      const accountId = await enrol('P-3', async () => {
        merged = test.merge('Q-3', 'P-3');
        await waitedFor();
      });
      expect(await merged).toBe('AA');
      expect(await accountsOf('P-3', 'Q-3')).toEqual([accountId, accountId]);
    },
  );

  it.runIf(engine === 'postgresql')('does not let a merge hand on the account of somebody else', async () => {
    await test.tell({ mrn: 'P-4' });
    await test.tell({ mrn: 'Q-4', pid: { 5: 'Lee^Sam', 7: '20100505', 8: 'M', 11: '9 Elm^^Reno^NV^89501', 13: '' } });
    let merged: Promise<string> | undefined;
    const accountId = await enrol('P-4', async () => {
      merged = test.tell({
        event: 'A40',
        mrn: 'Q-4',
        merged: ['P-4'],
        pid: { 5: 'Lee^Sam', 7: '20100505', 8: 'M', 11: '9 Elm^^Reno^NV^89501', 13: '' },
      });
      await waitedFor();
    });
    expect(await merged).toContain('the records look like those of two people');
    expect(await accountsOf('P-4', 'Q-4')).toEqual([accountId, null]);
  });

  it.runIf(engine === 'postgresql')('waits for a merge that is handing accounts on', async () => {
    for (const mrn of ['P-5', 'Q-5']) await test.tell({ mrn });
    let enrolled: Promise<string> | undefined;
    await database.db.transaction().execute(async (trx) => {
      await lockLinks(trx);
      enrolled = enrol('P-5');
      await waitedFor();
      await trx
        .updateTable('patients')
        .set({ replaced_by: idOf('Q-5') })
        .where('patient_id', '=', idOf('P-5'))
        .execute();
    });
    const accountId = await enrolled;
    expect(await accountsOf('P-5', 'Q-5')).toEqual([accountId, accountId]);
  });

  /** Until somebody waits for who links. */
  const waitedFor = () =>
    eventually(async () => {
      const { rows } = await sql`
        select from pg_locks join pg_database on pg_database.oid = pg_locks.database
        where datname = current_database() and relation = 'patient_accounts'::regclass and not granted`.execute(
        database.db,
      );
      expect(rows).toHaveLength(1);
    });
});
