import { verifyCredential } from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson } from '../../accounts/testing/recovery.ts';
import { refusalOf, refused } from '../../estimates/testing/guest.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { atMethod, importTestPatients, newBrowser, solveForm, standing } from '../testing/sign-up.ts';
import { findPhone, ines } from '../testing/verification.ts';

const people = {
  'a patient': { ...ines },
  'nobody known': { ...ines, lastName: 'Unheardof' },
  'a patient with another ZIP code': { ...ines, zip: '94107' },
};

describe.each(callEngines)('the digits of a phone, on %s (issue 12, point 8; Findings, security A9)', (engine) => {
  let guarded: TestApp;
  beforeAll(async () => {
    const { healthSystem } = await readSettings('test', {});
    const settings = { callsPerMinute: 1_000_000, healthSystem: { ...healthSystem, phoneDigits: 'proven' as const } };
    guarded = await buildTestApp(engine, { settings });
    await importTestPatients(guarded, [{}]);
  });
  afterAll(() => guarded.close());

  it('are in no reply of the sign-up before a captcha is solved, and the replies are alike', async () => {
    const seen = await Promise.all(
      Object.values(people).map(async (person) => {
        const { demographics: _typed, ...status } = await standing(await atMethod(guarded, person));
        return status;
      }),
    );
    expect(seen[0]).toMatchObject({ phoneLastFour: null, verificationMethods: expect.arrayContaining(['phone']) });
    for (const status of seen) expect(status).toEqual(seen[0]);
  });

  it('are shown after it: the real ones with the ZIP code of the record, else made-up ones', async () => {
    for (const [who, person] of Object.entries(people)) {
      const browser = await atMethod(guarded, person);
      const { mobilePhone } = await findPhone(browser);
      const { phoneLastFour } = await standing(browser);
      expect(mobilePhone).toBe(`(•••) •••-${phoneLastFour}`);
      expect([who, phoneLastFour === '0121']).toEqual([who, who === 'a patient']);
    }
  });

  it('are shown to whoever forgot a username after a captcha alone, known or not', async () => {
    const { account } = await newPerson(guarded, { profile: { phones: ['+16505550142'] } });
    const { firstName, lastName, birthDate, zip } = account.profile;
    const known = { firstName, lastName, dateOfBirth: birthDate.replaceAll('-', '/'), zip };
    const replies = await Promise.all(
      [known, { ...known, lastName: 'Unheardof' }].map(async (person) => {
        const browser = await newBrowser(guarded);
        const without = await browser.post(verifyCredential.path, person);
        const wrong = await browser.post(verifyCredential.path, { ...person, captchaResponse: 'made up' });
        const captchaResponse = await solveForm(browser, 'recovery');
        const proven = await browser.post(verifyCredential.path, { ...person, captchaResponse });
        return { without: without.body, wrong: wrong.body, refusal: refusalOf(without), proven };
      }),
    );
    const [ofKnown, ofUnknown] = replies;
    expect(ofKnown?.refusal).toEqual(refused('captchaRefused'));
    expect(ofKnown?.without).not.toContain('0142');
    expect(ofUnknown?.without).toBe(ofKnown?.without);
    expect(ofUnknown?.wrong).toBe(ofKnown?.wrong);
    expect(ofKnown?.proven.json().response.phoneList).toEqual([{ suffix: '0142', masked: '(•••) •••-0142' }]);
    expect(ofUnknown?.proven.statusCode).toBe(200);
  });

  it('are shown at once where the settings have it as the specification does', async () => {
    const shown = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000 } });
    await importTestPatients(shown, [{}]);
    expect(await standing(await atMethod(shown, people['a patient']))).toMatchObject({ phoneLastFour: '0121' });
    await shown.close();
  });
});
