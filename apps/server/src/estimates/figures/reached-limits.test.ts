import { describe, expect, it } from 'vitest';
import { answer } from '../testing/answer-of-segments.ts';
import { type AllowedPart, shareOfAnswer } from '../testing/share-of-answer.ts';
import { isLimitedByDays, limitsOf, reachedTypes } from './reached-limits.ts';

const scan: readonly AllowedPart[] = [{ serviceType: '62', cents: 2_000_000 }];
const stay = (days?: number): readonly AllowedPart[] => [
  { serviceType: '48', cents: 2_000_000, setting: 'inpatient', ...(days === undefined ? {} : { days }) },
];

/** The limits of care of which the plan is to pay 80 %, and the service types of which one is reached. */
function limitsIn(care: readonly AllowedPart[], ...segments: readonly string[]) {
  const rows = ['EB*1*IND*30**PPO', 'EB*A*IND*30*****.2****Y', 'EB*C*IND*30***29*0*****Y'];
  const { told, components, terms, share } = shareOfAnswer(answer(...rows, ...segments), care, 'insteadOfDeductible');
  if (terms === null) throw new Error('not settled');
  const service = { components };
  const [plan, insurance] = [
    { terms, share, outOfNetwork: false },
    { benefits: told, told: null },
  ];
  return {
    limits: limitsOf(service, { terms, share }, told.rules ?? {}),
    reached: reachedTypes(service, plan, insurance),
    isByDays: isLimitedByDays(service, plan, insurance),
  };
}

