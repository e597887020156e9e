import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../documents/messages/messages-of.ts';
import { type Benefits, type BenefitSet, unknownSet } from '../figures/plan-benefits.ts';
import { physicianType, planSet, procedure } from '../testing/insured-service.ts';
import { answer } from '../testing/answer-of-segments.ts';
import { shareOfAnswer } from '../testing/share-of-answer.ts';
import { benefitFields } from './benefits.ts';
import { belowTotal } from '../testing/working-of.ts';

describe('the insurer’s words that stand with a figure wherever it is told (005010X279A1, MSG of 2110C)', () => {
  const remarks = ['TELEHEALTH VISITS ONLY'];
  const plan: BenefitSet = { ...planSet(0, null), coinsuranceBasisPoints: 2000 };
  const own: BenefitSet = { ...planSet(null, null), copay: { cents: 1000, per: 'visit' }, remarks };

  it.each([
    ['en', 'Check that they fit this care. In your insurer’s words: “TELEHEALTH VISITS ONLY”'],
    ['es', 'Vea si corresponden a esta atención. En palabras de su aseguradora: «TELEHEALTH VISITS ONLY»'],
  ] as const)('are shown below the amount, each once: %s', (language, words) => {
    const both: Benefits = { overall: { ...plan, remarks }, byServiceType: { [physicianType]: own } };
    for (const benefits of [both, { ...both, overall: plan }, { ...both, byServiceType: {} }]) {
      expect(belowTotal(benefits, language).split(words)).toHaveLength(2);
    }
  });

  it('are not, where the figure does not count', () => {
    const stated: BenefitSet = { ...own, remarks: [] };
    expect(belowTotal({ overall: plan, byServiceType: { [physicianType]: stated } })).not.toContain('words');
    const excluded: BenefitSet = { ...own, covered: false };
    expect(belowTotal({ overall: plan, byServiceType: { [physicianType]: excluded } })).not.toContain('words');
  });
});

describe('a zero that the insurer tells for a part of the care (005010X279A1, III and EB09; decision 230)', () => {
  const told = shareOfAnswer(
    answer(
      'EB*1*IND*30**PPO',
      'EB*C*IND*30***29*0*****Y',
      `EB*A*IND*${physicianType}*****.2****Y`,
      `EB*B*IND*${physicianType}***27*0*****Y`,
      'III*ZZ*22',
    ),
    procedure.components.map(({ serviceType }) => ({ serviceType, cents: 20_000 })),
    'insteadOfDeductible',
  ).told;

  it.each([
    ['en', 'Your insurer gives a copay of $0.00 for a part of the care only: At the hospital, without a stay.'],
    ['es', 'Su aseguradora da un copago de $0.00 solo para una parte de la atención: '],
  ] as const)('is told as that of its part, below the amount: %s', (language, words) =>
    expect(belowTotal({ ...told, overall: planSet(0, null) }, language)).toContain(words),
  );

  it('fills no field that is for all of the care', () => {
    const { copay, zeroParts } = told.byServiceType[physicianType] ?? unknownSet;
    expect(copay).toEqual({ cents: 0, per: 'visit' });
    expect(zeroParts).toEqual({ copay: [{ value: 0, text: '', place: '22' }] });
    const insurance = { benefits: told, told, ofPastYear: null, hasSpendDown: false };
    const { ServiceTypes } = benefitFields(procedure, insurance, messagesOf('en')).DefaultBenefits;
    expect(ServiceTypes.find(({ Id }) => Id === physicianType)?.Defaults).toMatchObject([
      { BenefitId: 'copay', defaultValue: '', Candidates: [] },
      { BenefitId: 'coinsurance', defaultValue: '20' },
    ]);
  });
});
