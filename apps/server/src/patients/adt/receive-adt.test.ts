import { parseMessage } from '@portico/hl7';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { patientsOfRegistry } from '../../adapters/patients-registry.ts';
import type { Database } from '../../platform/db/database.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { createTestDatabase, engines } from '../../testing/databases.ts';
import { makeTestFolder, type TestFolder } from '../../testing/price-files.ts';
import { settableClock } from '../../testing/settable-clock.ts';
import { importPatients } from '../import/import-patients.ts';
import { patientIdOf } from '../patient-id.ts';
import { listRefused } from '../queries/adt-messages.ts';
import { accountOf, linkAccount } from '../queries/patient-accounts.ts';
import { adtMessage, type MessageGiven } from '../testing/adt-message.ts';
import { asNdjson, fhirCoverage, fhirPatient } from '../testing/fhir.ts';
import { type AdtServices, receiveAdt } from './receive-adt.ts';
import { replayAdt } from './replay-adt.ts';

// Issue 15, point 4: A01–A08, A28, A31, A40 merges, deceased, and a replay of what was refused.

const { keys } = await readSettings('test', {});
const clock = settableClock('2026-11-26T10:00:00Z');
const accountId = '00000000-0000-4000-8000-000000000001';
const otherAccountId = '00000000-0000-4000-8000-000000000002';
const services: Omit<AdtServices, 'database'> = { clock, keys, mrnSystem: null, takesTrials: false };

