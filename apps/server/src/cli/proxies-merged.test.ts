import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asNdjson, fhirPatient } from '../patients/testing/fhir.ts';
import { callEngines } from '../testing/databases.ts';
import { makeTestFolder, type TestFolder } from '../testing/price-files.ts';
import { createStaffTerminal, type StaffTerminal } from './testing/staff-terminal.ts';

const person = ['--email', 'sister@example.org', '--birth-date', '1990-03-04', '--name', 'Her sister'];
const why = ['--reason', 'ticket 4711'];

describe.each(callEngines)('access through a merge at the terminal, on %s', (engine) => {
  let staff: StaffTerminal;
  let folder: TestFolder;
  beforeAll(async () => {
    [staff, folder] = await Promise.all([createStaffTerminal(engine), makeTestFolder()]);
  });
  afterAll(() => Promise.all([staff.close(), folder.remove()]));
  const run = (...argv: string[]) => staff.run(['proxies', ...argv]);
  const invites = () =>
    staff.look(({ db }) => db.selectFrom('proxy_invites').selectAll().orderBy('expires_at').execute());

  it('is listed and ended by the record in force, under which nothing else is reserved (decision 246)', async () => {
    const [born, lasting] = [fhirPatient({ id: 'born', mrn: 'TMP-1' }), fhirPatient({ id: 'lasting', mrn: 'MRN-1' })];
    const bring = async (...all: object[]) =>
      expect(await staff.run(['patients', 'import', await folder.write('merged.ndjson', asNdjson(all))])).toMatchObject(
        { code: 0 },
      );
    await bring(born, lasting);
    expect(await run('invite', '--mrn', 'TMP-1', ...person, ...why)).toMatchObject({ code: 0 });
    const [first] = await invites();
    await bring({ ...born, link: [{ type: 'replaced-by', other: { reference: 'Patient/lasting' } }] });
    expect((await run('list', '--mrn', 'MRN-1')).out).toContain('Her sister');
    const brother = ['--email', 'brother@example.org', '--birth-date', '1990-03-04', '--name', 'Her brother'];
    expect(await run('invite', '--mrn', 'MRN-1', ...brother, ...why)).toMatchObject({ code: 0 });
    expect((await invites()).map((each) => each.patient_account_id)).toEqual([
      first?.patient_account_id,
      first?.patient_account_id,
    ]);
    expect(await run('revoke', '--mrn', 'MRN-1', '--id', first?.invite_id ?? '', ...why)).toMatchObject({ code: 0 });
    expect((await invites()).map(({ invite_id }) => invite_id)).not.toContain(first?.invite_id);
  });
});
