import { utimes } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../adapters/clock-system.ts';
import { patientsOfRegistry } from '../adapters/patients-registry.ts';
import { receiveAdt } from '../patients/adt/receive-adt.ts';
import { adtMessage } from '../patients/testing/adt-message.ts';
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

  describe('with a feed of ADT beside it (decision 247)', () => {
    const tell = (zip: string) =>
      staff.look((database) =>
        receiveAdt(
          Buffer.from(adtMessage({ mrn: 'AB-7001', controlId: zip, pid: { 11: `1 Mill Road^^Reno^NV^${zip}^US^H` } })),
          { database, clock: systemClock, keys: staff.keys, mrnSystem: null, takesTrials: false },
          (error) => {
            throw error;
          },
        ),
      );
    const zipOf = () =>
      staff.look(
        async ({ db }) =>
          (await patientsOfRegistry(db, staff.keys).findByMedicalRecordNumber('AB-7001'))?.addresses[0]?.zip,
      );
    const file = asNdjson([fhirPatient({ id: 'fed', mrn: 'AB-7001', zip: '94399' })]);

    it('undoes nothing that a message has said since the file was written, and says so', async () => {
      const path = await folder.write('fed.ndjson', file);
      const hourAgo = new Date(Date.now() - 3_600_000);
      await utimes(path, hourAgo, hourAgo);
      await tell('89501');
      expect(await staff.run(['patients', 'import', path])).toMatchObject({
        code: 0,
        out: expect.stringMatching(/ {2}Patients {3}0 new, .*\n[^]* {2}Left {7}1 patient as a message has said since /),
      });
      expect(await zipOf()).toBe('89501');
      await utimes(path, new Date(), new Date());
      expect((await staff.run(['patients', 'import', path])).out).toContain('1 changed');
      expect(await zipOf()).toBe('94399');
    });

    it('knows whom it left alone by what the file calls them: their insurance, and who was merged into them', async () => {
      await tell('89503');
      const merged = { link: [{ type: 'replaced-by', other: { reference: 'Patient/known' } }] };
      const path = await folder.write(
        'known.ndjson',
        asNdjson([
          fhirPatient({ id: 'known', mrn: 'AB-7001' }),
          fhirPatient({ id: 'before', mrn: 'AB-7002', more: merged }),
          fhirCoverage('of-known', 'Patient/known'),
        ]),
      );
      const { out } = await staff.run(['patients', 'import', path, '--as-of', '2026-01-02']);
      expect(out).toContain('  Left       1 patient');
      expect(out).toContain('  Coverage   1 new, 0 changed, 0 unchanged\n');
      expect(out).toContain('  Refused    0 records');
      const found = await staff.look(({ db }) =>
        patientsOfRegistry(db, staff.keys).findByMedicalRecordNumber('AB-7002'),
      );
      expect(found).toMatchObject({ medicalRecordNumber: 'AB-7001', addresses: [{ zip: '89503' }] });
    });

    it('goes by the time that is given, which is past', async () => {
      await tell('89502');
      const path = await folder.write('given.ndjson', file);
      expect((await staff.run(['patients', 'import', path, '--as-of', '2026-01-02'])).out).toContain('  Left  ');
      expect(await zipOf()).toBe('89502');
      for (const [time, words] of [
        ['yesterday', '--as-of must be a day or a local time'],
        ['2126-01-02', '--as-of must not be to come'],
      ] as const) {
        const said = await staff.run(['patients', 'import', path, '--as-of', time]);
        expect(said).toMatchObject({ code: 2, out: '', err: expect.stringContaining(words) });
      }
    });
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
