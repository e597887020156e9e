import { letterFile } from '../../platform/outbox.ts';
import { eventually } from '../../testing/eventually.ts';
import { lookUpActivation, postActivationCredentials, postActivationTerms, postDemographics } from '@portico/contract';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usernameKeys } from '../../platform/crypto/lookup-keys.ts';
import { unsealProfile } from '../../accounts/profile.ts';
import { findAccountByUsername } from '../../accounts/queries/accounts.ts';
import { PatientsUnreachable } from '../../ports/patients.ts';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { askForLetter, atPostal, lettersAfter, lettersOf } from '../testing/postal-mail.ts';
import { employee, requestAccount } from '../testing/partners.ts';
import { begin, credentials, importTestPatients, mei, newBrowser, standing } from '../testing/sign-up.ts';
import { atStepOf, choose, goAnotherWay, ines, startOver, stranger } from '../testing/verification.ts';

const DAY = 24 * 3600;

/** The input of a person with a letter with a reference number. */
const shownBy = (letter: string) => ({
  accessCode: /[A-Z\d]{5}(?:-[A-Z\d]{5}){2}/.exec(letter)?.[0],
  medicalRecordNumber: /R-\d{4}-\d{4}/.exec(letter)?.[0],
  dateOfBirth: mei.dateOfBirth,
});

