import {
  beginSignup,
  captchaForms,
  getAccountTerms,
  getCaptcha,
  getDemographicsChoices,
  getSecurityQuestions,
  languages,
  lookUpZip,
  postDemographics,
} from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { captchaDisabled } from '../../adapters/captcha-disabled.ts';
import { buildTestApp, createBrowser, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { refusalOf, refused, urlOf } from '../../estimates/testing/guest.ts';
import { settableClock } from '../../testing/settable-clock.ts';
import { begin, mei, newBrowser, standing } from '../testing/sign-up.ts';

describe('the lists and texts of the sign-up (spec §3)', () => {
  let test: TestApp;
  let browser: TestBrowser;
  beforeAll(async () => {
    test = await buildTestApp('pglite');
    browser = await createBrowser(test.app);
  });
  afterAll(() => test.close());

  const read = async (url: string, language = 'en') =>
    (await browser.get(url, { 'accept-language': language })).json().response;

  it.each(languages)('demographicsChoices, in %s', async (language) => {
    const lists = await read(getDemographicsChoices.path, language);
    expect(lists.raceChoices).toHaveLength(8);
    expect(lists.monthChoices[0].text.toLowerCase()).toBe({ en: 'january', es: 'enero' }[language]);
    expect(lists.countryChoices.slice(0, 2).map(({ value }: { value: string }) => value)).toEqual(['US', 'CA']);
    expect(lists.countryChoices[0].text).toBe({ en: 'United States', es: 'Estados Unidos' }[language]);
    expect(Object.keys(lists.stateChoices)).toEqual(['US', 'CA']);
    expect(lists.legalSexChoices.map(({ value }: { value: string }) => value)).toEqual(['F', 'M', 'X']);
    expect(lists.nationalIdShown).toBe(test.settings.healthSystem.nationalId.shown);
  });

  it.each(languages)('the security questions, in %s', async (language) => {
    const { securityQuestions } = await read(getSecurityQuestions.path, language);
    expect(securityQuestions).toContainEqual({
      id: 'first-pet',
      text: { en: 'What was the name of your first pet?', es: '¿Cómo se llamaba su primera mascota?' }[language],
    });
  });

  it.each(languages)('the terms of having an account, in %s', async (language) => {
    const { accountTerms } = test.settings.healthSystem;
    expect(await read(getAccountTerms.path, language)).toEqual({
      version: accountTerms.version,
      paragraphs: accountTerms.paragraphs.map((words) => words[language]),
    });
  });

  it('a ZIP code fills city, state and country (spec §5)', async () => {
    const placeOf = async (zip: string) => (await read(urlOf(lookUpZip, { zip }))).place;
    const paloAlto = { city: 'Palo Alto', state: 'CA', country: 'US' };
    expect(await placeOf('94301')).toEqual(paloAlto);
    expect(await placeOf(' 94301-1234 ')).toEqual(paloAlto);
    for (const unknown of ['00000', '943', 'nonsense', '']) expect(await placeOf(unknown)).toBeNull();
  });

  it.each(captchaForms)('a captcha of the form %s', async (form) => {
    const { enabled, challenge } = await read(urlOf(getCaptcha, { form }));
    expect(enabled).toBe(true);
    expect(challenge).toMatchObject({ parameters: { data: { terms: form } } });
  });

  it('no captcha of a form that is none', async () => {
    expect(refusalOf(await browser.get(urlOf(getCaptcha, { form: 'anything' })))).toEqual(refused('malformedRequest'));
  });
});

describe('where the settings say otherwise', () => {
  it('without captcha no answer is needed, and one that is sent says which form it is of (spec §3)', async () => {
    const test = await buildTestApp('pglite', { captcha: captchaDisabled(settableClock()) });
    const browser = await newBrowser(test);
    const challenge = await browser.get(urlOf(getCaptcha, { form: 'signUp' }));
    expect(challenge.json().response).toEqual({ enabled: false, challenge: null });
    const refusedOf = async (captchaResponse: string) =>
      refusalOf(await browser.post(beginSignup.path, { captchaResponse }));
    expect(await refusedOf('accepted:postalMail')).toEqual(refused('captchaRefused'));
    for (const answer of [{}, { captchaResponse: 'accepted:signUp' }]) {
      const one = await newBrowser(test);
      await one.post(beginSignup.path, answer);
      expect(await standing(one)).toMatchObject({ step: 'demographics' });
    }
    await test.close();
  });

  it('the national id is not asked for, and one that is sent is not looked at (spec §3)', async () => {
    const whole = await buildTestApp('pglite');
    const healthSystem = { ...whole.settings.healthSystem, nationalId: { shown: false } };
    await whole.close();
    const test = await buildTestApp('pglite', { settings: { healthSystem } });
    const browser = await newBrowser(test);
    expect((await browser.get(getDemographicsChoices.path)).json().response.nationalIdShown).toBe(false);
    await begin(browser);
    const given = await browser.post(postDemographics.path, { ...mei, nationalId: 'anything at all' });
    expect(given.statusCode).toBe(200);
    await test.close();
  });
});
