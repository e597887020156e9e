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

  it('come in the visitor’s language, with where the policy is published and the state of each hospital', async () => {
    const english = await policyIn('en');
    expect(english.policy?.texts).toMatchObject({ office: { phone: '(650) 555-0177' } });
    expect(english.locationStates).toMatchObject({ 'alder-main': 'CA', 'north-valley': 'CA' });
    expect(english.policy?.rules.programmes).toContainEqual({
      id: 'calfresh',
      name: 'CalFresh (food stamps)',
      discount: 10_000,
    });
    expect((await policyIn('es')).policy?.texts.enclose).toContainEqual(expect.stringContaining('talones de pago'));
  });

  // Health and Safety Code 127405, as amended by AB 2297 (in force since 2025): no look at savings, and no deadline.
  it('of the demonstration, which is in California, ask for no savings and residence, and have no deadline', async () => {
    const { policy, plans } = await policyIn('en');
    expect(policy?.rules).toMatchObject({ assets: null, residence: null });
    expect(policy?.texts.applicationDays).toBeNull();
    expect(plans?.balances.map(({ apr }) => apr)).toEqual([0, 0, 0]);
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