describe.each(callEngines)('the letter with an access code on %s (spec §2, §4, §7)', (engine) => {
  const reported: unknown[] = [];
  let test: TestApp;
  beforeAll(async () => {
    const jobs = { report: (failure: unknown) => reported.push(failure) };
    test = await buildTestApp(engine, { jobs, settings: { callsPerMinute: 1_000_000 } });
    await importTestPatients(test, [
      {},
      { id: 'p2', mrn: 'AB-1002', first: 'Homer', last: 'Less', more: { address: [{ postalCode: '94301' }] } },
    ]);
  });
  afterAll(() => test.close());

  it('a new person’s letter goes to the address that they give, with a reference number in place of a record number', async () => {
    const before = await lettersOf(test);
    const browser = await atPostal(test, stranger({ lastName: 'Okafor' }));
    const reply = await askForLetter(browser, {
      address: '7 Bell Lane',
      city: 'Ottawa',
      state: 'Ontario',
      zip: 'k1a0b1',
      country: 'CA',
    });
    expect(reply.json()).toMatchObject({ outcome: 'sent' });
    expect(await standing(browser)).toMatchObject({ step: 'letterSent', ways: [] });
    const [letter] = await lettersAfter(test, before);
    expect(letter?.recipient).toBe('Mei Okafor, 7 Bell Lane, Unit 12, Ottawa, ON K1A 0B1, CANADA');
    expect(letter?.text).toMatch(/reference number R-\d{4}-\d{4}\./);
    const pdf = await readFile(letterFile(test.settings.letters.folder, letter?.id ?? ''));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const [code] = await test.database.db.selectFrom('access_codes').selectAll().execute();
    expect(code).toMatchObject({ channel: 'letter', patient_id: null, used_at: null });
    const activated = await browser.post(lookUpActivation.path, shownBy(letter?.text ?? ''));
    expect(activated.json()).toMatchObject({ meta: { code: 200 }, response: { step: 'credentials' } });
  });

  it('a new person’s account has what they said in the sign-up, and the partner through whom they came', async () => {
    const before = await lettersOf(test);
    const browser = await newBrowser(test);
    const requested = await requestAccount(browser, 'harbor', { credential: employee });
    await begin(browser, { partner: 'harbor', partnerToken: requested.json().response.token });
    await browser.post(postDemographics.path, { ...mei, ...stranger(), middleName: 'Aiko' });
    await choose(browser, 'creditCard');
    await goAnotherWay(browser, 'activationCode');
    await askForLetter(browser);
    const [letter] = await lettersAfter(test, before);
    const elsewhere = await newBrowser(test);
    await elsewhere.post(lookUpActivation.path, shownBy(letter?.text ?? ''));
    const chosen = credentials();
    await elsewhere.post(postActivationCredentials.path, chosen);
    await elsewhere.post(postActivationTerms.path, { username: chosen.userId, accepted: true });
    const { keys } = test.settings;
    const account = await findAccountByUsername(test.database.db, usernameKeys(keys, chosen.userId));
    expect(account && unsealProfile(keys, account)).toMatchObject({
      partner: 'harbor',
      demographics: { middleName: 'Aiko', address: mei.address, city: mei.city, gender: mei.gender },
    });
  });

  it('whoever says that they are a patient gets a letter at the address on file or none; the replies are alike', async () => {
    const before = await lettersOf(test);
    const unknown = await atPostal(test, { ...ines, lastName: 'Unheardof' });
    const known = await atPostal(test, { ...ines });
    const input = { address: '666 Mallory Road', city: 'Elsewhere' };
    const replies = [await askForLetter(unknown, input), await askForLetter(known, input)];
    expect(replies[0]?.body).toBe(replies[1]?.body);
    const [own] = await lettersAfter(test, before);
    await wait(1500);
    expect(await lettersOf(test)).toHaveLength(before.length + 1);
    expect(own?.recipient).toBe('Inés María Soler, 12 Juniper Street, Apt 4, Palo Alto, CA 94301');
    expect(own?.text).toContain('your medical record number. It is on the papers from your visits');
    expect(own?.text).not.toContain('AB-1001');
  });

  it('whoever says that they are no patient gets it at the address that they give, as a new person, known or not', async () => {
    const before = await lettersOf(test);
    const browser = await atPostal(test, { ...ines, stanfordPatient: false });
    await askForLetter(browser, { address: '666 Mallory Road', city: 'Elsewhere' });
    const [letter] = await lettersAfter(test, before);
    expect(letter?.recipient).toBe('Inés Soler, 666 Mallory Road, Elsewhere, CA 94301');
    expect(letter?.text).toMatch(/reference number R-\d{4}-\d{4}\./);
  });

  it('where no address is on file none goes, and staff are told', async () => {
    const before = await lettersOf(test);
    const browser = await atPostal(test, { ...ines, firstName: 'Homer', lastName: 'Less' });
    expect((await askForLetter(browser)).json()).toMatchObject({ outcome: 'sent' });
    await eventually(() => expect(reported).toContainEqual({ queue: 'sign-up-letter', reason: 'no address on file' }));
    expect(await lettersOf(test)).toHaveLength(before.length);
  });

  it('at most one letter goes in a day and four in 30 days; beyond that the reply is alike', async () => {
    const person = stranger({ address: '9 Harbor Steps', zip: '94303' });
    const before = await lettersOf(test);
    const askAgain = async (browser: TestBrowser) => {
      const reply = await askForLetter(browser);
      await startOver(browser, person);
      await choose(browser, 'creditCard');
      await goAnotherWay(browser, 'activationCode');
      return reply.json();
    };
    const replies: unknown[] = [];
    for (let day = 0; day < 5; day += 1) {
      const browser = await atPostal(test, person);
      replies.push(await askAgain(browser));
      await eventually(async () => expect(await lettersOf(test)).toHaveLength(before.length + Math.min(day + 1, 4)));
      replies.push(await askAgain(browser));
      test.clock.advance(DAY);
    }
    await wait(1500);
    expect(await lettersOf(test)).toHaveLength(before.length + 4);
    for (const reply of replies) expect(reply).toEqual(replies[0]);
    test.clock.advance(26 * DAY);
    const later = await atPostal(test, person);
    await askForLetter(later);
    await lettersAfter(test, before, 5);
  });

  it('a family at one address gets a letter each', async () => {
    const before = await lettersOf(test);
    const home = { address: '1 Family Court', address2: '', zip: '94304' };
    for (let person = 0; person < 4; person += 1) await askForLetter(await atPostal(test, stranger(home)));
    await lettersAfter(test, before, 4);
    await askForLetter(await atPostal(test, stranger(home)));
    await eventually(() => expect(reported.at(-1)).toEqual({ queue: 'sign-up-letter', reason: 'limit' }));
    expect(await lettersOf(test)).toHaveLength(before.length + 4);
  });

  it('a letter waits for a registry that is out of order', async () => {
    const registry: { isDown: boolean } = { isDown: false };
    const answerOf = async () => {
      if (registry.isDown) throw new PatientsUnreachable('timeout', 'of this test');
      return null;
    };
    const patients = {
      findByMedicalRecordNumber: answerOf,
      findByPerson: answerOf,
      candidatesOf: async () => [],
      coverageOf: async () => [],
    };
    const told: unknown[] = [];
    const own = await buildTestApp(engine, { enrolment: { patients }, jobs: { report: (each) => told.push(each) } });
    const browser = await atStepOf(own, 'creditCard', { ...ines });
    await goAnotherWay(browser, 'activationCode');
    registry.isDown = true;
    expect((await askForLetter(browser)).json()).toMatchObject({ outcome: 'sent' });
    await eventually(() => expect(told).toContainEqual({ queue: 'sign-up-letter', reason: 'deferred' }));
    expect(await lettersOf(own)).toEqual([]);
    await own.close();
  });
});
