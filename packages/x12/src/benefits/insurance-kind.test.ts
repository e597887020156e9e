import { describe, expect, it } from 'vitest';
import { benefitsOf } from './benefits-of.ts';
import { response, row, subscriber } from './testing/answers.ts';
import { coinsurance, copay, remaining } from './testing/read.ts';

const asking = (...serviceTypeCodes: string[]) => ({ serviceTypeCodes, date: '2026-11-21' });
const partA = remaining(167_600, { insuranceType: 'MA' });
const partB = remaining(25_700, { insuranceType: 'MB' });
const medicare = benefitsOf(response(subscriber({ benefits: [partA, partB] })), asking('62'));

describe('rule 5: rows of another kind of insurance (EB04) never lend a figure', () => {
  const of = (code: string, ...rows: Parameters<typeof row>[1][]) =>
    benefitsOf(
      response(subscriber({ benefits: rows.map((each) => row('C', { period: '29', ...each })) })),
      asking(code),
    ).byServiceType.get(code)?.deductible.remainingCents;

  it('Medicare B pays for care without a stay, A for the stay itself', () => {
    expect(medicare.byServiceType.get('62')?.deductible.remainingCents).toBe(25_700);
    expect(medicare.overall.deductible.remainingCents).toBe(25_700);
    for (const [code, cents] of [
      ['98', 25_700],
      ['50', 25_700],
      ['2', 25_700],
      ['48', 167_600],
    ] as const)
      expect(of(code, partA, partB)).toBe(cents);
  });

  it('the deductible of a stay alone is left open for other care, and the other way round', () => {
    expect(of('62', partA)).toBeNull();
    expect(of('48', partB)).toBeNull();
  });

  it('in a stay, the hospital is under A and the surgeon under B', () => {
    const share = coinsurance(2000, { insuranceType: 'MB' });
    const stay = copay(0, { insuranceType: 'MA', period: '36' });
    const benefits = [partA, partB, share, stay];
    const { overall, byServiceType } = benefitsOf(response(subscriber({ benefits })), asking('48', '2'));
    expect(byServiceType.get('48')).toMatchObject({
      copay: { value: { cents: 0, per: 'admission' } },
      coinsurance: null,
      source: 'own',
      deductible: { remainingCents: 167_600, source: 'own' },
    });
    expect(byServiceType.get('2')).toMatchObject({
      copay: null,
      coinsurance: { value: 2000 },
      source: 'own',
      deductible: { remainingCents: 25_700, source: 'own' },
    });
    expect(overall.deductible.remainingCandidates.map(({ insuranceType }) => insuranceType)).toEqual(['MA', 'MB']);
  });

  it('where the type tells neither, both are a choice of the plan, and none is the service’s own', () => {
    const { overall, byServiceType } = benefitsOf(response(subscriber({ benefits: [partA, partB] })), asking('69'));
    expect(overall.deductible.remainingCandidates).toMatchObject([
      { value: 167_600, insuranceType: 'MA' },
      { value: 25_700, insuranceType: 'MB' },
    ]);
    expect(byServiceType.get('69')).toMatchObject({
      coinsurance: { candidates: [] },
      deductible: { remainingCents: null, source: 'own' },
    });
  });

  it('dental, car and other insurance lends nothing to medical care, and is not its coverage', () => {
    for (const insuranceType of ['17', 'AP', 'DB', 'LC', 'LI']) {
      expect(of('62', remaining(5000, { insuranceType }), remaining(60_000))).toBe(60_000);
      const { active } = benefitsOf(response(subscriber({ benefits: [row('1', { insuranceType })] })), asking('62'));
      expect(active).toBeNull();
    }
    expect(of('35', remaining(5000, { insuranceType: '17' }))).toBe(5000);
  });

  it('lends no limits, approvals and exclusions either', () => {
    const limit = (more: Parameters<typeof row>[1]) => row('F', { period: '23', amountCents: 100_000, ...more });
    const rulesOf = (codes: readonly string[], ...benefits: ReturnType<typeof row>[]) =>
      benefitsOf(response(subscriber({ benefits: [row('1'), ...benefits] })), asking(...codes)).rules;
    const isFree = (codes: readonly string[], insuranceType: string): boolean =>
      [...rulesOf(codes, limit({ insuranceType }), limit({ insuranceType, serviceTypeCodes: codes }))].every(
        ([, { limits }]) => limits.length === 0,
      );
    for (const insuranceType of ['LC', '17', 'AP', 'MA'])
      expect([insuranceType, isFree(['62'], insuranceType)]).toEqual([insuranceType, true]);
    expect(isFree(['48'], 'MB')).toBe(true);
    expect(isFree(['62'], 'MB')).toBe(false);
    expect(isFree(['62'], 'PR')).toBe(false);
    expect(isFree(['35'], '17')).toBe(false);
    // Of teeth and of other care together, a dental limit is the teeth's.
    const mixed = rulesOf(['35', '98'], limit({ insuranceType: '17', serviceTypeCodes: ['30', '35', '98'] }));
    expect([...mixed].filter(([, { limits }]) => limits.length > 0).map(([code]) => code)).toEqual(['35']);
    const approval = row('A', { insuranceType: 'LC', authorization: 'Y', serviceTypeCodes: ['62'] });
    const exclusion = row('E', { insuranceType: '17', messages: ['ORTHODONTICS'], serviceTypeCodes: ['62'] });
    expect(rulesOf(['62'], approval, exclusion).get('62')).toMatchObject({ approval: null, exclusions: null });
  });

  it('of a stay and its surgeon, a limit of Medicare A for the plan (type 30) is the stay’s', () => {
    const days = row('F', { period: '29', quantity: 0, quantityQualifier: 'DY', insuranceType: 'MA' });
    const limited = (codes: readonly string[], ...benefits: ReturnType<typeof row>[]) =>
      [...benefitsOf(response(subscriber({ benefits: [row('1'), ...benefits] })), asking(...codes)).rules]
        .filter(([, { limits }]) => limits.length > 0)
        .map(([code]) => code);
    expect(limited(['48', '2'], days)).toEqual(['48']);
    expect(limited(['48', '2'], { ...days, serviceTypeCodes: ['30', '48'] })).toEqual(['48']);
    expect(limited(['48', '2'], { ...days, insuranceType: 'MB' })).toEqual(['2']);
    expect(limited(['48', '2'], { ...days, insuranceType: null })).toEqual(['30']);
    expect(limited(['48'], days)).toEqual(['30']);
  });

  it('kinds of medical insurance are a choice with their labels', () => {
    const rows = [remaining(60_000, { insuranceType: 'PR' }), remaining(70_000, { insuranceType: 'HM' })];
    const { overall } = benefitsOf(response(subscriber({ benefits: rows })), asking('62'));
    expect(overall.deductible.remainingCandidates).toMatchObject([{ insuranceType: 'PR' }, { insuranceType: 'HM' }]);
  });
});