describe.each(engines)('what a message of ADT says, on %s (issue 15, point 4)', (engine) => {
  let database: Database;
  let folder: TestFolder;
  beforeAll(async () => {
    [database, folder] = await Promise.all([createTestDatabase(engine), makeTestFolder()]);
  });
  afterAll(() => Promise.all([database.close(), folder.remove()]));
  const tables = [
    'adt_messages',
    'patients',
    'patient_people',
    'patient_references',
    'patient_blocks',
    'patient_coverage',
    'patient_accounts',
  ] as const;
  beforeEach(async () => {
    for (const table of tables) await database.db.deleteFrom(table).execute();
  });

  let count = 0;
  /** Sends a message with a control id of its own: what it was answered, and why. */
  const send = async (given: MessageGiven = {}, more: Partial<typeof services> = {}) => {
    count += 1;
    clock.advance(1);
    const message = Buffer.from(adtMessage({ controlId: `c${count}`, ...given }));
    const received = await receiveAdt(message, { ...services, ...more, database }, (error) => {
      throw error;
    });
    const ack = parseMessage(Buffer.from(received.acknowledgements[0] ?? ''));
    return [ack.segment('MSA')?.value(1), ack.segment('ERR')?.value(8) ?? ''];
  };
  const replay = async ({ isConfirmed = false } = {}) => {
    clock.advance(1);
    const [refused] = await listRefused(database.db, keys, 10);
    if (refused === undefined) throw new Error('no message waits');
    const applied = await database.db.transaction().execute((trx) => replayAdt(trx, refused, services, isConfirmed));
    return applied.kind === 'refused' ? applied.error.message : applied.kind;
  };
  const waiting = async (): Promise<number> => (await listRefused(database.db, keys, 10)).length;
  const registry = () => patientsOfRegistry(database.db, keys);
  const find = (mrn = 'AB-1001') => registry().findByMedicalRecordNumber(mrn);
  const link = (mrn: string, account = accountId) =>
    database.db
      .transaction()
      .execute((trx) => linkAccount(trx, { patientId: patientIdOf(keys, mrn), accountId: account, now: clock.now() }));
  const ofAccount = (mrn: string) => accountOf(database.db, patientIdOf(keys, mrn));
  const merges = () =>
    database.db.selectFrom('audit_entries').selectAll().where('event', '=', 'patientsMerged').execute();
  const importFile = async (...resources: object[]) => {
    const path = await folder.write('patients.ndjson', asNdjson(resources));
    await importPatients(database, { keys, mrnSystem: null, now: clock.now() }, { path });
  };

  const sam = { mrn: 'AB-2001', pid: { 5: 'Lee^Sam', 7: '20100505', 8: 'M', 11: '9 Elm^^Reno^NV^89501', 13: '' } };
  const inesAgain = { mrn: 'AB-1002' };

  it('makes a record as an import does: the same patient in a file changes nothing', async () => {
    await send({
      event: 'A28',
      pid: { 13: '(650)555-0120^PRN^PH~^PRN^CP^^1^650^5550121~^NET^Internet^p1@example.org' },
    });
    const { sourceId: _id, ...told } = (await find()) ?? { sourceId: '' };
    await importFile(
      fhirPatient({
        more: {
          telecom: [
            { system: 'phone', value: '(650) 555-0120', use: 'home' },
            { system: 'phone', value: '6505550121', use: 'mobile' },
            { system: 'email', value: 'p1@example.org' },
          ],
        },
      }),
    );
    expect(await find()).toEqual({ sourceId: expect.any(String), ...told });
    const rows = await database.db.selectFrom('patients').select('updated_at').execute();
    expect(rows.map(({ updated_at }) => updated_at.getTime() < clock.now().getTime() + 1)).toEqual([true]);
  });

  it('leaves what it says nothing of, and takes out what it says to be nothing any more', async () => {
    await send({ pid: { 14: '6505550130^WPN^PH' } });
    await send({ pid: { 5: '', 7: '', 8: '', 11: '', 13: '(650)555-0199^PRN^PH' } });
    expect(await find()).toMatchObject({
      name: { firstName: 'Inés', middleName: 'María', lastName: 'Soler' },
      birthDate: '1984-02-29',
      sex: 'female',
      addresses: [{ zip: '94301' }],
      phones: [
        { use: 'home', number: '+16505550199' },
        { use: 'work', number: '+16505550130' },
      ],
      // Phones alone in PID-13 say nothing of mailboxes.
      emails: ['ines@example.org'],
    });
    await send({ pid: { 11: '""', 13: '""' } });
    expect(await find()).toMatchObject({ addresses: [], phones: [{ use: 'work' }], email: null, emails: [] });
  });

  it('is found by the new name or address at once, and by the old one no more', async () => {
    await send();
    await send({ pid: { 5: 'Vega^Inés', 11: '1 Mill Road^^Reno^NV^89501' } });
    const person = { firstName: 'Inés', birthDate: '1984-02-29' };
    expect(await registry().findByPerson({ ...person, lastName: 'Soler', zip: '94301' })).toBeNull();
    expect(await registry().findByPerson({ ...person, lastName: 'Vega', zip: '89501' })).not.toBeNull();
  });

  it('says that a patient has died, which a message without a word on it does not undo', async () => {
    await send();
    await send({ pid: { 29: '20261125', 30: 'Y' } });
    await send();
    expect(await find()).toMatchObject({ standing: 'deceased' });
    await send({ pid: { 30: 'N' } });
    expect(await find()).toMatchObject({ standing: 'active' });
  });

  it('counts the numbers of one authority where several come together', async () => {
    const both = { pid: { 3: '7^^^CLINIC^MR~8^^^ALDER^MR' } };
    expect(await send(both, { mrnSystem: 'ALDER' })).toEqual(['AA', '']);
    expect(await find('8')).not.toBeNull();
    expect(await find('7')).toBeNull();
  });

  it('is of the patient whom an import found under another of their numbers', async () => {
    const identifier = ['AB-1001', 'CLINIC-7'].map((value) => ({ type: { coding: [{ code: 'MR' }] }, value }));
    await importFile(fhirPatient({ more: { identifier } }));
    await send({ mrn: 'CLINIC-7', pid: { 11: '1 Mill Road^^Reno^NV^89501' } });
    expect(await find()).toMatchObject({ medicalRecordNumber: 'AB-1001', addresses: [{ zip: '89501' }] });
    // And of nobody else who is given that number by a slip.
    expect(await send({ ...sam, mrn: 'CLINIC-7' })).toEqual(['AE', expect.stringContaining('somebody else')]);
    expect(await find()).toMatchObject({ name: { lastName: 'Soler' } });
  });

  describe('of a merge (A40)', () => {
    const merge = (more: MessageGiven = {}) => send({ event: 'A40', mrn: 'AB-1002', merged: ['AB-1001'], ...more });

    it('leaves the account of the merged record to the one in its place, and says so in the audit trail', async () => {
      await send();
      await send(inesAgain);
      await link('AB-1001');
      expect(await merge()).toEqual(['AA', '']);
      expect(await find('AB-1001')).toMatchObject({ medicalRecordNumber: 'AB-1002' });
      expect(await ofAccount('AB-1002')).toBe(accountId);
      expect(await merges()).toMatchObject([{ account_id: accountId, actor: 'system' }]);
      // Again, and from a message that comes late: nothing changes.
      expect(await merge({ controlId: 'again' })).toEqual(['AA', '']);
      expect(await merges()).toHaveLength(1);
    });

    it('never joins two people: where one has an account, staff decide', async () => {
      await send();
      await send(sam);
      await link('AB-1001');
      const mistaken = { event: 'A40', ...sam, merged: ['AB-1001'] };
      const twoPeople = 'the records look like those of two people, and one has an account or is looked after';
      expect(await send(mistaken)).toEqual(['AE', twoPeople]);
      expect(await ofAccount('AB-2001')).toBeNull();
      expect(await find('AB-1001')).toMatchObject({ name: { lastName: 'Soler' } });
      expect(await replay()).toContain('two people');
      expect(await replay({ isConfirmed: true })).toBe('merged');
      expect(await ofAccount('AB-2001')).toBe(accountId);
      expect(await waiting()).toBe(0);
    });

    it('waits until one of two accounts is unlinked', async () => {
      await send();
      await send(inesAgain);
      await Promise.all([link('AB-1001'), link('AB-1002', otherAccountId)]);
      expect(await merge()).toEqual(['AE', expect.stringContaining('both records have an account')]);
      expect(await replay({ isConfirmed: true })).toContain('both records');
      await database.db.deleteFrom('patient_accounts').where('account_id', '=', otherAccountId).execute();
      expect(await replay()).toBe('merged');
      expect(await ofAccount('AB-1002')).toBe(accountId);
    });

    it('of records that two accounts open waits, confirmed or not: one of them would be left without its record', async () => {
      await send();
      await send({ mrn: 'AB-1003' });
      await send(inesAgain);
      await Promise.all([link('AB-1001'), link('AB-1003', otherAccountId)]);
      const both = { merged: ['AB-1001', 'AB-1003'] };
      expect(await merge(both)).toEqual(['AE', expect.stringContaining('several of the merged records')]);
      expect(await replay({ isConfirmed: true })).toContain('several of the merged records');
      await database.db.deleteFrom('patient_accounts').where('account_id', '=', otherAccountId).execute();
      expect(await replay()).toBe('merged');
      expect(await ofAccount('AB-1002')).toBe(accountId);
    });

    it('waits for a survivor who is not known yet', async () => {
      await send();
      expect(await merge({ pid: { 5: '', 7: '' } })).toEqual(['AE', 'the patient has no name']);
      await send(inesAgain);
      expect(await replay()).toBe('merged');
      expect(await find('AB-1001')).toMatchObject({ medicalRecordNumber: 'AB-1002' });
    });

    it('gives the patient the number of a record that nobody has here', async () => {
      await merge({ merged: ['OLD-1', 'OLD-2'] });
      expect(await find('OLD-2')).toMatchObject({ medicalRecordNumber: 'AB-1002' });
    });

    it('of a record that was merged into another one before is refused, and so is a message of that record', async () => {
      await send();
      await send(inesAgain);
      await merge();
      await send({ mrn: 'AB-1003' });
      expect(await merge({ mrn: 'AB-1003' })).toEqual(['AE', 'the record was merged into another one before']);
      expect(await send()).toEqual(['AE', 'the record of this number was merged into another one']);
      expect(await find('AB-1001')).toMatchObject({ medicalRecordNumber: 'AB-1002' });
    });

    it('keeps the insurances of the merged record', async () => {
      await importFile(fhirPatient(), fhirCoverage('c1', 'Patient/p1'));
      await send(inesAgain);
      await merge();
      expect(await registry().coverageOf((await find('AB-1002')) ?? { sourceId: '' })).toMatchObject([
        { subscriberId: 'M-c1' },
      ]);
    });
  });

  it('that makes somebody else of a patient with an account is held, until staff have made sure', async () => {
    await send();
    await link('AB-1001');
    const over = { ...sam, mrn: 'AB-1001' };
    expect(await send(over)).toEqual(['AE', expect.stringContaining('somebody else')]);
    expect(await find()).toMatchObject({ name: { lastName: 'Soler' } });
    expect(await replay({ isConfirmed: true })).toBe('changed');
    expect(await find()).toMatchObject({ name: { lastName: 'Lee' } });
  });

  it('is not replayed over what a newer message has said', async () => {
    expect(await send({ pid: { 5: '', 11: '1 Mill Road^^Reno^NV^89501' } })).toEqual(['AE', 'the patient has no name']);
    await send({ pid: { 11: '2 Mill Road^^Reno^NV^89502' } });
    expect(await replay()).toBe('superseded');
    expect(await find()).toMatchObject({ addresses: [{ zip: '89502' }] });
    expect(await waiting()).toBe(0);
  });

  it('that was taken in a replay is answered so when it comes once more', async () => {
    const late = { controlId: 'late', pid: { 5: '' } };
    expect(await send(late)).toEqual(['AE', 'the patient has no name']);
    await send({ pid: { 11: '' } });
    await replay();
    expect(await send(late)).toEqual(['AA', '']);
  });
});