describe('a limit of what the plan pays for (EB01 F; issue 11, point 4)', () => {
  it.each<[string, readonly AllowedPart[], readonly string[], boolean]>([
    ['1,000.00 a year, of a share of 16,000.00', scan, ['EB*F*IND*62***23*1000*****Y'], true],
    ['20,000.00 a year', scan, ['EB*F*IND*62***23*20000*****Y'], false],
    ['“no maximum in a lifetime”, written as 0', scan, ['EB*F*IND*30***32*0*****Y'], false],
    ['the same with nothing left of it', scan, ['EB*F*IND*30***32*0*****Y', 'EB*F*IND*30***33*0*****Y'], false],
    ['the same of the service type', scan, ['EB*F*IND*62***32*0*****Y'], false],
    ['nothing left in a lifetime, alone', scan, ['EB*F*IND*30***33*0*****Y'], false],
    [
      'no lifetime maximum, and 200.00 left this year',
      scan,
      ['EB*F*IND*62***32*0*****Y', 'EB*F*IND*62***29*200*****Y'],
      true,
    ],
    [
      'no lifetime maximum, and 20,000.00 a year',
      scan,
      ['EB*F*IND*30***32*0*****Y', 'EB*F*IND*30***33*0*****Y', 'EB*F*IND*30***23*20000*****Y'],
      false,
    ],
    ['1,000.00 in a lifetime, none left', scan, ['EB*F*IND*30***32*1000*****Y', 'EB*F*IND*30***33*0*****Y'], true],
    ['500.00 a visit', scan, ['EB*F*IND*62***27*500*****Y'], true],
    ['no visits', scan, ['EB*F*IND*62*****0*VS*0**Y'], true],
    ['20 visits a year', scan, ['EB*F*IND*62***23***VS*20**Y'], false],
    ['20 visits a year, none left', scan, ['EB*F*IND*62***23***VS*20**Y', 'EB*F*IND*62***29***VS*0**Y'], true],
    ['2 days an admission, of a stay of 5', stay(5), ['EB*F*IND*48***36***DY*2**Y'], true],
    ['5 days an admission', stay(5), ['EB*F*IND*48***36***DY*5**Y'], false],
    ['4,000.00 a day for 5 days, of a share of 16,000.00', stay(5), ['EB*F*IND*48***7*4000*****Y'], false],
    ['3,000.00 a day for 5 days', stay(5), ['EB*F*IND*48***7*3000*****Y'], true],
    [
      '20 visits a year, 20 used and 8 said to be left (decision 250)',
      scan,
      ['EB*F*IND*62***23***VS*20**Y', 'EB*F*IND*62***24***VS*20**Y', 'EB*F*IND*62***29***VS*8**Y'],
      true,
    ],
    [
      '20 visits a year, 12 used and 5 said to be left',
      scan,
      ['EB*F*IND*62***23***VS*20**Y', 'EB*F*IND*62***24***VS*12**Y', 'EB*F*IND*62***29***VS*5**Y'],
      false,
    ],
  ])('is reached where less is left, or the whole is less: %s', (_what, care, segments, isReached) =>
    expect(limitsIn(care, ...segments).reached.length > 0).toBe(isReached),
  );

  it('in money says what the plan leaves of its share', () =>
    expect(limitsIn(scan, 'EB*F*IND*62***23*1000*****Y').limits).toMatchObject([{ unpaidCents: 1_500_000 }]));

  it('in money of which the insurer contradicts itself goes by the higher figure for what is surely not paid', () => {
    const ofYear = ['EB*F*IND*62***23*20000*****Y', 'EB*F*IND*62***24*20000*****Y', 'EB*F*IND*62***29*8000*****Y'];
    expect(limitsIn(scan, ...ofYear).limits).toMatchObject([{ isReached: true, unpaidCents: 800_000 }]);
  });

  it('in days leaves open a stay whose days nobody knows; one of them is counted', () => {
    const ofTwo = 'EB*F*IND*48***36***DY*2**Y';
    expect(limitsIn(stay(), ofTwo)).toMatchObject({ reached: [], isByDays: true });
    expect(limitsIn(stay(2), ofTwo)).toMatchObject({ reached: [], isByDays: false });
    expect(limitsIn(stay(), 'EB*F*IND*48***36***DY*0**Y')).toMatchObject({ reached: ['48'], isByDays: false });
    // How much a limit by the day leaves rests on the days, too.
    const byDay = limitsIn(stay(), 'EB*F*IND*48***7*500*****Y');
    expect(byDay).toMatchObject({ reached: ['48'], limits: [{ unpaidCents: 0 }] });
    expect(limitsIn(stay(5), 'EB*F*IND*48***7*500*****Y').limits).toMatchObject([{ unpaidCents: 1_350_000 }]);
  });

  it('knows the days of a stay that stand with the hospital’s part alone, as the catalogue has them', () => {
    const procedure: readonly AllowedPart[] = [
      ...stay(4),
      { serviceType: '2', cents: 1_000_000, setting: 'inpatient' },
      { serviceType: '99', cents: 100_000, setting: 'inpatient' },
    ];
    expect(limitsIn(procedure, 'EB*F*IND*30***23***DY*60**Y')).toMatchObject({ reached: [], isByDays: false });
    expect(limitsIn(procedure, 'EB*F*IND*30^48***23***DY*60**Y')).toMatchObject({ reached: [], isByDays: false });
    // The doctor comes each day of the stay.
    expect(limitsIn(procedure, 'EB*F*IND*99***36***DY*2**Y')).toMatchObject({ reached: ['99'], isByDays: false });
    // 80 % of 31,000.00, less 500.00 a day for four.
    expect(limitsIn(procedure, 'EB*F*IND*30***7*500*****Y').limits).toMatchObject([{ unpaidCents: 2_280_000 }]);
  });

  it('of the plan as a whole holds for each service, unless a remark says that it is of some other care', () => {
    const ofPlan = 'EB*F*IND*30***29*0*****Y';
    expect(limitsIn(scan, ofPlan).reached).toEqual(['62']);
    expect(limitsIn(scan, ofPlan, 'MSG*CHIROPRACTIC')).toMatchObject({ reached: [], limits: [{ isReached: false }] });
  });

  it('that one row states for the plan and the service is one: the plan’s, which all of the care shares', () => {
    const { limits, reached } = limitsIn(scan, 'EB*F*IND*30^62***23*1000*****Y');
    expect(limits.map(({ serviceType }) => serviceType)).toEqual(['30']);
    expect(reached).toEqual(['62']);
    // Of each part the plan is to pay 400.00, of both 800.00.
    const visit = ['98', '50'].map((serviceType) => ({ serviceType, cents: 50_000 }) as AllowedPart);
    const ofBoth = limitsIn(visit, 'EB*F*IND*30^98***23*500*****Y');
    expect(ofBoth.limits).toMatchObject([{ serviceType: '30', unpaidCents: 30_000 }]);
    expect(ofBoth.reached).toEqual(['98', '50']);
  });

  it('with a remark is that of the service type, since the plan’s may be of some other care', () => {
    const { limits, reached } = limitsIn(scan, 'EB*F*IND*30^62***23*1000*****Y', 'MSG*IMAGING');
    expect(limits.map(({ serviceType }) => serviceType)).toEqual(['62']);
    expect(reached).toEqual(['62']);
  });
});
