import { describe, expect, it } from 'vitest';
import { answer } from '../testing/answer-of-segments.ts';
import { type AllowedPart, shareOfAnswer } from '../testing/share-of-answer.ts';

const scan: readonly AllowedPart[] = [{ serviceType: '62', cents: 200_000 }];

const shareOf = (care: readonly AllowedPart[], ...segments: readonly string[]) =>
  shareOfAnswer(answer('EB*1*IND*30**PPO', ...segments), care, 'insteadOfDeductible').share;

const owed = (care: readonly AllowedPart[], ...segments: readonly string[]) =>
  shareOf(care, ...segments)?.owedCents ?? null;

describe('a plan that pays all once the deductible is met (decision 28; 26 USC 223(c)(2): no HDHP pays for this before)', () => {
  const deductible = 'EB*C*IND*30***29*3000*****Y';

  it.each<[string, readonly string[]]>([
    ['a coinsurance of 0 alone', ['EB*A*IND*30*****0****Y']],
    ['beside a copay of 0', ['EB*B*IND*30***27*0*****Y', 'EB*A*IND*30*****0****Y']],
    ['a copay of 0 alone', ['EB*B*IND*30***27*0*****Y']],
    ['both of the service type', ['EB*B*IND*62***27*0*****Y', 'EB*A*IND*62*****0****Y']],
    ['both, with a copay without a period', ['EB*B*IND*62****0*****Y', 'EB*A*IND*62*****0****Y']],
  ])('leaves the scan to the patient until then: %s', (_what, rows) =>
    expect(owed(scan, ...rows, deductible)).toBe(200_000),
  );

  it('is free once it is met, and where the plan says that none applies to the scan', () => {
    const zeros = ['EB*B*IND*62***27*0*****Y', 'EB*A*IND*62*****0****Y'];
    expect(owed(scan, ...zeros, 'EB*C*IND*30***29*0*****Y')).toBe(0);
    expect(owed(scan, ...zeros, deductible, 'EB*C*IND*62***29*0*****Y')).toBe(0);
  });

  it('a copay above 0 beside a coinsurance of 0 is what is paid: payers write 0 % where there is none', () =>
    expect(owed(scan, 'EB*B*IND*62***27*40*****Y', 'EB*A*IND*62*****0****Y', deductible)).toBe(4000));
});

describe('a deductible or maximum that a service type repeats is one (decision 28)', () => {
  const share = 'EB*A*IND*30*****.2****Y';
  const surgery: readonly AllowedPart[] = [
    { serviceType: '50', cents: 100_000 },
    { serviceType: '2', cents: 100_000 },
  ];
  const ofPlan = (kind: 'C' | 'G') => [`EB*${kind}*IND*30***23*2000*****Y`, `EB*${kind}*IND*30***29*500*****Y`];

  it.each([
    ['without its total', []],
    ['with its total', ['EB*C*IND*50***23*2000*****Y']],
  ])('%s: 500.00 + 20 % of 1,500.00', (_what, total) =>
    expect(owed(surgery, share, ...ofPlan('C'), ...total, 'EB*C*IND*50***29*500*****Y')).toBe(80_000),
  );

  it('so is a maximum of which 500.00 is left', () => {
    const dear = surgery.map((part) => ({ ...part, cents: 1_000_000 }));
    const met = 'EB*C*IND*30***29*0*****Y';
    expect(owed(dear, share, met, ...ofPlan('G'), 'EB*G*IND*50***29*500*****Y')).toBe(50_000);
  });
});

describe('a maximum of which the insurer says what is left caps the amount: 20 % of 20,000.00 would be 4,000.00', () => {
  const dear: readonly AllowedPart[] = [{ serviceType: '62', cents: 2_000_000 }];
  const plan = ['EB*A*IND*30*****.2****Y', 'EB*C*IND*30***29*0*****Y'];
  const MAXIMUM = 'EB*G*IND*30***29*';

  it.each<[string, readonly string[], number]>([
    ['the family’s is reached', ['EB*G*FAM*30***23*9000*****Y', 'EB*G*FAM*30***29*0*****Y'], 0],
    ['500.00 is left of the family’s', ['EB*G*FAM*30***29*500*****Y'], 50_000],
    [
      'of several figures the highest',
      [`${MAXIMUM}200*****Y`, 'MSG*MEDICAL', `${MAXIMUM}1500*****Y`, 'MSG*DRUGS'],
      150_000,
    ],
    [
      'of those, none above what is left for the family',
      [`${MAXIMUM}200*****Y`, 'MSG*MEDICAL', `${MAXIMUM}1500*****Y`, 'MSG*DRUGS', 'EB*G*FAM*30***29*700*****Y'],
      70_000,
    ],
    [
      'their own total, where more is left of the family’s',
      ['EB*G*IND*30***23*3000*****Y', 'EB*G*FAM*30***23*10000*****Y', 'EB*G*FAM*30***29*9000*****Y'],
      300_000,
    ],
    [
      'what is left of the family’s, where that is less',
      ['EB*G*IND*30***23*3000*****Y', 'EB*G*FAM*30***23*10000*****Y', 'EB*G*FAM*30***29*2000*****Y'],
      200_000,
    ],
    ['the total, where nothing tells what is left', ['EB*G*IND*30***23*3000*****Y'], 300_000],
    ['no total of 0, which says that there is none', ['EB*G*IND*30***23*0*****Y'], 400_000],
    [
      'the plan’s, of which the service type repeats the total alone',
      ['EB*G*IND*30***23*5000*****Y', `${MAXIMUM}0*****Y`, 'EB*G*IND*62***23*5000*****Y'],
      0,
    ],
    [
      'what is left, where the insurer says that it is above the total',
      ['EB*G*IND*30***23*1000*****Y', `${MAXIMUM}3000*****Y`],
      300_000,
    ],
    [
      'the higher of what is left, and of the total less what was paid',
      ['EB*G*IND*30***23*3000*****Y', 'EB*G*IND*30***24*500*****Y', `${MAXIMUM}0*****Y`],
      250_000,
    ],
    ['none where another total stands with the scan', [`${MAXIMUM}0*****Y`, 'EB*G*IND*62***23*5000*****Y'], 400_000],
  ])('%s', (_what, rows, cents) => expect(owed(dear, ...plan, ...rows)).toBe(cents));
});
