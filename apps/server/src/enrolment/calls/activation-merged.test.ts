import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usernameKeys } from '../../platform/crypto/lookup-keys.ts';
import { patientsOfRegistry } from '../../adapters/patients-registry.ts';
import { findAccountByUsername } from '../../accounts/queries/accounts.ts';
import { accountOf } from '../../patients/queries/patient-accounts.ts';
import { patientIdOf } from '../../patients/patient-id.ts';
import { type PatientsPort, PatientsUnreachable } from '../../ports/patients.ts';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  acceptTerms,
  choose,
  chooseByMobile,
  issue,
  lookUp,
  lookUpLink,
  newBrowser,
  newPatient,
  statusIn,
  type TestCode,
} from '../testing/activation.ts';
import { refusalOf, refused } from '../../estimates/testing/guest.ts';
import { importTestPatients } from '../testing/sign-up.ts';

describe.each(callEngines)('a code whose record was merged into another one since, on %s (spec §8, 1004)', (engine) => {
  let test: TestApp;
  /** Set if the registry does not answer. */
  let isSilent = false;
  const askRegistry = async <Found>(ask: (registry: PatientsPort) => Promise<Found>): Promise<Found> => {
    if (isSilent) throw new PatientsUnreachable('timeout', 'for a test');
    return ask(patientsOfRegistry(test.database.db, test.settings.keys));
  };
  const patients: PatientsPort = {
    findByMedicalRecordNumber: (number) => askRegistry((registry) => registry.findByMedicalRecordNumber(number)),
    findByPerson: (person) => askRegistry((registry) => registry.findByPerson(person)),
    candidatesOf: (person) => askRegistry((registry) => registry.candidatesOf(person)),
    coverageOf: (patient) => askRegistry((registry) => registry.coverageOf(patient)),
  };
  beforeAll(async () => {
    test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000 }, enrolment: { patients } });
  });
  afterAll(() => test.close());

  /** A letter and a link of a record, and a letter of the record that replaced it. */
  const mergedCodes = async (name: string) => {
    const [old, survivor] = [`OLD-${name}`, `NEW-${name}`];
    const codeOf = (number: string, channel: 'letter' | 'sms') =>
      issue(test, { channel, patientId: patientIdOf(test.settings.keys, number), issuedTo: newPatient({ number }) });
    const codes = {
      letter: await codeOf(old, 'letter'),
      link: await codeOf(old, 'sms'),
      survivors: await codeOf(survivor, 'letter'),
    };
    const link = [{ type: 'replaced-by', other: { reference: `Patient/${survivor}` } }];
    await importTestPatients(test, [
      { id: old, mrn: old, more: { link } },
      { id: survivor, mrn: survivor },
    ]);
    return codes;
  };
  const chooseWith = async (code: TestCode, username: string) => {
    const browser = await newBrowser(test);
    await lookUp(browser, code);
    return { browser, reply: await choose(browser, username) };
  };
  const chooseWithLink = async (link: TestCode, username: string) => {
    const browser = await newBrowser(test);
    await lookUpLink(browser, link);
    return chooseByMobile(browser, username);
  };
  const found = (username: string) =>
    findAccountByUsername(test.database.db, usernameKeys(test.settings.keys, username));

  it('makes no second account for the person, by letter or by text message', async () => {
    const { letter, link, survivors } = await mergedCodes('1');
    const first = await chooseWith(survivors, 'merged.first');
    await acceptTerms(first.browser, 'merged.first');
    expect(refusalOf((await chooseWith(letter, 'merged.second')).reply)).toEqual(refused('patientHasAccount'));
    expect(refusalOf(await chooseWithLink(link, 'merged.third'))).toEqual(refused('patientHasAccount'));
  });

  it('makes the account of the record that is in force, and ends the codes of both', async () => {
    const { letter, link, survivors } = await mergedCodes('2');
    const { browser } = await chooseWith(letter, 'merged.one');
    expect(statusIn(await acceptTerms(browser, 'merged.one')).step).toBe('done');
    const account = await found('merged.one');
    expect(account?.patient_id).toBe(survivors.patientId);
    expect(await accountOf(test.database.db, survivors.patientId ?? '')).toBe(account?.account_id);
    expect(refusalOf(await lookUp(await newBrowser(test), survivors))).toEqual(refused('activationRefused'));
    expect(refusalOf(await lookUpLink(await newBrowser(test), link))).toEqual(refused('activationInvalid'));
  });

  it('makes none where the merged record has an account that the one in its place does not know of', async () => {
    const { letter, survivors } = await mergedCodes('3');
    const { browser } = await chooseWith(letter, 'merged.before');
    await acceptTerms(browser, 'merged.before');
    await test.database.db.deleteFrom('patient_accounts').where('patient_id', '=', survivors.patientId).execute();
    const later = await issue(test, { ...letter, channel: 'letter' });
    expect(refusalOf((await chooseWith(later, 'merged.after')).reply)).toEqual(refused('patientHasAccount'));
  });

  it('makes none while the registry cannot say whose it is, and stays good (1001)', async () => {
    const { letter, link } = await mergedCodes('4');
    isSilent = true;
    expect(refusalOf((await chooseWith(letter, 'merged.later')).reply)).toEqual(refused('accountNotCreated'));
    expect(refusalOf(await chooseWithLink(link, 'merged.later'))).toEqual(refused('accountNotCreated'));
    isSilent = false;
    expect((await chooseWithLink(link, 'merged.later')).statusCode).toBe(200);
  });
});
