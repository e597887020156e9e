import { describe, expect, it } from 'vitest';
import { findTemplate } from '../../catalogue/index.ts';
import { benefitsOf, estimateOf, plan } from '../testing/preventive.ts';
import { type BenefitSet, type Candidate, unknownSet } from './plan-benefits.ts';
import { type PricedService, serviceOfCode } from './priced-service.ts';

function template(id: string): PricedService {
  const found = findTemplate(id);
  if (found === undefined) throw new Error(`no template ${id}`);
  return found;
}
const billed = (code: string) => serviceOfCode('CPT', { codeType: 'CPT', code, description: code });
const own = (set: Partial<BenefitSet>): BenefitSet => ({ ...unknownSet, ...set });
const owedOf = ({ insured }: ReturnType<typeof estimateOf>) => insured?.owed?.share.owedCents;
const adult = (age: number, sex: 'female' | 'male' | null = null) => ({ patient: { age, sex } });

describe('preventive care in network (45 CFR 147.130, decision 67)', () => {
  it.each(['colonoscopy-screening', 'lung-screening', 'checkup-return-40-64', 'mammogram-screening'])(
    '%s, which was shown with a bill (findings §1.1), costs nothing, with the other amount beside it',
    (id) => {
      const made = estimateOf(template(id), adult(52, 'female'));
      expect(owedOf(made)).toBe(0);
      expect(made.insured).toMatchObject({ free: false, cashSavingCents: null });
      expect(made.preventive).toMatchObject({ status: 'screening', preventiveCents: 0, insurer: null });
      expect(made.preventive?.problemCents).toBeGreaterThan(60_000);
    },
  );

  it('care of a code that is also billed to find a cause shows both, and the higher one as the amount', () => {
    for (const id of ['colonoscopy', 'colonoscopy-polyps', 'bone-density', 'cholesterol', 'mammogram-both-breasts']) {
      const made = estimateOf(template(id), adult(66, 'female'));
      expect(made.preventive).toMatchObject({ status: 'either', preventiveCents: 0 });
      expect(made.preventive?.problemCents).toBe(owedOf(made));
      expect(made.insured?.cashSavingCents).toBeNull();
    }
  });

  it('its working says that the plan pays all, and nothing is drawn of the deductible', () => {
    const { insured } = estimateOf(template('lung-screening'), adult(60));
    expect(insured?.owed?.share.steps.map(({ kind, cents }) => [kind, cents])).toEqual([
      ['allowed', 140_000],
      ['preventive', 0],
    ]);
  });

  it('a patient of whom nothing is known is not refused it: the conditions are said', () =>
    expect(estimateOf(template('lung-screening')).preventive).toMatchObject({ status: 'screening', fit: 'unknown' }));

  it('at an age for which it is not recommended, the plan’s own amount is shown', () => {
    const made = estimateOf(template('mammogram-screening'), adult(34));
    expect(made.preventive).toMatchObject({ status: 'otherPatient', fit: 'otherAge', age: 34, preventiveCents: null });
    expect(owedOf(made)).toBe(76_000);
    expect(estimateOf(template('colonoscopy-screening'), adult(44)).preventive?.status).toBe('otherPatient');
    expect(estimateOf(template('colonoscopy-screening'), adult(45)).preventive?.status).toBe('screening');
    expect(estimateOf(template('mammogram-screening'), adult(50, 'male')).preventive?.fit).toBe('otherSex');
  });

  it('other care knows nothing of it', () => expect(estimateOf(template('mri-knee'), adult(52)).preventive).toBeNull());

  it('vaccines and billed codes are found by their code', () => {
    expect(estimateOf(billed('90686')).preventive?.status).toBe('screening');
    expect(estimateOf(billed('90750'), adult(49)).preventive?.status).toBe('otherPatient');
    expect(estimateOf(billed('76706'), adult(70, 'male')).preventive?.status).toBe('screening');
  });

  it('care that the plan pays for in full in any case has one amount', () => {
    const free = { overall: own({ coinsuranceBasisPoints: 0, deductible: { remainingCents: 0, totalCents: 0 } }) };
    const made = estimateOf(template('cholesterol'), { benefits: benefitsOf({}, free.overall) });
    expect(made).toMatchObject({ preventive: null, insured: { free: true } });
  });
});

