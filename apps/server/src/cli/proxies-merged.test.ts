import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '../accounts/create-account.ts';
import { patientIdOf } from '../patients/patient-id.ts';
import { linkAccount } from '../patients/queries/patient-accounts.ts';
import { reservedFor } from '../patients/reserved-for.ts';
import { asNdjson, fhirPatient } from '../patients/testing/fhir.ts';
import { inesSoler } from '../patients/testing/merged-person.ts';
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
  const bring = async (...all: object[]) =>
    expect(await staff.run(['patients', 'import', await folder.write('merged.ndjson', asNdjson(all))])).toMatchObject({
      code: 0,
    });
  const intoLasting = { link: [{ type: 'replaced-by', other: { reference: 'Patient/lasting' } }] };
  /** A newborn's record, and the one that lasts. */
  const recordsOf = (...mrns: [string, string]) =>
    [fhirPatient({ id: 'born', mrn: mrns[0] }), fhirPatient({ id: 'lasting', mrn: mrns[1] })] as const;
  /** The account of the patient of a record, with the id that is reserved for it. */
  const enrol = (mrn: string) =>
    staff.look(({ db }) =>
      db.transaction().execute(async (trx) => {
        const [patientId, now] = [patientIdOf(staff.keys, mrn), new Date()];
        const accountId = await createAccount(trx, staff.keys, {
          profile: { ...inesSoler, username: `owner.${mrn}` },
          passwordHash: 'none',
          patientId,
          accountId: await reservedFor(trx, staff.keys, patientId),
          now,
        });
        await linkAccount(trx, { patientId, accountId, now });
      }),
    );

  it('is listed and ended by the record in force, under which nothing else is reserved (decision 246)', async () => {
    const [born, lasting] = recordsOf('TMP-1', 'MRN-1');
    await bring(born, lasting);
    expect(await run('invite', '--mrn', 'TMP-1', ...person, ...why)).toMatchObject({ code: 0 });
    const [first] = await invites();
    await bring({ ...born, ...intoLasting });
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

  it('is entered of the account to which it was, where several were reserved (decision 246)', async () => {
    const [born, lasting] = recordsOf('TMP-2', 'MRN-2');
    await bring(born, lasting);
    await run('invite', '--mrn', 'TMP-2', ...person, ...why);
    const ofBorn = (await invites()).at(-1);
    await run('invite', '--mrn', 'MRN-2', ...person, ...why);
    await bring({ ...born, ...intoLasting });
    expect(await run('revoke', '--mrn', 'MRN-2', '--id', ofBorn?.invite_id ?? '', ...why)).toMatchObject({ code: 0 });
    const ended = await staff.look(({ db }) =>
      db.selectFrom('audit_entries').selectAll().where('event', '=', 'proxyRevokedByStaff').orderBy('number').execute(),
    );
    expect(ended.at(-1)).toMatchObject({ account_id: ofBorn?.patient_account_id });
  });

  it('is neither shown nor ended by a record of somebody else, where it is to an account (decision 246)', async () => {
    const [born, lasting] = recordsOf('TMP-3', 'MRN-3');
    await bring(born, lasting);
    await run('invite', '--mrn', 'TMP-3', ...person, ...why);
    const invited = (await invites()).at(-1);
    for (const mrn of ['TMP-3', 'MRN-3']) await enrol(mrn);
    await bring({ ...born, ...intoLasting });
    expect((await run('list', '--mrn', 'MRN-3')).out).not.toContain('Her sister');
    expect(await run('revoke', '--mrn', 'MRN-3', '--id', invited?.invite_id ?? '', ...why)).toMatchObject({ code: 1 });
    expect((await run('list', 'owner.TMP-3')).out).toContain('Her sister');
  });
});
