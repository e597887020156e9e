import { describe, expect, it } from 'vitest';
import type { BenefitRow } from '../model/response.ts';
import { benefitsOf } from './benefits-of.ts';
import { response, row, subscriber } from './testing/answers.ts';
import { coinsurance, copay } from './testing/read.ts';

const at = (...places: readonly string[]): Partial<BenefitRow> => ({
  additional: places.map((code) => ({ qualifier: 'ZZ', code, category: null, text: null })),
});
const ofType = (code: string, ...benefits: BenefitRow[]) =>
  benefitsOf(response(subscriber({ benefits })), { serviceTypeCodes: [code], date: '2026-11-21' }).byServiceType.get(
    code,
  );
const ofPlan = coinsurance(2000, { network: 'Y' });
const delivery = {
  quantityQualifier: 'VS',
  quantity: 3,
  unit: null,
  sampleSelection: null,
  periodQualifier: null,
  periods: null,
  calendarPattern: null,
  timePattern: null,
};

describe('a figure that the message states for a part of the care alone (2110C EB09 and EB10, HSD; 2115C III)', () => {
  const scan = { serviceTypeCodes: ['62'], network: 'Y' } as const;
  const offered = { candidates: [{ value: 2000, isOfPlan: true }] };

  it.each<[string, Partial<BenefitRow>]>([
    ['a place (III)', at('11')],
    ['a place within a hospital', at('22')],
    ['a diagnosis (III with BK)', { additional: [{ qualifier: 'BK', code: '25000', category: null, text: null }] }],
    ['a quantity (EB09)', { quantityQualifier: 'VS', quantity: 3 }],
    ['a quantity (HSD)', { delivery: [delivery] }],
    ['a place, with a remark', { ...at('11'), messages: ['OFFICE'] }],
  ])('is a choice beside the plan’s: %s', (_what, more) => {
    expect(ofType('62', ofPlan, copay(4000, { ...scan, ...more }))).toMatchObject({
      copay: { candidates: [{ value: { cents: 4000 } }] },
      coinsurance: offered,
      source: 'own',
    });
    expect(ofType('62', ofPlan, coinsurance(1000, { ...scan, ...more }))).toMatchObject({
      copay: null,
      coinsurance: { candidates: [{ value: 1000 }, { value: 2000, isOfPlan: true }] },
    });
    // So it is where the plan as a whole states it, which has nothing beside it.
    const whole = benefitsOf(response(subscriber({ benefits: [copay(4000, { network: 'Y', ...more })] })), {
      serviceTypeCodes: ['62'],
      date: '2026-11-21',
    });
    expect(whole.overall).toMatchObject({ copay: { candidates: [{ value: { cents: 4000 } }] }, coinsurance: null });
  });

  it('is one for all of the care where another row states the same without it', () => {
    const all = { copay: { value: { cents: 4000 } }, coinsurance: null };
    const placed = copay(4000, { ...scan, ...at('11') });
    expect(ofType('62', ofPlan, placed, copay(4000, scan))).toMatchObject(all);
    expect(ofType('62', ofPlan, placed, copay(4000, { ...scan, authorization: 'Y' }))).toMatchObject(all);
    expect(ofType('62', ofPlan, placed, copay(4000, { ...scan, messages: ['IMAGING'] }))).toMatchObject(all);
  });

  it.each<[string, Partial<BenefitRow>]>([
    ['EB09', { quantityQualifier: 'VS', quantity: 1 }],
    ['EB09, of services', { quantityQualifier: 'P6', quantity: 1 }],
    ['HSD', { delivery: [{ ...delivery, quantity: 1 }] }],
    ['HSD, a visit', { delivery: [{ ...delivery, quantity: 1, periodQualifier: '27', periods: 1 }] }],
    ['both', { quantityQualifier: 'VS', quantity: 1, delivery: [{ ...delivery, quantity: 1 }] }],
  ])('and where the quantity is one visit, which each visit is: %s', (_what, one) => {
    const each = { ...scan, ...one };
    for (const period of ['27', null]) {
      expect(ofType('62', ofPlan, copay(4000, { ...each, period }))).toMatchObject({
        copay: { value: { cents: 4000 } },
        coinsurance: null,
      });
    }
    expect(ofType('62', ofPlan, coinsurance(1000, each))).toMatchObject({ copay: null, coinsurance: { value: 1000 } });
    // A choice for other reasons does not say so either.
    const candidates = ofType('62', copay(4000, each), copay(5000, each))?.copay;
    expect(candidates).toMatchObject({ candidates: [{ value: { cents: 4000 } }, { value: { cents: 5000 } }] });
    expect(JSON.stringify(candidates)).not.toContain('quantity');
    expect(ofType('62', ofPlan, copay(4000, { ...each, ...at('22') }))?.copay).toHaveProperty('candidates');
  });

  it.each<[string, Partial<BenefitRow>]>([
    ['EB09', { quantityQualifier: 'VS', quantity: 1 }],
    ['HSD', { delivery: [{ ...delivery, quantity: 1 }] }],
  ])('of one visit, beside another of every visit, is a choice of both, and says which is which: %s', (_what, one) => {
    const both = [copay(4000, { ...scan, ...one }), copay(6000, scan)];
    const quantity = { unit: 'visits', count: 1 };
    const [ofOne, ofEach] = [{ value: { cents: 4000 }, quantity }, { value: { cents: 6000 } }];
    expect(ofType('62', ofPlan, ...both)).toMatchObject({ copay: { candidates: [ofOne, ofEach] }, coinsurance: null });
    const shares = [coinsurance(1000, { ...scan, ...one }), coinsurance(2000, scan)];
    expect(ofType('62', ofPlan, ...shares)?.coinsurance).toMatchObject({ candidates: [{ quantity }, { value: 2000 }] });
    // A remark narrows one of them: then the other counts, as beside any that is narrowed.
    const remarked = copay(4000, { ...scan, ...one, messages: ['FIRST VISIT'] });
    expect(ofType('62', ofPlan, remarked, copay(6000, scan))?.copay).toEqual({ value: { cents: 6000, per: 'visit' } });
    // It is a copay, which contradicts that the care is not covered.
    expect(ofType('62', ofPlan, row('I', scan), copay(4000, { ...scan, ...one }))).toMatchObject({
      covered: null,
      copay: { candidates: [{ value: { cents: 4000 } }] },
    });
  });

  it.each<[string, Partial<BenefitRow>]>([
    ['a year', { quantityQualifier: 'VS', quantity: 1, period: '23' }],
    ['a year, in HSD', { delivery: [{ ...delivery, quantity: 1, periodQualifier: '23', periods: 1 }] }],
    ['in a pattern', { delivery: [{ ...delivery, quantity: 1, calendarPattern: '1' }] }],
    ['or three', { quantityQualifier: 'VS', quantity: 1, delivery: [delivery] }],
    ['that is a day', { quantityQualifier: 'DY', quantity: 1 }],
    ['that is an hour', { quantityQualifier: 'HS', quantity: 1 }],
    ['that is a unit', { quantityQualifier: 'FL', quantity: 1 }],
  ])('but not where it is one %s', (_what, more) => {
    expect(ofType('62', ofPlan, copay(4000, { ...scan, ...more }))).toMatchObject({
      copay: { candidates: [{ value: { cents: 4000 } }] },
      coinsurance: offered,
    });
  });

  it('or the same within a hospital and elsewhere, in one row or in several', () => {
    expect(ofType('62', ofPlan, copay(4000, { ...scan, ...at('11', '22') }))?.copay).toMatchObject({
      value: { cents: 4000 },
    });
    const several = ['11', '22'].map((place) => copay(4000, { ...scan, ...at(place) }));
    expect(ofType('62', ofPlan, ...several)?.copay).toMatchObject({ value: { cents: 4000 } });
    expect(ofType('62', ofPlan, copay(4000, { ...scan, ...at('11', '12') }))?.copay).toHaveProperty('candidates');
    expect(ofType('62', ofPlan, copay(4000, { ...scan, ...at('21', '22') }))?.copay).toHaveProperty('candidates');
  });

  it.each([
    ['98', '11'],
    ['48', '21'],
    ['50', '22'],
    ['86', '23'],
    ['UC', '20'],
  ])('and where the place is what the service type says itself: %s at %s', (code, place) => {
    const own = { serviceTypeCodes: [code], network: 'Y' } as const;
    expect(ofType(code, ofPlan, copay(4000, { ...own, ...at(place) }))).toMatchObject({
      copay: { value: { cents: 4000 } },
      coinsurance: null,
    });
    expect(ofType(code, ofPlan, copay(4000, { ...own, ...at('02') }))).toMatchObject({ coinsurance: offered });
    const counted = { ...at(place), quantityQualifier: 'VS', quantity: 3 };
    expect(ofType(code, ofPlan, copay(4000, { ...own, ...counted }))).toMatchObject({ coinsurance: offered });
  });

  it('is not added to what is stated for all of the care, nor taken in its place', () => {
    expect(ofType('62', ofPlan, coinsurance(1000, scan), copay(4000, { ...scan, ...at('11') }))).toMatchObject({
      copay: { candidates: [{ value: { cents: 4000 } }] },
      coinsurance: { value: 1000 },
    });
    expect(ofType('62', ofPlan, copay(6000, scan), copay(4000, { ...scan, ...at('11') }))).toMatchObject({
      copay: { value: { cents: 6000 } },
      coinsurance: null,
    });
  });

  it('changes nothing where it is zero beside the other figure for all of the care, and stays the zero of its part', () => {
    const ofPart = { parts: [{ additional: [{ code: '22' }] }] };
    const share = { coinsurance: { value: 2000 }, copay: { value: { cents: 0 } } };
    expect(ofType('62', coinsurance(2000, scan), copay(0, { ...scan, ...at('22') }))?.copay).toMatchObject(ofPart);
    expect(ofType('62', copay(4000, scan), coinsurance(0, { ...scan, ...at('22') }))?.coinsurance).toMatchObject(
      ofPart,
    );
    expect(ofType('62', coinsurance(2000, scan), copay(0, scan))?.copay).not.toHaveProperty('parts');
    expect(ofType('62', coinsurance(2000, scan), copay(0, { ...scan, ...at('22') }))).toMatchObject(share);
    expect(ofType('62', copay(4000, scan), coinsurance(0, { ...scan, ...at('22') }))).toMatchObject({
      copay: { value: { cents: 4000 } },
      coinsurance: { value: 0 },
    });
    const placed = copay(0, { network: 'Y', ...at('11') });
    expect(ofType('62', ofPlan, placed)).toMatchObject(share);
    // Nothing is due elsewhere either, by a plan that states no coinsurance.
    const zeros = [copay(0, scan), coinsurance(0, { ...scan, ...at('22') })];
    expect(ofType('62', ...zeros)).toMatchObject({ copay: { value: { cents: 0 } }, coinsurance: { value: 0 } });
    expect(ofType('62', ofPlan, ...zeros)?.coinsurance).toMatchObject({
      candidates: [{ value: 0 }, { value: 2000, isOfPlan: true }],
    });
    // So it is where the plan states the other figure alike, unless it has one of the same kind, too.
    const both = [copay(0, { ...scan, ...at('22') }), coinsurance(2000, { ...scan, ...at('22') })];
    expect(ofType('62', ofPlan, ...both)).toMatchObject(share);
    expect(ofType('62', ofPlan, copay(3000, { network: 'Y' }), ...both)?.copay).toMatchObject({
      candidates: [{ value: { cents: 0 } }, { value: { cents: 3000 }, isOfPlan: true }],
    });
    expect(ofType('62', ofPlan, copay(0, { ...scan, ...at('22') }))).toMatchObject({
      copay: { candidates: [{ value: { cents: 0 } }] },
      coinsurance: offered,
    });
  });

  it('is a choice beside the plan’s where the other figure is a zero, which may mean that there is none', () => {
    expect(ofType('62', ofPlan, copay(0, scan), coinsurance(1000, { ...scan, ...at('22') }))).toMatchObject({
      copay: { value: { cents: 0 } },
      coinsurance: { candidates: [{ value: 1000 }, { value: 2000, isOfPlan: true }] },
    });
    const plansCopay = copay(3000, { network: 'Y' });
    expect(ofType('62', plansCopay, coinsurance(0, scan), copay(4000, { ...scan, ...at('22') }))).toMatchObject({
      copay: { candidates: [{ value: { cents: 4000 } }, { value: { cents: 3000 }, isOfPlan: true }] },
      coinsurance: { value: 0 },
    });
  });

  it('is sure where the plan states the same, and open where the plan’s own cannot be relied on', () => {
    const own = { ...scan, ...at('22') };
    const same = { copay: null, coinsurance: { value: 2000 } };
    expect(ofType('62', ofPlan, coinsurance(2000, own))).toMatchObject(same);
    expect(ofType('62', ofPlan, coinsurance(2000, { ...scan, coverageLevel: 'SPO' }))).toMatchObject(same);
    // Of copays the one counts that says how often it is due.
    const yearly = copay(4000, { network: 'Y', period: null });
    for (const period of ['27', '7']) {
      expect(ofType('62', yearly, copay(4000, { ...own, period }))).toMatchObject({
        copay: { value: { cents: 4000, per: period === '7' ? 'day' : 'visit' } },
        coinsurance: null,
      });
    }
    expect(ofType('62', copay(4000, { network: 'Y', period: '7' }), copay(4000, own))?.copay).toMatchObject({
      candidates: [{ value: { per: 'visit' } }, { value: { per: 'day' }, isOfPlan: true }],
    });
    const [placed, ofWhole] = [
      coinsurance(2000, { ...own, messages: ['HOSPITAL'] }),
      coinsurance(2000, { network: 'Y', messages: ['SPECIALIST'] }),
    ];
    expect(ofType('62', ofWhole, placed)?.coinsurance).toEqual({ value: 2000, remarks: ['SPECIALIST', 'HOSPITAL'] });
    expect(ofType('62', ofPlan, placed)?.coinsurance).toEqual({ value: 2000 });
    const withheld = row('A', { network: 'Y', flaws: [{ element: 8, reason: 'negative', text: '-.2' }] });
    expect(ofType('62', withheld, coinsurance(2000, own))?.coinsurance).toEqual({ candidates: [] });
  });

  it('says for how much it is', () => {
    const quantityOf = (more: Partial<BenefitRow>) => {
      const settled = ofType('62', ofPlan, copay(4000, { ...scan, ...more }))?.copay;
      return settled && 'candidates' in settled ? settled.candidates[0]?.quantity : undefined;
    };
    const visits = { unit: 'visits', count: 3 };
    expect(quantityOf({ quantityQualifier: 'VS', quantity: 3 })).toEqual(visits);
    expect(quantityOf({ delivery: [delivery] })).toEqual(visits);
    expect(quantityOf(at('11'))).toBeUndefined();
    const untold = { unit: null, count: null };
    expect(quantityOf({ quantityQualifier: 'M2', quantity: 3 })).toEqual(untold);
    expect(quantityOf({ delivery: [{ ...delivery, periodQualifier: '34', periods: 2 }] })).toEqual(untold);
    expect(quantityOf({ delivery: [delivery, delivery] })).toEqual(untold);
    expect(quantityOf({ delivery: [delivery], quantityQualifier: 'VS', quantity: 5 })).toEqual(untold);
  });
});

