import { describe, expect, it } from 'vitest';
import type { BenefitRow } from '../model/response.ts';
import { row } from './testing/answers.ts';
import { coinsurance, copay, mri, ofMri, read, remaining, total } from './testing/read.ts';

describe('rule 7: rows that tie', () => {
  const office = { serviceTypeCodes: ['98'] };
  const ofOffice = (...rows: BenefitRow[]) => read(...rows).byServiceType.get('98')?.copay;
  const clinic = [{ qualifier: 'ZZ', code: '11', category: null, text: null }];

  it('and agree have that value, also if one does not say how often', () => {
    expect(ofOffice(copay(3000, office), copay(3000, { ...office, messages: ['PRIMARY'] }))).toEqual({
      value: { cents: 3000, per: 'visit' },
    });
    expect(ofOffice(copay(3000, { ...office, period: null }), copay(3000, office))).toEqual({
      value: { cents: 3000, per: 'visit' },
    });
  });

  it.each<[string, Partial<BenefitRow>]>([
    ['MSG', { messages: ['SPECIALIST'] }],
    ['III', { additional: clinic }],
    ['EB11', { authorization: 'Y' }],
    ['EB09', { quantityQualifier: 'VS', quantity: 20 }],
  ])('the one without %s wins', (_what, more) => {
    expect(ofOffice(copay(6000, { ...office, ...more }), copay(3000, office))).toEqual({
      value: { cents: 3000, per: 'visit' },
    });
  });

  it('and leave it open are candidates, with what tells them apart, each once', () => {
    const specialist = copay(6000, { ...office, messages: ['SPECIALIST'] });
    const plain = { messages: [], additional: [], authorization: null, coverageLevel: null, insuranceType: null };
    expect(ofOffice(specialist, copay(3000, { ...office, additional: clinic }), specialist)).toEqual({
      candidates: [
        { ...plain, value: { cents: 6000, per: 'visit' }, messages: ['SPECIALIST'] },
        { ...plain, value: { cents: 3000, per: 'visit' }, additional: clinic },
      ],
    });
  });
});

describe('rule 8: figures that are withheld', () => {
  /** A figure is there but there is nothing to choose from: not the same as no figure. */
  const unreliable = { candidates: [] };
  const noDelivery = {
    quantityQualifier: null,
    quantity: null,
    unit: null,
    sampleSelection: null,
    periodQualifier: null,
    periods: null,
    calendarPattern: null,
    timePattern: null,
  };
  const flaw = (element: 7 | 8, reason: 'tooFine' | 'negative' | 'aboveOne', text: string) => ({
    flaws: [{ element, reason, text }],
  });

  it.each<[string, BenefitRow]>([
    ['a share above 1', row('A', { network: 'Y', ...flaw(8, 'aboveOne', '20') })],
    ['a finer share', row('A', { network: 'Y', ...flaw(8, 'tooFine', '.12345') })],
  ])('%s leaves the coinsurance unknown; a row of lower rank does not replace it', (_what, withheld) => {
    expect(read(withheld, coinsurance(2000)).overall.coinsurance).toEqual(unreliable);
  });

  it('one of a service type is not replaced by the plan’s', () => {
    const withheld = row('A', { ...mri, ...flaw(8, 'aboveOne', '20') });
    expect(ofMri(coinsurance(1000), withheld)).toMatchObject({ copay: null, coinsurance: unreliable, source: 'own' });
  });

  it('a number in the wrong element leaves the figure open: the rate in EB07, or EB10', () => {
    for (const slid of [{ amountCents: 10 }, { quantity: 0.1 }, { basisPoints: 1000, ...flaw(7, 'negative', '-1') }]) {
      const own = row('A', { ...mri, network: 'Y', coverageLevel: 'IND', ...slid });
      expect(ofMri(coinsurance(2000), own)).toMatchObject({ copay: null, coinsurance: unreliable, source: 'own' });
    }
    const limit = row('A', { ...mri, quantityQualifier: 'VS', quantity: 20 });
    expect(ofMri(coinsurance(2000), limit)).toMatchObject({ coinsurance: { value: 2000 }, source: 'plan' });
  });

  it('a copay whose period slid into EB07 is withheld, and the amount behind it says so', () => {
    const slid = row('B', { period: null, amountCents: 2300, ...flaw(8, 'aboveOne', '5.00') });
    expect(read(slid, copay(3000, { network: null })).overall.copay).toEqual(unreliable);
    expect(read(slid).overall.copay).toEqual(unreliable);
    expect(read(row('B', { basisPoints: 2000 })).overall.copay).toEqual(unreliable);
  });

  it('so does a deductible that slid', () => {
    const slid = row('C', { ...mri, period: '29', ...flaw(8, 'aboveOne', '500') });
    expect(ofMri(remaining(60_000), slid)?.deductible).toMatchObject({ remainingCents: null, source: 'own' });
  });

  it('a negative remainder leaves it unknown, whatever total and year to date say', () => {
    const negative = row('C', { period: '29', ...flaw(7, 'negative', '-10') });
    const toDate = row('C', { period: '24', amountCents: 0 });
    expect(read(negative, total(150_000), toDate).overall.deductible).toMatchObject({
      totalCents: 150_000,
      remainingCents: null,
    });
  });

  it('a tie with one withheld offers no choice', () => {
    const withheld = row('B', { period: '27', ...flaw(7, 'tooFine', '30.125') });
    expect(read(withheld, copay(3000, { messages: ['A'] })).overall.copay).toEqual(unreliable);
  });

  it('a copay by the month is not a copay of a visit', () => {
    expect(read(copay(3000, { period: '34' })).overall.copay).toEqual(unreliable);
    expect(read(copay(3000, { period: '36' })).overall.copay).toEqual({ value: { cents: 3000, per: 'admission' } });
    expect(read(copay(3000, { period: '7' })).overall.copay).toEqual({ value: { cents: 3000, per: 'day' } });
    expect(read(copay(3000, { period: '23' })).overall.copay).toEqual({ value: { cents: 3000, per: null } });
  });

  it('a copay of a hospital day for the first five days is not one of every day: what the sixth costs is not said', () => {
    const perDay = (cents: number, more: Partial<BenefitRow>) => copay(cents, { period: '7', ...more });
    const hsd = (more: Partial<BenefitRow['delivery'][number]>) => ({ delivery: [{ ...noDelivery, ...more }] });
    const ofDays = hsd({ quantityQualifier: 'DY', quantity: 5 });
    for (const firstFive of [ofDays, { quantityQualifier: 'DY', quantity: 5 }])
      expect(read(perDay(25_000, firstFive)).overall.copay).toEqual(unreliable);
    const afterwards = perDay(0, hsd({ periodQualifier: '30', periods: 5 }));
    expect(read(perDay(25_000, ofDays), afterwards).overall.copay).toEqual(unreliable);
    // Nor does another row settle it, whatever network it is of: Medicare Advantage plans say "$300 for days 1 to 5, then $0".
    for (const others of [{}, { period: '36' }, { period: '27' }, { period: null }, { network: 'Y' as const }]) {
      for (const cents of [0, 10_000]) {
        expect(read(perDay(25_000, ofDays), perDay(cents, others)).overall.copay).toEqual(unreliable);
      }
    }
    expect(read(perDay(0, ofDays), perDay(25_000, {})).overall.copay).toEqual(unreliable);
    expect(read(perDay(25_000, ofDays), perDay(25_000, {})).overall.copay).toEqual({
      value: { cents: 25_000, per: 'day' },
    });
  });
});
