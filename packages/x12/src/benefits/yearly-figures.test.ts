import { describe, expect, it } from 'vitest';
import type { BenefitRow } from '../model/response.ts';
import { row } from './testing/answers.ts';
import { coinsurance, mri, ofMri, read, remaining, total } from './testing/read.ts';

describe('rule 4: the figures of a year go together', () => {
  it('all come from the service type where it has any of them', () => {
    const rows = [total(150_000), remaining(60_000), remaining(120_000, { coverageLevel: 'FAM' })];
    expect(ofMri(...rows, total(50_000, mri))?.deductible).toEqual({
      totalCents: 50_000,
      remainingCents: null,
      remainingCandidates: [],
      familyRemainingCents: null,
      source: 'own',
    });
    expect(ofMri(...rows)?.deductible).toEqual({
      totalCents: 150_000,
      remainingCents: 60_000,
      remainingCandidates: [],
      familyRemainingCents: 120_000,
      source: 'plan',
    });
  });

  it('a maximum of the service type that is not of the year changes nothing', () => {
    const lifetime = row('G', { ...mri, period: '32', amountCents: 1_000_000 });
    expect(ofMri(row('G', { period: '29', amountCents: 60_000 }), lifetime)?.outOfPocket).toMatchObject({
      remainingCents: 60_000,
      source: 'plan',
    });
  });
});

describe('rule 5: networks and coverage levels', () => {
  it('Y wins over W, and W over none', () => {
    const figures = [
      coinsurance(1000, { network: 'Y' }),
      coinsurance(2000, { network: 'W' }),
      coinsurance(3000, { coverageLevel: 'IND' }),
    ];
    expect(read(...figures).overall.coinsurance).toEqual({ value: 1000 });
    expect(read(...figures.slice(1)).overall.coinsurance).toEqual({ value: 2000 });
  });

  it('IND wins over none, and FAM never fills in', () => {
    expect(read(remaining(50_000), remaining(60_000, { coverageLevel: 'IND' })).overall.deductible.remainingCents).toBe(
      60_000,
    );
    expect(read(remaining(90_000, { coverageLevel: 'FAM' })).overall.deductible).toMatchObject({
      remainingCents: null,
      familyRemainingCents: 90_000,
    });
  });

  it('a family without a deductible has no member with one', () => {
    const family = { coverageLevel: 'FAM', network: 'Y' } as const;
    const left = (...rows: Parameters<typeof read>) => read(...rows).overall.deductible.remainingCents;
    expect(left(total(0, family), remaining(0, family))).toBe(0);
    expect(left(total(0, family))).toBe(0);
    expect(left(remaining(0, family))).toBeNull();
    expect(left(total(0, family), remaining(220_000, family))).toBeNull();
    expect(left(total(0, family), total(150_000, { coverageLevel: 'IND' }))).toBeNull();
    const none = row('G', { ...family, period: '23', amountCents: 0 });
    expect(read(none).overall.outOfPocket.remainingCents).toBeNull();
  });

  it('family zeros marked W, or of a total of 0, beside amounts of the individual are no figures either', () => {
    const zero = { coverageLevel: 'FAM', network: 'W' } as const;
    const own = remaining(60_000, { coverageLevel: 'IND', network: 'Y' });
    expect(read(own, total(0, zero), remaining(0, zero)).overall.deductible.familyRemainingCents).toBeNull();
    const reached = { ...zero, network: 'Y' } as const;
    expect(read(own, remaining(0, reached)).overall.deductible.familyRemainingCents).toBe(0);
    expect(read(own, total(0, reached), remaining(0, reached)).overall.deductible.familyRemainingCents).toBeNull();
  });

  it('individual zeros marked W beside family amounts are no figures', () => {
    const zero = { coverageLevel: 'IND', network: 'W' } as const;
    const family = remaining(810_000, { coverageLevel: 'FAM', network: 'Y' });
    expect(read(total(0, zero), remaining(0, zero), family).overall.deductible).toMatchObject({
      totalCents: null,
      remainingCents: null,
      familyRemainingCents: 810_000,
    });
    expect(read(remaining(0, zero)).overall.deductible.remainingCents).toBe(0);
    expect(read(remaining(0, { ...zero, network: 'Y' }), family).overall.deductible.remainingCents).toBe(0);
  });
});

