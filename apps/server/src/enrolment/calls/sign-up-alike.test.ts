import { beginSignup, getSignup, postDemographics } from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { acceptTerms, atTerms, importTestPatients, mei, newBrowser, solveForm, standing } from '../testing/sign-up.ts';

/** People with one birth date and one ZIP code: only the registry knows which of them are patients. */
const born = { dateOfBirth: '2/29/1984', stanfordPatient: true };
const people = {
  'a patient': { ...born, lastName: 'Aaa' },
  'a patient by number': { ...born, lastName: 'Aaa', medicalRecordNumber: 'AB-7401' },
  'a patient without a phone on file': { ...born, lastName: 'Bbb' },
  'a patient who has an account': { ...born, lastName: 'Ccc' },
  'a deceased patient': { ...born, lastName: 'Ddd' },
  'nobody known': { ...born, lastName: 'Eee' },
  'a patient by the number of another': { ...born, lastName: 'Aaa', medicalRecordNumber: 'AB-7402' },
  'a patient by a number that nobody has': { ...born, lastName: 'Aaa', medicalRecordNumber: 'AB-7499' },
  'a patient of another birth date': { ...born, lastName: 'Aaa', dateOfBirth: '2/28/1984' },
};

describe.each(callEngines)('whether somebody is a patient is told to nobody, on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000 } });
    const patient = { first: 'Mei', zip: '94107' };
    await importTestPatients(test, [
      { ...patient, id: 'a', mrn: 'AB-7401', last: 'Aaa' },
      { ...patient, id: 'b', mrn: 'AB-7402', last: 'Bbb', more: { telecom: [] } },
      { ...patient, id: 'c', mrn: 'AB-7403', last: 'Ccc' },
      { ...patient, id: 'd', mrn: 'AB-7404', last: 'Ddd', more: { deceasedBoolean: true } },
    ]);
    const { browser } = await atTerms(test, { ...born, lastName: 'Ccc' });
    await acceptTerms(browser);
  });
  afterAll(() => test.close());

  /** The replies of the steps up to the verification, without the parts that depend on the input. */
  const walk = async (person: Partial<typeof mei>) => {
    const browser = await newBrowser(test);
    await browser.post(beginSignup.path, {
      stanfordPatient: true,
      captchaResponse: await solveForm(browser, 'signUp'),
    });
    const from = performance.now();
    const given = await browser.post(postDemographics.path, { ...mei, ...person });
    const millis = performance.now() - from;
    const again = await browser.get(getSignup.path);
    const seen = [given, again].map(({ statusCode, headers, body }) => ({
      status: statusCode,
      headers: Object.keys(headers).toSorted(),
      body: body
        .replace(person.lastName ?? '', 'Xxx')
        .replace(/AB-?74\d\d/, '')
        .replace('2/28/', '2/29/')
        .replace(/"phoneLastFour":"\d{4}"/, '"phoneLastFour":"0000"'),
    }));
    return { seen, millis, suffix: (await standing(browser)).phoneLastFour };
  };

  /** All at once: most of a walk is the pause before the reply. */
  const walkAll = () =>
    Promise.all(Object.entries(people).map(async ([name, person]) => [name, await walk(person)] as const));

  it('every reply is the same, byte by byte but for the four digits', async () => {
    const { seen } = await walk(people['a patient']);
    expect(seen[0]?.body).toContain('"verificationMethods":["phone","creditCard","questionBased"]');
    for (const [name, walked] of await walkAll()) expect([name, walked.seen]).toEqual([name, seen]);
  });

  it('the digits are those of a phone on file for whom there is one, and made up for everybody else', async () => {
    const suffixes = Object.fromEntries((await walkAll()).map(([name, { suffix }]) => [name, suffix]));
    expect(suffixes).toMatchObject({
      'a patient': '0121',
      'a patient by number': '0121',
      'a patient who has an account': '0121',
      'a patient by the number of another': '0121',
      'a patient by a number that nobody has': '0121',
    });
    const made = Object.values(suffixes).filter((suffix) => suffix !== '0121');
    expect(made).toHaveLength(4);
    for (const suffix of made) expect(suffix).toMatch(/^\d{4}$/);
  });

  it.each(['a patient', 'nobody known'] as const)(
    'and stay the same whatever number or further name is tried: %s',
    async (name) => {
      const { suffix } = await walk(people[name]);
      const tried = [
        { medicalRecordNumber: 'AB-7401' },
        { medicalRecordNumber: 'AB-7499' },
        { firstName: 'Mei Lin' },
        { firstName: 'MEI XU', medicalRecordNumber: 'AB-7402' },
        { zip: '94107-1234' },
      ];
      const walked = await Promise.all(tried.map((more) => walk({ ...people[name], ...more })));
      expect(walked.map((each) => each.suffix)).toEqual(tried.map(() => suffix));
    },
  );

  it('and stay the same for the same data, from any browser', async () => {
    const [first, second] = [await walkAll(), await walkAll()];
    const suffixes = (walked: typeof first) => walked.map(([name, { suffix }]) => [name, suffix]);
    expect(suffixes(second)).toEqual(suffixes(first));
  });

  it('and nobody tries people or numbers out: thirty in an hour are looked for from one browser', async () => {
    const browser = await newBrowser(test);
    const beginAsPatient = async () => {
      const captchaResponse = await solveForm(browser, 'signUp');
      return browser.post(beginSignup.path, { stanfordPatient: true, captchaResponse });
    };
    await beginAsPatient();
    const ask = (at: number) =>
      browser.post(postDemographics.path, { ...mei, ...people['a patient'], medicalRecordNumber: `AB-75${10 + at}` });
    const replies = await Promise.all(Array.from({ length: 32 }, (_, at) => ask(at)));
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
    // For a person who says that they are no patient, the registry is not asked.
    const { statusCode } = await browser.post(postDemographics.path, { ...mei, stanfordPatient: false });
    expect(statusCode).toBe(200);
    test.clock.advance(3600);
    // The sign-up has ended meanwhile (decision 94); the limit is the browser's.
    await beginAsPatient();
    expect((await ask(99)).statusCode).toBe(200);
  });

  it('the reply takes as long for everybody, and longer than the registry', async () => {
    for (const [, { millis }] of await walkAll()) expect(millis).toBeGreaterThanOrEqual(299);
  });
});
