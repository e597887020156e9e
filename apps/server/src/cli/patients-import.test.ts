import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asNdjson, fhirCoverage, fhirPatient } from '../patients/testing/fhir.ts';
import { callEngines } from '../testing/databases.ts';
import { makeTestFolder, type TestFolder } from '../testing/price-files.ts';
import { createStaffTerminal, type StaffTerminal } from './testing/staff-terminal.ts';

describe.each(callEngines)('patients import at the terminal, on %s (issue 5: patients’ registry)', (engine) => {
  let staff: StaffTerminal;
  let folder: TestFolder;
  beforeAll(async () => {
    [staff, folder] = await Promise.all([createStaffTerminal(engine), makeTestFolder()]);
  });
  afterAll(() => Promise.all([staff.close(), folder.remove()]));

  const importText = async (text: string, env?: NodeJS.ProcessEnv) =>
    staff.run(['patients', 'import', await folder.write('patients.ndjson', text)], env);
  const patients = () => staff.look(({ db }) => db.selectFrom('patients').select('patient_id').execute());

  it('says what was taken, and what was not by its place and reason', async () => {
    const file = asNdjson([
      fhirPatient(),
      fhirCoverage('c1', 'Patient/p1'),
      { resourceType: 'Practitioner' },
      fhirPatient({ mrn: '' }),
    ]);
    expect(await importText(file)).toEqual({
      code: 0,
      out: [
        '  Patients   1 new, 0 changed, 0 unchanged',
        '  Coverage   1 new, 0 changed, 0 unchanged',
        '  Others     1 resource of other types, left out',
        '  Refused    1 record',
        '',
        'All of them:',
        '  line 4  Patient  It has no medical record number: no identifier of type MR.',
        '',
      ].join('\n'),
      err: '100 % read, 4 records\n',
    });
    expect((await importText(file)).out).toContain('  Patients   0 new, 0 changed, 1 unchanged\n');
  });

  it('leaves an entry in the audit trail, which is whole and names nobody', async () => {
    const entries = await staff.look(({ db }) =>
      db.selectFrom('audit_entries').selectAll().where('event', '=', 'patientsImported').orderBy('number').execute(),
    );
    expect(entries[0]).toMatchObject({
      account_id: null,
      actor: 'staff',
      details: { newPatients: 1, newCoverage: 1, refused: 1, command: 'patients import', by: expect.any(String) },
    });
    expect((await staff.run(['audit', 'verify'])).code).toBe(0);
  });

  it.each([
    ['', 'The file is empty.\n'],
    [
      '{"resourceType":"Bundle","entry":[\n{"resource"',
      'Line 2: The file ends here within its Bundle: it was cut short. Fetch it again.\n',
    ],
  ])('changes nothing where the file is no good: %j', async (text, err) => {
    const before = await patients();
    expect(await importText(text)).toEqual({ code: 1, out: '', err: expect.stringContaining(err) });
    expect(await patients()).toEqual(before);
  });

  it('exits with 1 where nothing could be taken', async () => {
    expect(await importText('{"resourceType":"Patient"}\n')).toMatchObject({ code: 1 });
    expect(await staff.run(['patients', 'import', 'nowhere.json'])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^There is no file .* Check the path\.\n$/),
    });
  });

  it('refuses where the portal would not look: a FHIR server is set, or the secret is another', async () => {
    const server = { PATIENTS_URL: 'https://fhir.example.org/r4' };
    expect(await importText(asNdjson([fhirPatient()]), server)).toMatchObject({
      code: 1,
      err: expect.stringContaining('PATIENTS_URL is set'),
    });
    const other = { PORTICO_SECRET: 'another secret than the one of before' };
    expect(await importText(asNdjson([fhirPatient()]), other)).toMatchObject({
      code: 1,
      err: expect.stringContaining('PORTICO_SECRET is not the one'),
    });
  });
});