describe('rule 6: total and remaining', () => {
  it.each(['23', '22', '25', null])('a total has EB06 %s', (period) => {
    expect(read(row('G', { period, amountCents: 500_000 })).overall.outOfPocket.totalCents).toBe(500_000);
  });

  it.each(['26', '27', '32', '33', '34'])('EB06 %s is not annual', (period) => {
    expect(read(row('G', { period, amountCents: 500_000 })).overall.outOfPocket).toMatchObject({
      totalCents: null,
      remainingCents: null,
    });
  });

  it('what is left is stated, or the total less the year to date; where the two differ, it is a choice of both', () => {
    const toDate = row('C', { period: '24', amountCents: 100_000 });
    const left = (...rows: BenefitRow[]) => read(...rows).overall.deductible;
    expect(left(total(150_000), toDate).remainingCents).toBe(50_000);
    expect(left(total(150_000), toDate, remaining(50_000)).remainingCents).toBe(50_000);
    expect(left(total(150_000), toDate, remaining(60_000))).toMatchObject({
      remainingCents: null,
      remainingCandidates: [{ value: 60_000 }, { value: 50_000 }],
    });
    // More was spent than the deductible, of which nothing is left: the two agree.
    expect(left(total(90_000), toDate, remaining(0)).remainingCents).toBe(0);
    expect(left(total(150_000), remaining(60_000)).remainingCents).toBe(60_000);
  });

  it('what is left for the family may stand as what is left for the member, and contradicts nothing', () => {
    const toDate = row('C', { period: '24', amountCents: 0 });
    const ofFamily = remaining(60_000, { coverageLevel: 'FAM' });
    expect(read(total(150_000), toDate, remaining(60_000), ofFamily).overall.deductible.remainingCents).toBe(60_000);
    expect(read(total(150_000), toDate, remaining(50_000), ofFamily).overall.deductible).toMatchObject({
      remainingCandidates: [{ value: 50_000 }, { value: 150_000 }],
    });
  });

  it('of a maximum that is above its total, each of the two may be the one that caps', () => {
    const maximum = (...rows: BenefitRow[]) => read(...rows).overall.outOfPocket;
    const figure =
      (period: string) =>
      (amountCents: number, ...messages: string[]) =>
        row('G', { period, amountCents, messages });
    const [whole, left] = [figure('23'), figure('29')];
    expect(maximum(whole(100_000), left(300_000))).toMatchObject({
      remainingCents: null,
      remainingCandidates: [{ value: 300_000 }, { value: 100_000 }],
    });
    expect(maximum(whole(100_000), left(20_000, 'A'), left(300_000, 'B')).remainingCandidates).toMatchObject([
      { value: 20_000, messages: ['A'] },
      { value: 300_000, messages: ['B'] },
      { value: 100_000, messages: [] },
    ]);
  });

  it('a remainder above its total leaves it open: one of the two cannot be right', () => {
    expect(ofMri(total(50_000), remaining(90_000))?.deductible).toMatchObject({
      remainingCents: null,
      remainingCandidates: [],
    });
    expect(ofMri(total(50_000), remaining(50_000))?.deductible.remainingCents).toBe(50_000);
  });

  it('the remainder is not below 0, and unknown while either is', () => {
    const toDate = row('C', { period: '24', amountCents: 200_000 });
    expect(read(total(150_000), toDate).overall.deductible.remainingCents).toBe(0);
    expect(read(toDate).overall.deductible.remainingCents).toBeNull();
    expect(read(total(150_000)).overall.deductible.remainingCents).toBeNull();
  });

  it('of a deductible of 0 nothing is left, unless the family has one', () => {
    expect(read(total(0)).overall.deductible.remainingCents).toBe(0);
    const family = total(400_000, { coverageLevel: 'FAM' });
    expect(read(total(0), family).overall.deductible.remainingCents).toBeNull();
  });

  it('a maximum of 0 is none, and not one that is reached', () => {
    const none = row('G', { period: '23', amountCents: 0 });
    const left = row('G', { period: '29', amountCents: 0 });
    expect(read(none, left).overall.outOfPocket.remainingCents).toBeNull();
    expect(read(left).overall.outOfPocket.remainingCents).toBe(0);
  });
});