describe('what the insurer says of this kind of care wins', () => {
  const checkup = template('checkup-return-40-64');
  const withWord = (set: Partial<BenefitSet>) => ({ ...adult(52), benefits: benefitsOf({ '81': own(set) }) });

  it('0 % for routine physicals is nothing to pay, although a deductible is left', () => {
    const made = estimateOf(checkup, withWord({ coinsuranceBasisPoints: 0 }));
    expect(owedOf(made)).toBe(0);
    expect(made.preventive).toMatchObject({ status: 'screening', insurer: 'pays' });
  });

  it('0 % at a place or for a number of visits is, too, though it is a choice beside the plan’s; for children it is not', () => {
    const offered = (zero: Partial<Candidate>) => {
      const ofPlan = { value: 2000, text: '', isOfPlan: true } as const;
      const coinsurance = [{ value: 0, text: '', ...zero }, ofPlan];
      const benefits = benefitsOf({ CN: own({ candidates: { coinsurance } }) });
      return estimateOf(template('mammogram-screening'), { ...adult(52), benefits });
    };
    for (const zero of [{ place: '11' }, { quantity: { unit: 'visits', count: 1 } as const }]) {
      const made = offered(zero);
      expect([owedOf(made), made.preventive?.insurer]).toEqual([0, 'pays']);
    }
    expect(offered({ coverageLevel: 'CHD' }).preventive?.insurer).toBe('open');
  });

  it('a copay of $30 for them is what is owed, for all parts of the checkup', () => {
    const made = estimateOf(checkup, withWord({ copay: { cents: 3000, per: 'visit' } }));
    expect(owedOf(made)).toBe(3000);
    expect(made.preventive).toMatchObject({ status: 'screening', insurer: 'charges', preventiveCents: 3000 });
  });

  it('"not covered" for them is owed in full', () => {
    const made = estimateOf(checkup, withWord({ covered: false }));
    expect(owedOf(made)).toBe(140_000);
    expect(made.preventive?.insurer).toBe('excludes');
  });

  it('several values decide nothing: the plan’s amount is shown, and the other beside it', () => {
    const candidates = { copay: [0, 3000].map((value) => ({ value, text: '' })) };
    const mammogram = estimateOf(template('mammogram-screening'), {
      ...adult(52),
      benefits: benefitsOf({ CN: own({ candidates }) }),
    });
    expect(mammogram.preventive).toMatchObject({ status: 'either', insurer: 'open', preventiveCents: 0 });
    expect(owedOf(mammogram)).toBe(76_000);
    // Of a service that is of this kind throughout, the patient is asked (decision 33).
    expect(estimateOf(billed('90686'), { benefits: benefitsOf({ '80': own({ candidates }) }) }).insured).toBeNull();
  });

  it('its words are shown, and never a number', () => {
    const facts = { birthDate: null, sex: null, insuranceTypes: [], remarks: { '80': ['$0 PREVENTIVE'] } };
    const made = estimateOf(billed('90686'), { benefits: benefitsOf({}, plan, facts) });
    expect(made.preventive).toMatchObject({ remarks: ['$0 PREVENTIVE'], insurer: null });
  });

  it('what it says of a colonoscopy’s parts is no word on screening: neither a copay nor "not covered"', () => {
    const parts = { '50': own({ copay: { cents: 20_000, per: 'visit' } }), '2': own({ covered: false }) };
    expect(owedOf(estimateOf(template('colonoscopy-screening'), { benefits: benefitsOf(parts) }))).toBe(0);
  });
});

describe('where the rule does not apply, the plan’s amount is shown and the exception is named', () => {
  const screening = template('mammogram-screening');

  it.each(['medicare', 'medicaid', 'grandfathered', 'shortTerm', 'sharing'] as const)('%s', (planKind) => {
    const made = estimateOf(screening, { ...adult(66, 'female'), planKind });
    expect(made.preventive).toMatchObject({ status: 'otherPlan', planKind, preventiveCents: null });
    expect(owedOf(made)).toBe(76_000);
  });

  it('outside the network', () => {
    const made = estimateOf(screening, adult(66, 'female'), { outOfNetwork: true });
    expect(made.preventive?.status).toBe('outOfNetwork');
    expect(owedOf(made)).toBe(88_000);
  });
});
