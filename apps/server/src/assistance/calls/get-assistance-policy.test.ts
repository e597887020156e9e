import { getAssistancePolicy, type AssistancePolicy } from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, createBrowser, type TestApp } from '../../testing/test-app.ts';

describe('the rules for help with a bill', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp('pglite');
  });
  afterAll(() => test.close());

  const policyIn = async (language: string): Promise<AssistancePolicy> => {
    const browser = await createBrowser(test.app);
    return (await browser.get(getAssistancePolicy.path, { 'accept-language': language })).json();
  };

  it('come in the visitor’s language, with where the policy is published and 240 days to apply', async () => {
    const english = await policyIn('en');
    expect(english.policy?.texts).toMatchObject({ applicationDays: 240, office: { phone: '(650) 555-0177' } });
    expect(english.policy?.rules.programmes).toContainEqual({
      id: 'calfresh',
      name: 'CalFresh (food stamps)',
      discount: 10_000,
    });
    expect((await policyIn('es')).policy?.texts.exemptAssets).toContain('su vivienda');
  });

  it('bring the guidelines in force on the hospital’s day', async () => {
    const goTo = (time: string) => test.clock.advance((Date.parse(time) - test.clock.now().getTime()) / 1000);
    goTo('2026-01-13T07:59:00Z');
    expect((await policyIn('en')).guidelines.year).toBe(2025);
    goTo('2026-01-13T08:00:00Z');
    expect((await policyIn('en')).guidelines.year).toBe(2026);
  });

  it('are none where the hospital has none: the page says whom to ask', async () => {
    const { financialAssistance: _policy, paymentPlans: _plans, ...healthSystem } = test.settings.healthSystem;
    const other = await buildTestApp('pglite', { settings: { healthSystem } });
    try {
      const browser = await createBrowser(other.app);
      expect((await browser.get(getAssistancePolicy.path)).json()).toMatchObject({ policy: null, plans: null });
      expect((await browser.get('/api/settings')).json()).toMatchObject({
        helpsWithBills: false,
        offersPaymentPlans: false,
      });
    } finally {
      await other.close();
    }
  });
});
