import { verifyCredential } from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson } from '../../accounts/testing/recovery.ts';
import { refusalOf, refused } from '../../estimates/testing/guest.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { atMethod, importTestPatients, newBrowser, solveForm, standing } from '../testing/sign-up.ts';
import { atStepOf, findPhone, ines, nextCode, phoneOfInes, sendCode, typeCode } from '../testing/verification.ts';

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

  // Decision 260: else the digits change with what is typed beside, and tell by that who is a patient.
  it('are made up for whom only points have found: the same with the email on file as without it', async () => {
    const digits = async (more: object) => {
      const browser = await atMethod(guarded, { ...ines, zip: '94107', ...more });
      return (await findPhone(browser)).mobilePhone.slice(-4);
    };
    const without = await digits({});
    for (const more of [{ email: 'p1@example.org' }, { mobilePhone: phoneOfInes }, { address: '12 Juniper Street' }])
      expect([more, await digits(more)]).toEqual([more, without]);
    expect(without).not.toBe('0121');
  });

  it('are not needed by whom points have found: their own phone gets the code where it is the one on file', async () => {
    const moved = { ...ines, zip: '94107', email: 'p1@example.org', mobilePhone: phoneOfInes };
    const browser = await atStepOf(guarded, 'phone', moved);
    const { token } = await findPhone(browser);
    expect((await sendCode(browser, token, phoneOfInes)).json().response).toEqual({ resendIn: 30 });
    const verified = await typeCode(browser, token, await nextCode(guarded, '+16505550121'));
    expect(verified.json().response).toMatchObject({ step: 'credentials' });
    const unknown = await atStepOf(guarded, 'phone', { ...moved, lastName: 'Unheardof' });
    const found = await findPhone(unknown);
    expect((await sendCode(unknown, found.token, phoneOfInes)).json().response).toEqual({ resendIn: 30 });
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
