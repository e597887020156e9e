import { describe, expect, it } from 'vitest';
import type { BenefitRow } from '../model/response.ts';
import { benefitsOf } from './benefits-of.ts';
import { response, row, subscriber } from './testing/answers.ts';
import { mri, ofMri, remaining, total } from './testing/read.ts';

const ofStay = (...benefits: BenefitRow[]) =>
  benefitsOf(response(subscriber({ benefits })), { serviceTypeCodes: ['48'], date: '2026-11-21' }).byServiceType.get(
    '48',
  );

describe('rule 6: deductibles that are not of the year (EB06)', () => {
  it.each(['6', '7', '13', '26', '27', '34', '35', '36'])(
    'a deductible for each time (EB06 %s) comes beside the year’s: it is open',
    (period) => {
      const each = row('C', { period, amountCents: 25_000, ...mri });
      expect(ofMri(remaining(60_000), each)?.deductible).toMatchObject({ remainingCents: null, source: 'own' });
      expect(ofMri(remaining(60_000), { ...each, amountCents: 0 })?.deductible.remainingCents).toBe(60_000);
      const ofPlan = row('C', { period, amountCents: 25_000 });
      expect(ofMri(remaining(60_000), ofPlan)?.deductible).toMatchObject({ remainingCents: null });
      expect(ofMri(remaining(60_000), row('C', { ...each, serviceTypeCodes: ['98'] }))?.deductible.remainingCents).toBe(
        60_000,
      );
    },
  );

  const left = (...rows: BenefitRow[]) => ofMri(...rows)?.deductible;
  const open = { remainingCents: null, remainingCandidates: [], source: 'own' };

  it.each([mri, {}])(
    'one of a lifetime (EB06 32) comes beside the year’s, unless nothing is left of it (33): %j',
    (of) => {
      const lifetime = row('C', { ...of, period: '32', amountCents: 100_000 });
      const ofIt = (amountCents: number) => row('C', { ...of, period: '33', amountCents });
      expect(left(remaining(60_000), lifetime)).toMatchObject(open);
      expect(left(remaining(60_000), lifetime, ofIt(40_000))).toMatchObject(open);
      expect(left(remaining(60_000), ofIt(40_000))).toMatchObject(open);
      expect(left(remaining(60_000), lifetime, ofIt(0))?.remainingCents).toBe(60_000);
      expect(left(remaining(60_000), { ...lifetime, amountCents: 0 })?.remainingCents).toBe(60_000);
    },
  );

  it('and whatever is left of the plan’s one of a lifetime says nothing of the service type’s', () => {
    const lifetime = row('C', { ...mri, period: '32', amountCents: 100_000 });
    expect(left(remaining(60_000), lifetime, row('C', { period: '33', amountCents: 0 }))).toMatchObject(open);
  });

  it('one of years (EB06 21) as well, unless it is the same as the year’s, or the only one', () => {
    const ofYears = row('C', { period: '21', amountCents: 150_000 });
    expect(left(total(300_000), remaining(60_000), ofYears)).toMatchObject(open);
    expect(left(total(150_000), remaining(60_000), ofYears)?.remainingCents).toBe(60_000);
    expect(left(remaining(60_000), ofYears)?.remainingCents).toBe(60_000);
    expect(left(ofYears)).toMatchObject({ remainingCents: null });
    expect(left(remaining(60_000), { ...ofYears, ...mri })).toMatchObject(open);
  });

  it('one of a lifetime that is the year’s over again is none beside it (decision 252)', () => {
    const ofYear = [total(150_000), remaining(60_000)];
    const lifetime = (amountCents: number) => row('C', { period: '32', amountCents });
    const ofIt = (amountCents: number) => row('C', { period: '33', amountCents });
    expect(left(...ofYear, lifetime(150_000))?.remainingCents).toBe(60_000);
    expect(left(...ofYear, lifetime(150_000), ofIt(60_000))?.remainingCents).toBe(60_000);
    expect(left(...ofYear, lifetime(150_000), ofIt(40_000))).toMatchObject(open);
    expect(left(...ofYear, lifetime(100_000), ofIt(60_000))).toMatchObject(open);
    expect(left(...ofYear, { ...lifetime(150_000), coverageLevel: 'FAM' })).toMatchObject(open);
  });

  it('one of years for the family adds nothing to the individual’s of the year (decision 252)', () => {
    const ofFamily = row('C', { period: '21', amountCents: 300_000, coverageLevel: 'FAM' });
    expect(left(total(150_000), remaining(60_000), ofFamily)?.remainingCents).toBe(60_000);
  });

  it('one for a place is none of care that is given elsewhere (decision 252)', () => {
    const each = (code: string | null) =>
      row('C', {
        period: '27',
        amountCents: 25_000,
        additional: [{ qualifier: 'ZZ', code, category: null, text: null }],
      });
    const ofVisit = (...rows: BenefitRow[]) =>
      benefitsOf(response(subscriber({ benefits: rows })), {
        serviceTypeCodes: ['98'],
        date: '2026-11-21',
      }).byServiceType.get('98')?.deductible.remainingCents;
    // An emergency room, and an office.
    expect(
      ofVisit(remaining(60_000, { serviceTypeCodes: ['98'] }), { ...each('23'), serviceTypeCodes: ['98', '30'] }),
    ).toBe(60_000);
    expect(ofVisit(remaining(60_000, { serviceTypeCodes: ['98'] }), each('11'))).toBeNull();
    // A doctor's visit in a clinic of the hospital (place 19 or 22) is billed as 98, too.
    for (const place of ['19', '22']) {
      const there = { ...each(place), serviceTypeCodes: ['98', '30'] };
      expect(ofVisit(remaining(60_000, { serviceTypeCodes: ['98'] }), there)).toBeNull();
    }
    // A scan may be made anywhere.
    expect(left(remaining(60_000), each('23'))).toMatchObject(open);
  });

  it('the deductible of Medicare A is for a benefit period (EB06 26), of which what is left is told (29)', () => {
    const ofPartA = { serviceTypeCodes: ['48', '30'], insuranceType: 'MA' };
    const each = row('C', { ...ofPartA, period: '26', amountCents: 167_600 });
    const deductible = (...rows: BenefitRow[]) => ofStay(...rows)?.deductible;
    expect(deductible(each, remaining(0, ofPartA))?.remainingCents).toBe(0);
    expect(deductible(each)).toMatchObject({ remainingCents: null, source: 'own' });
    // What is left by another insurance, or of the year, is not left of the benefit period.
    expect(deductible(each, remaining(0, { ...ofPartA, insuranceType: 'MB' }))?.remainingCents).toBeNull();
    const commercial = { serviceTypeCodes: ['48'], insuranceType: 'PR' };
    expect(
      deductible(row('C', { ...commercial, period: '26', amountCents: 50_000 }), remaining(0, commercial)),
    ).toMatchObject({ remainingCents: null, source: 'own' });
  });
});