describe('rule 7: figures of a year that tie', () => {
  const candidate = (value: number, ...messages: string[]) => ({
    value,
    messages,
    additional: [],
    authorization: null,
    coverageLevel: null,
    insuranceType: null,
  });

  it('are left open, with the values to choose from and what tells them apart', () => {
    const { remainingCents, remainingCandidates } = read(
      remaining(60_000, { messages: ['MEDICAL'] }),
      remaining(70_000, { messages: ['DENTAL'] }),
    ).overall.deductible;
    expect(remainingCents).toBeNull();
    expect(remainingCandidates).toEqual([candidate(60_000, 'MEDICAL'), candidate(70_000, 'DENTAL')]);
  });

  it('where only the total or the year to date ties, what is left by each of them', () => {
    const toDate = row('C', { period: '24', amountCents: 90_000 });
    const later = row('C', { period: '24', amountCents: 100_000 });
    const leftBy = (...rows: Parameters<typeof read>) =>
      read(...rows).overall.deductible.remainingCandidates.map(({ value }) => value);
    expect(leftBy(total(150_000), total(80_000), toDate)).toEqual([60_000, 0]);
    expect(leftBy(total(150_000), toDate, later)).toEqual([60_000, 50_000]);
    expect(leftBy(total(150_000), total(80_000), toDate, later)).toEqual([]);
  });
});

describe('rule 7: what is left for the family is a limit of what is left for each of them', () => {
  const ofFamily = { coverageLevel: 'FAM' } as const;
  const family = (cents: number, ...messages: string[]) => remaining(cents, { ...ofFamily, messages });
  const deductible = (...rows: BenefitRow[]) => read(...rows).overall.deductible;
  const offered = (...rows: BenefitRow[]) =>
    deductible(...rows).remainingCandidates.map(({ value, coverageLevel, messages }) => [
      value,
      coverageLevel,
      ...messages,
    ]);
  const tied = [family(30_000, 'X'), family(50_000, 'Y')];

  it('where it ties, below the individual’s, it is a choice, and not dropped', () => {
    const own = remaining(150_000, { coverageLevel: 'IND' });
    expect(deductible(own, ...tied).remainingCents).toBeNull();
    expect(offered(own, ...tied)).toEqual([
      [30_000, 'FAM', 'X'],
      [50_000, 'FAM', 'Y'],
    ]);
  });

  it('the individual’s stays beside those that are below it, and counts where all are above', () => {
    const own = (cents: number) => remaining(cents, { coverageLevel: 'IND' });
    expect(offered(own(40_000), ...tied)).toEqual([
      [40_000, null],
      [30_000, 'FAM', 'X'],
    ]);
    expect(deductible(own(30_000), ...tied)).toMatchObject({ remainingCents: 30_000, remainingCandidates: [] });
  });

  it('where both tie, each that may be the lower one is offered', () => {
    const own = (cents: number, message: string) => remaining(cents, { coverageLevel: 'IND', messages: [message] });
    expect(offered(own(20_000, 'A'), own(60_000, 'B'), ...tied)).toEqual([
      [20_000, 'IND', 'A'],
      [30_000, 'FAM', 'X'],
      [50_000, 'FAM', 'Y'],
    ]);
  });

  it('where it cannot be right, the individual’s is no more than a choice: less may be left', () => {
    const negative = row('C', {
      ...ofFamily,
      period: '29',
      flaws: [{ element: 7, reason: 'negative', text: '-20' }],
    });
    const own = remaining(150_000);
    expect(deductible(own, negative).remainingCents).toBeNull();
    expect(offered(own, negative)).toEqual([[150_000, null]]);
    expect(offered(total(150_000), row('C', { period: '24', amountCents: 50_000 }), negative)).toEqual([
      [100_000, null],
    ]);
    // Nothing is less than nothing.
    expect(deductible(remaining(0), negative).remainingCents).toBe(0);
    expect(deductible(remaining(0), ...tied).remainingCents).toBe(0);
  });

  it('alone it is a choice as well; a total of the family without what is left of it says nothing', () => {
    expect(offered(...tied)).toEqual([
      [30_000, 'FAM', 'X'],
      [50_000, 'FAM', 'Y'],
    ]);
    expect(deductible(remaining(150_000), total(300_000, ofFamily)).remainingCents).toBe(150_000);
  });

  it('holds for the maximum, too', () => {
    const left = (cents: number, more: Partial<BenefitRow>) => row('G', { period: '29', amountCents: cents, ...more });
    expect(
      read(
        left(90_000, {}),
        left(30_000, { ...ofFamily, messages: ['X'] }),
        left(50_000, { ...ofFamily, messages: ['Y'] }),
      ).overall.outOfPocket,
    ).toMatchObject({ remainingCents: null, remainingCandidates: [{ value: 30_000 }, { value: 50_000 }] });
  });
});
