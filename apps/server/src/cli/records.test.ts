import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '../accounts/create-account.ts';
import { insertFactor } from '../accounts/queries/second-factors.ts';
import { sealFactor } from '../accounts/two-step/factor-secret.ts';
import { importPrices } from '../estimates/testing/import-prices.ts';
import { sealLetter } from '../help-desk/letter.ts';
import { insertMessage } from '../help-desk/queries/messages.ts';
import { openMatchCase } from '../patients/matching/match-case.ts';
import { patientIdOf } from '../patients/patient-id.ts';
import { linkAccount } from '../patients/queries/patient-accounts.ts';
import { asNdjson, fhirPatient } from '../patients/testing/fhir.ts';
import { type HospitalWebsite, startHospitalWebsite } from '../prices/testing/hospital-website.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { examplePath, makeTestFolder, type TestFolder } from '../testing/price-files.ts';
import { commands as byName, loadCommands } from './commands.ts';
import { createStaffTerminal, staffUser, type StaffTerminal } from './testing/staff-terminal.ts';

const commands = await loadCommands();

/** Commands that change nothing, and read nothing about a person: prices, payers, and whether the trail is whole. */
const impersonal = [
  'prices check',
  'prices list',
  'prices diff',
  'payors list',
  'payors export',
  'payors test',
  'adt send',
  'migrate',
  'config check',
  'config schema',
  'texts list',
  'languages check',
  'mail test',
  'sms test',
  'letters test',
  'fhir test',
  'fhir key',
  'audit verify',
  'keys status',
  'searches missed',
  'announcements show',
  'terms show',
];

/**
 * A trail is continued only where it is damaged: audit-continue.test.ts damages it. The feeds of patients have to be there: patients-follow.test.ts and
 * adt.test.ts have them; a database on a disk, backup.test.ts.
 */
const elsewhere = ['audit continue', 'patients follow', 'adt replay', 'backup', 'restore'];

/** Files that examples name. */
const PATIENTS = '<patients>';
const ANSWER = '<answer>';
const TABLE = '<table>';
const NEW_FILE = '<new file>';
const EXPORT = '<export>';
/** The id of the invitation that was made before. */
const INVITE = '<invite>';
/** The number of the version that is kept after the way back. */
const VERSION = '<version>';

const insured = ['--mrn', 'AB-1001'];
const message = 'ACC0TNT001';
const why = ['--reason', 'ticket 4711'];
/** Addresses of a hospital's website: of a price file, and of one that is not there. */
const FILE = '<price file>';
const GONE = '<no price file>';

/** Of each command, what writes each of its entries; one after another. */
const examples: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'prices import': [
    [examplePath('valid/v3.json'), '--location', 'alder-main'],
    [examplePath('valid/v3-tall.csv'), '--location', 'alder-main', '--stage'],
    [examplePath('invalid/values.csv'), '--location', 'alder-main'],
  ],
  'prices activate': [['alder-main']],
  'prices rollback': [['alder-main', ...why]],
  'prices discard': [['alder-main', VERSION]],
  'prices follow': [
    [GONE, '--location', 'bayside-imaging'],
    ['--now'],
    ['--remove', '--location', 'bayside-imaging'],
    [FILE, '--location', 'bayside-imaging'],
    ['--now'],
  ],
  'payors map': [['north-valley', 'Aspen Mutual', 'PPO', 'none']],
  'payors unmapped': [['north-valley', '--confirm']],
  'payors import': [[TABLE]],
  'announcements publish': [['notice', '--en', 'Closed on Monday.', '--es', 'Cerrado el lunes.', ...why]],
  'announcements withdraw': [[...why]],
  'terms publish': [['account', '--en', ANSWER, '--es', ANSWER, '--from', '2126-01-15', ...why]],
  'terms withdraw': [['1', ...why]],
  'patients import': [[PATIENTS]],
  'patients unlink': [[...insured, ...why]],
  'patients follow': [['--now']],
  'adt list': [[]],
  'adt replay': [['--all', ...why]],
  'adt discard': [['--all', ...why]],
  'matches list': [[]],
  'matches decide': [['maria.keller', '--none', ...why]],
  'activation issue': [[...insured, '--print', NEW_FILE]],
  'activation list': [insured],
  'activation revoke': [insured],
  'accounts find': [['--name', 'keller', ...why]],
  'accounts show': [['maria.keller', ...why]],
  'accounts suspend': [['maria.keller']],
  'accounts unlock': [['maria.keller']],
  'accounts unlink': [['paul.moran', ...why]],
  'accounts close': [['paul.moran', ...why]],
  'accounts reopen': [['paul.moran', ...why]],
  'accounts erase': [['paul.moran', '--forever', ...why]],
  'accounts export': [['maria.keller', '--out', EXPORT, ...why]],
  'accounts two-step': [['maria.keller', '--off']],
  'accounts sessions': [['maria.keller'], ['maria.keller', '--end']],
  'accounts admit': [['maria.keller', '--to', 'inpatient', '--location', 'alder-main', '--unit', '4 West']],
  'accounts discharge': [['maria.keller']],
  'accounts restrict': [['maria.keller', 'editestimates']],
  'accounts permit': [['maria.keller', 'editestimates']],
  'proxies invite': [
    ['maria.keller', '--email', 'son@example.org', '--birth-date', '2001-05-06', '--name', 'Leo', ...why],
  ],
  'proxies list': [['maria.keller']],
  'proxies revoke': [['maria.keller', '--id', INVITE, ...why]],
  'visits invite': [['--at', '2040-01-04T10:00', '--username', 'maria.keller']],
  'helpdesk list': [[]],
  'helpdesk show': [[message]],
  'helpdesk answer': [[message, ANSWER]],
  'helpdesk close': [[message]],
  'audit list': [['--account', 'maria.keller', '--since', '2026-01-01']],
  'audit export': [['--format', 'fhir']],
  'audit continue': [['--reason', 'ticket 4711']],
  'keys rotate': [[]],
  backup: [[NEW_FILE]],
  restore: [[NEW_FILE]],
};