describe('a figure that is told with a remark everywhere', () => {
  const office = { serviceTypeCodes: ['98'], network: 'Y' } as const;

  it('counts, and brings the payer’s words', () => {
    const remarked = copay(1000, { ...office, messages: ['TELEHEALTH VISITS ONLY'] });
    const value = { cents: 1000, per: 'visit' };
    expect(ofType('98', ofPlan, remarked)?.copay).toEqual({ value, remarks: ['TELEHEALTH VISITS ONLY'] });
    expect(ofType('98', ofPlan, remarked, copay(1000, office))?.copay).toEqual({ value });
    const share = coinsurance(1000, { ...office, messages: ['A', 'B'] });
    expect(ofType('98', share, { ...share, messages: ['B'] })?.coinsurance).toEqual({
      value: 1000,
      remarks: ['A', 'B'],
    });
  });
});

describe('figures that EB05 tells apart', () => {
  const scan = { serviceTypeCodes: ['62'], network: 'Y' } as const;
  const tier = (planDescription: string | null, basisPoints: number) =>
    row('A', { ...scan, basisPoints, planDescription });

  it('are a choice with what it says, and without where it says the same of all', () => {
    expect(ofType('62', tier('TIER 1', 1000), tier('TIER 2', 3000))?.coinsurance).toMatchObject({
      candidates: [
        { value: 1000, planDescription: 'TIER 1' },
        { value: 3000, planDescription: 'TIER 2' },
      ],
    });
    const [first] = [ofType('62', tier('PPO', 1000), tier('PPO', 3000))?.coinsurance];
    expect(first && 'candidates' in first ? first.candidates.map((each) => 'planDescription' in each) : []).toEqual([
      false,
      false,
    ]);
  });
});
