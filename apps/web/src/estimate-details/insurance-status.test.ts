import type { CurrentInsurance, EstimateModel } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { cameToNothing, initialView, planNameOf, insuranceStatusOf } from './insurance-status.ts';

const insurance = (parts: Partial<CurrentInsurance> = {}) =>
  ({
    Payor: { ID: 'meridian', Name: 'Meridian Health' },
    PlanName: '',
    Status: 'confirmed',
    ...parts,
  }) as CurrentInsurance;
const model = (parts: Partial<EstimateModel>) =>
  ({
    SavedEstimateId: '',
    CurrentInsurance: null,
    IsSelfPay: false,
    HasCoverageOnFile: false,
    KindOfCare: null,
    ...parts,
  }) as EstimateModel;

describe('the insurance status of an estimate', () => {
  it('is without one', () => expect(insuranceStatusOf(model({}))).toBe('none'));
  it('is what is known of the benefits', () =>
    expect(insuranceStatusOf(model({ CurrentInsurance: insurance({ Status: 'needsBenefits' }) }))).toBe(
      'needsBenefits',
    ));
  it('is self-pay once that was chosen (spec §4)', () =>
    expect(insuranceStatusOf(model({ CurrentInsurance: insurance(), IsSelfPay: true }))).toBe('selfPay'));
  it.each([
    ['', 'Meridian'],
    ['Choice PPO', 'Meridian Choice PPO'],
    ['MERIDIAN CHOICE PPO', 'MERIDIAN CHOICE PPO'],
  ])('names insurer and plan "%s" as %s', (PlanName, name) =>
    expect(planNameOf(insurance({ PlanName, Payor: { ID: 'meridian', Name: 'Meridian' } }))).toBe(name),
  );
});

describe('how the details page opens (spec §4)', () => {
  it('in insurance view for "a signed-in user without a saved estimate and with insurance"', () =>
    expect(initialView(model({ HasCoverageOnFile: true }), true)).toBe('insuranceView'));
  it('"with no coverage the page switches to self-pay automatically"', () =>
    expect(initialView(model({}), true)).toBe('selfPay'));
  it.each([
    ['a guest', model({ HasCoverageOnFile: true }), false],
    ['a saved estimate', model({ SavedEstimateId: 'saved' }), true],
    ['an estimate with insurance', model({ CurrentInsurance: insurance() }), true],
    ['an estimate that is self-pay already', model({ IsSelfPay: true }), true],
  ])('as it stands for %s', (_name, shown, isSignedIn) => expect(initialView(shown, isSignedIn)).toBe('asItStands'));
});

describe('spec §4: "If no fee table or graph comes back, an insurance section error shows"', () => {
  const place = { CurrentLocation: { Providers: [] }, CurrentProviderId: '' } as unknown as EstimateModel;
  const estimate = (parts: object) => model({ ...place, Estimate: parts as EstimateModel['Estimate'] });

  it('where neither comes', () => expect(cameToNothing(estimate({ FeeTable: [], Graph: null }))).toBe(true));
  it('not where one of them does', () => {
    expect(cameToNothing(estimate({ FeeTable: [{}], Graph: null }))).toBe(false);
    expect(cameToNothing(estimate({ FeeTable: [], Graph: {} }))).toBe(false);
  });
  it('where no estimate comes though all is chosen', () =>
    expect(cameToNothing(model({ ...place, Estimate: null }))).toBe(true));
  it('not where a site is still to be chosen', () => {
    expect(cameToNothing(model({ Estimate: null, CurrentLocation: null }))).toBe(false);
  });
  it('not where the kind of care is still to be chosen (decision 65)', () => {
    const question = { Choices: [], Chosen: '', RangeText: '' };
    expect(cameToNothing(model({ ...place, Estimate: null, KindOfCare: question }))).toBe(false);
  });
});