// Findings, security A12 b and operations M5: "prices import" left no entry, and every entry had the service's account.
describe('what commands of staff leave in the audit trail (issue 12, point 10)', () => {
  let staff: StaffTerminal;
  let folder: TestFolder;
  let website: HospitalWebsite;
  let files: Readonly<Record<string, string>>;
  beforeAll(async () => {
    [staff, folder, website] = await Promise.all([
      createStaffTerminal('pglite'),
      makeTestFolder(),
      startHospitalWebsite(),
    ]);
    website.file('/prices.json', await readFile(examplePath('valid/v3.json')));
    const patients = await folder.write('patients.ndjson', asNdjson([fhirPatient({ mrn: 'AB-1001' })]));
    const answer = await folder.write('answer.txt', 'On the ground floor.');
    const table = await folder.write(
      'table.csv',
      'location,payer,plan,payor\nnorth-valley,Aspen Mutual,PPO,meridian\n',
    );
    files = {
      [PATIENTS]: patients,
      [ANSWER]: answer,
      [TABLE]: table,
      [NEW_FILE]: join(dirname(answer), 'letter.pdf'),
      [EXPORT]: join(dirname(answer), 'data.json'),
      [FILE]: `${website.url}/prices.json`,
      [GONE]: `${website.url}/gone.json`,
    };
    await staff.look(({ db }) => db.transaction().execute(writeMaria));
    await staff.look(({ db }) => db.transaction().execute(writePaul));
    const rates = [
      { payer: 'MERIDIAN HLTH', plan: 'Choice PPO', dollars: 900 },
      { payer: 'Aspen Mutual', plan: 'PPO', dollars: 900 },
    ];
    await staff.look((database) =>
      importPrices({ database, clock: settableClock() }, 'north-valley', [{ code: '73721', gross: 2000, rates }]),
    );
  });
  afterAll(() => Promise.all([staff.close(), folder.remove(), website.close()]));

  /** Paul has an account, and a patient's record. */
  async function writePaul(trx: Parameters<typeof insertMessage>[0]): Promise<void> {
    const person = { firstName: 'Paul', lastName: 'Moran', birthDate: '1971-05-06', zip: '94304' };
    const profile = { ...person, username: 'paul.moran', email: null, phones: [], language: 'en' } as const;
    const now = new Date();
    const accountId = await createAccount(trx, staff.keys, { profile, passwordHash: 'none', now });
    await linkAccount(trx, { patientId: randomUUID(), accountId, now });
  }

  /** Maria has an account with two-step verification and her patient's record, and has written to the help desk. */
  async function writeMaria(trx: Parameters<typeof insertMessage>[0]): Promise<void> {
    const person = { firstName: 'Maria', lastName: 'Keller', birthDate: '1980-02-29', email: 'maria@example.org' };
    const profile = { ...person, username: 'maria.keller', zip: '94304', phones: [], language: 'en' } as const;
    const now = new Date();
    const accountId = await createAccount(trx, staff.keys, { profile, passwordHash: 'none', now });
    await linkAccount(trx, { patientId: patientIdOf(staff.keys, 'AB-1001'), accountId, now });
    const open = { patientId: randomUUID(), medicalRecordNumber: 'AB-2002', points: 60, findings: [] };
    await openMatchCase(trx, staff.keys, { accountId, openedAt: now, matches: [open] });
    const row = { account_id: accountId, factor_id: randomUUID() };
    await insertFactor(trx, {
      ...row,
      kind: 'sms',
      sealed: sealFactor(staff.keys, row, { kind: 'sms', phone: '+16505550142' }),
      added_at: now,
      confirmed_at: now,
    });
    await insertMessage(trx, {
      reference: message,
      owner_id: accountId,
      owner_kind: 'account',
      topic: 'helpdesk',
      status: 'open',
      language: 'en',
      sealed: sealLetter(
        staff.keys,
        { owner_id: accountId, reference: message },
        {
          ...person,
          phone: '',
          contactVia: 'Email',
          platformType: '',
          comments: 'Where?',
        },
      ),
      sent_at: now,
      expires_at: new Date(now.getTime() + 86_400_000),
    });
  }

  /** The arguments of an example as they are typed. */
  const given = async (args: readonly string[]): Promise<string[]> => {
    const invite = await staff.look(({ db }) => db.selectFrom('proxy_invites').select('invite_id').executeTakeFirst());
    const kept = await staff.look(({ db }) =>
      db.selectFrom('price_versions').select('version_id').where('status', '=', 'kept').executeTakeFirst(),
    );
    const known: Record<string, string> = {
      ...files,
      [INVITE]: invite?.invite_id ?? randomUUID(),
      [VERSION]: String(kept?.version_id ?? 1),
    };
    return args.map((arg) => known[arg] ?? arg);
  };

  const newest = () =>
    staff.look(({ db }) =>
      db
        .selectFrom('audit_entries')
        .select(['number', 'event', 'details'])
        .orderBy('number', 'desc')
        .executeTakeFirst(),
    );

  it('is of commands that are found by their own names', () => {
    expect(commands.map(({ name }) => name)).toEqual(Object.keys(byName));
  });

  it('is nothing only where nothing is changed and nobody is read about', () => {
    expect(commands.filter(({ records }) => records.length === 0).map(({ name }) => name)).toEqual(
      commands.map(({ name }) => name).filter((name) => impersonal.includes(name)),
    );
  });

  it.each(
    commands
      .filter(({ name }) => ![...impersonal, ...elsewhere].includes(name))
      .map(({ name, records }) => [name, records] as const),
  )('%s: an entry of %j, with the person, the user and the machine', async (name, records) => {
    const written: string[] = [];
    for (const args of examples[name] ?? []) {
      const before = await newest();
      const { err } = await staff.run([...name.split(' '), ...(await given(args))]);
      const entry = await newest();
      expect(entry?.number, `${name} ${args.join(' ')}: ${err}`).toBe((before?.number ?? 0) + 1);
      const { details } = entry ?? {};
      expect(details).toMatchObject({ by: 'lena.fischer', user: 'lena.fischer', host: expect.any(String) });
      expect((details as { command: string }).command.startsWith(name)).toBe(true);
      written.push(entry?.event ?? '');
    }
    expect(new Set(written)).toEqual(new Set(records));
  });

  it.each(commands.filter(({ name }) => !impersonal.includes(name)).map(({ name }) => [name]))(
    '%s: refused where nobody says who runs it, before the database is opened',
    async (name) => {
      const before = await newest();
      const args = await given(examples[name]?.[0] ?? []);
      const { code, err } = await staff.run([...name.split(' '), ...args], {}, { ...staffUser, name: 'portico' });
      expect([code, err]).toEqual([2, expect.stringContaining('"portico" is not one person\'s user: say with --as')]);
      expect(await newest()).toEqual(before);
    },
  );

  it('names the person of --as beside the user', async () => {
    await staff.run(['helpdesk', 'list', '--as', 'Omar Haddad'], {}, { ...staffUser, name: 'root' });
    expect((await newest())?.details).toMatchObject({ by: 'Omar Haddad', user: 'root' });
  });

  it('says of a price file what it was, and what came of it', async () => {
    const of = (event: string) =>
      staff.look(({ db }) => db.selectFrom('audit_entries').select('details').where('event', '=', event).execute());
    expect(await of('pricesImported')).toMatchObject([
      {
        details: {
          location: 'alder-main',
          file: 'v3.json',
          sha256: expect.stringMatching(/^[\da-f]{64}$/),
          items: 3,
          charges: 4,
          rates: 4,
          leftOut: 0,
        },
      },
    ]);
    expect(await of('pricesImportRefused')).toMatchObject([
      { details: { location: 'alder-main', file: 'values.csv', reason: 'invalid' } },
    ]);
    expect(await of('patientsImported')).toMatchObject([
      { details: { newPatients: 1, sha256: expect.stringMatching(/^[\da-f]{64}$/) } },
    ]);
    expect((await staff.run(['audit', 'verify'])).code).toBe(0);
  });
});
