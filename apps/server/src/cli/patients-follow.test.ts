import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { begunExport } from '../patients/export/export-state.ts';
import {
  saveExportDone,
  saveExportFailure,
  saveExportState,
  scheduleExport,
} from '../patients/queries/patient-exports.ts';
import { callEngines } from '../testing/databases.ts';
import { createStaffTerminal, type StaffTerminal } from './testing/staff-terminal.ts';

const FOLLOWED = { PATIENTS_URL: 'https://fhir.example.org/r4', PATIENTS_TOKEN: 'a-token', PATIENTS_GROUP: 'g1' };

describe.each(callEngines)('patients follow at the terminal, on %s (issue 15, point 4)', (engine) => {
  let staff: StaffTerminal;
  beforeAll(async () => {
    staff = await createStaffTerminal(engine);
  });
  afterAll(() => staff.close());

  const show = async (...more: string[]) => (await staff.run(['patients', 'follow', ...more], FOLLOWED)).out;
  const now = new Date('2026-11-26T10:00:00Z');
  const begun = begunExport({
    importId: '00000000-0000-4000-8000-000000000001',
    statusUrl: 'https://fhir.example.org/jobs/secret-1',
    since: null,
    startedAt: '2026-11-26T10:00:00.000Z',
  });
  const files = [1, 2, 3].map((at) => ({ type: 'Patient', url: `https://fhir.example.org/files/secret-${at}` }));

  it('says that nothing is fetched where no group is set', async () => {
    expect(await staff.run(['patients', 'follow'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('PATIENTS_GROUP is not set'),
    });
  });

  it('begins an export when staff want it, and says so in the audit trail', async () => {
    expect(await show()).toBe('Group g1: nothing was fetched yet.\n');
    expect(await show('--now')).toContain('within a minute');
    const entries = await staff.look(({ db }) => db.selectFrom('audit_entries').selectAll().execute());
    expect(entries.at(-1)).toMatchObject({ event: 'patientExportAsked', actor: 'staff' });
    expect(await show()).toContain('the next one begins after');
  });

  it('shows how far it is, without an address', async () => {
    await staff.look(({ db }) => saveExportState(db, staff.keys, 'g1', begun, { progress: '12 % \u001B[2J' }));
    expect(await show()).toBe(
      'Group g1: the server prepares all patients since 2026-11-26T10:00:00.000Z, and says: 12 % \\u001b[2J\n  None is done yet.\n',
    );
    const loading = {
      ...begun,
      phase: 'loading' as const,
      files,
      position: 1,
      read: { ...begun.read, resources: 54_000 },
    };
    await staff.look(({ db }) => saveExportState(db, staff.keys, 'g1', loading));
    const shown = await show();
    expect(shown).toContain('fetching all patients since 2026-11-26T10:00:00.000Z: 1 of 3 files, 54,000 records');
    expect(shown).not.toContain('secret');
  });

  it('shows what the last one did, and why a try failed', async () => {
    const counts = { new: 2, changed: 1, unchanged: 0 };
    const result = {
      patients: counts,
      coverage: { ...counts, removed: 0 },
      others: 0,
      rejected: 0,
      errors: [],
      deleted: 1,
      errorFiles: 1,
      isFull: false,
    };
    const nextAt = new Date('2026-11-27T10:00:00Z');
    await staff.look(({ db }) =>
      db
        .transaction()
        .execute((trx) =>
          saveExportDone(trx, staff.keys, 'g1', { state: { ...begun, phase: 'ending' }, result, now, nextAt }),
        ),
    );
    await staff.look(({ db }) => saveExportState(db, staff.keys, 'g1', null));
    await staff.look(({ db }) => saveExportFailure(db, 'g1', { failure: 'unreachable: HTTP 503', nextAt }));
    const shown = await show();
    expect(shown).toContain(
      'It failed 1 time, the last time because of: unreachable: HTTP 503. Tried again after 2026-11-27T10:00:00.000Z.',
    );
    expect(shown).toContain(
      'The last one, of what had changed, was done 2026-11-26T10:00:00.000Z:\n  Patients   2 new, 1 changed, 0 unchanged\n',
    );
    expect(shown).toContain('  Deleted    1 record at the server\n');
    expect(shown).toContain('The server could not export everything');
    await staff.look(({ db }) => scheduleExport(db, 'g1', now));
  });
});
