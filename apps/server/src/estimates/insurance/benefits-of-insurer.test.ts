import type { EligibilityBenefits, NetworkBenefits, YearlyFigures } from '@portico/x12';
import { describe, expect, it } from 'vitest';
import { benefitsOfInsurer } from './benefits-of-insurer.ts';
import { settledBenefits } from '../figures/settled-benefits.ts';

const year = (known: Partial<YearlyFigures> = {}): YearlyFigures => ({
  totalCents: null,
  remainingCents: null,
  remainingCandidates: [],
  familyRemainingCents: null,
  source: 'own',
  ...known,
});
const plan: NetworkBenefits = {
  covered: true,
  copay: null,
  coinsurance: { value: 1000 },
  source: 'own',
  deductible: year({ remainingCents: 0 }),
  outOfPocket: year(),
};
const likePlan: NetworkBenefits = {
  ...plan,
  source: 'plan',
  deductible: { ...plan.deductible, source: 'plan' },
  outOfPocket: year({ source: 'plan' }),
};
const told = (
  office: Partial<NetworkBenefits>,
  overall: Partial<NetworkBenefits> = {},
  active: EligibilityBenefits['active'] = true,
) => {
  const answer: EligibilityBenefits = {
    active,
    payerName: null,
    planName: null,
    memberId: null,
    groupNumber: null,
    subscriber: null,
    dependent: null,
    rejections: [],
    overall: { ...plan, ...overall },
    byServiceType: new Map([['98', { ...likePlan, ...office }]]),
    outOfNetwork: null,
    facts: {
      birthDate: '1986-04-27',
      sex: 'female',
      insuranceTypes: ['PR'],
      remarks: new Map([['98', ['PER VISIT']]]),
    },
    otherPayers: [],
    spendDown: null,
    rules: new Map([
      ['98', { approval: { is: 'needed', remarks: [] }, limits: [], otherLimits: null, exclusions: null }],
    ]),
    planDates: { endsOn: '2026-12-31', endedOn: null, beginsOn: null },
    yearEndsOn: null,
    onFile: null,
    providers: [],
  };
  return benefitsOfInsurer(answer, new Date('2026-11-21T10:00:00Z'));
};
const unreliable = { candidates: [] };

describe('what an insurer told, as the portal keeps it', () => {
  it('keeps the facts beside the figures', () =>
    expect(told({}).facts).toEqual({
      birthDate: '1986-04-27',
      sex: 'female',
      insuranceTypes: ['PR'],
      remarks: { '98': ['PER VISIT'] },
    }));

  it('a service type that has nothing of its own is as the plan', () =>
    expect(settledBenefits(told({}), '98')).toMatchObject({ coinsuranceBasisPoints: 1000, scope: 'overall' }));

  it.each<[string, Partial<NetworkBenefits>]>([
    ['coinsurance', { source: 'own', coinsurance: unreliable }],
    ['copay', { source: 'own', copay: unreliable, coinsurance: null }],
    ['copay beside a coinsurance', { source: 'own', copay: unreliable, coinsurance: { value: 2000 } }],
    ['deductible', { deductible: year() }],
  ])('a %s of a service type that cannot be relied on is asked of the patient: neither the plan’s nor none', (_, own) =>
    expect(settledBenefits(told(own), '98')).toBeNull(),
  );

  it('nothing is settled where the insurer does not say that the plan is active', () =>
    expect(settledBenefits(told({}, {}, null), '98')).toBeNull());

  it('what is left is the family’s where that is less, and then it is no part of the individual’s total', () => {
    const own = year({ totalCents: 150_000, remainingCents: 120_000 });
    const saved = (familyRemainingCents: number | null) =>
      told({}, { deductible: { ...own, familyRemainingCents } }).overall.deductible;
    expect(saved(null)).toEqual({ remainingCents: 120_000, totalCents: 150_000 });
    expect(saved(180_000)).toEqual({ remainingCents: 120_000, totalCents: 150_000 });
    expect(saved(15_000)).toEqual({ remainingCents: 15_000, totalCents: null, isFamily: true });
  });

  it('the family’s figure alone is a choice, and never the individual’s', () => {
    const { deductible, candidates } = told({}, { deductible: year({ familyRemainingCents: 220_000 }) }).overall;
    expect(deductible.remainingCents).toBeNull();
    expect(candidates.deductible).toEqual([{ value: 220_000, text: '', isFamily: true }]);
  });

  it('figures of a year that tie are a choice, none of them above what is left for the family', () => {
    const tied = { additional: [], authorization: null, coverageLevel: null, insuranceType: null };
    const remainingCandidates = [
      { ...tied, value: 60_000, messages: ['Medical'] },
      { ...tied, value: 90_000, messages: ['Dental'] },
    ];
    const offered = (familyRemainingCents: number | null) =>
      told({}, { deductible: year({ remainingCandidates, familyRemainingCents }) }).overall.candidates.deductible;
    const medical = { value: 60_000, text: 'Medical' };
    expect(offered(null)).toEqual([medical, { value: 90_000, text: 'Dental' }]);
    expect(offered(180_000)).toEqual([medical, { value: 90_000, text: 'Dental' }]);
    expect(offered(80_000)).toEqual([medical, { value: 80_000, text: '', isFamily: true }]);
  });

  it('each figure of a choice has its insurance and whom it holds for (EB04, EB02)', () => {
    const of = (value: number, insuranceType: string | null, coverageLevel: string | null) => ({
      value,
      messages: [],
      additional: [],
      authorization: null,
      insuranceType,
      coverageLevel,
    });
    const medicare = year({ remainingCandidates: [of(167_600, 'MA', 'IND'), of(25_700, 'MB', null)] });
    const copays = [of(2500, null, 'EMP'), of(4000, 'HM', 'FAM')];
    const coinsurance = { candidates: copays };
    const { candidates } = told({}, { deductible: medicare, coinsurance }).overall;
    expect(candidates.deductible).toEqual([
      { value: 167_600, text: '', insuranceType: 'MA' },
      { value: 25_700, text: '', insuranceType: 'MB' },
    ]);
    expect(candidates.coinsurance).toEqual([
      { value: 2500, text: '', coverageLevel: 'EMP' },
      { value: 4000, text: '', insuranceType: 'HM', isFamily: true },
    ]);
  });
});
