import { describe, expect, it } from 'vitest';
import { allowedAmount, type Quantity } from './allowed-amount.ts';
import { rate } from './testing/builders.ts';

const once: Quantity = { grossCents: 100_000, units: 1, days: null };
const bills = { methodology: 'percent of total billed charges', dollarCents: null } as const;
const paid = { medianCents: 50_000, p10Cents: 40_000, p90Cents: 65_000 };
const exactly = (cents: number) => ({ amountCents: cents, lowCents: cents, highCents: cents });

describe('the allowed amount of a rate (docs/decisions/0028-what-a-patient-owes.md)', () => {
  it('its dollars, before anything else that it states', () =>
    expect(allowedAmount(rate({ percentage: 70, ...paid }), once)).toEqual({ ...exactly(60_000), basis: 'dollars' }));

  it('for each unit: 3 times 600.00 is 1,800.00', () =>
    expect(allowedAmount(rate(), { ...once, units: 3 })).toEqual({ ...exactly(180_000), basis: 'dollars' }));

  it('of a case rate once for the case, however many units are billed', () => {
    const caseRate = { methodology: 'case rate', ...paid } as const;
    expect(allowedAmount(rate(caseRate), { ...once, units: 3 })).toMatchObject(exactly(60_000));
    expect(allowedAmount(rate({ ...caseRate, dollarCents: null }), { ...once, units: 3 })).toMatchObject({
      amountCents: 50_000,
      lowCents: 40_000,
      highCents: 65_000,
    });
  });

  it('else a percentage of the gross charge: 70.5 % of 1,000.00 is 705.00', () =>
    expect(allowedAmount(rate({ ...bills, percentage: 70.5, ...paid }), once)).toEqual({
      ...exactly(70_500),
      basis: 'percentage',
    }));

  it('rounded half up: 62.5 % of 0.12 is 0.075, which is 0.08; 12.35 % of 3.00 is 0.3705, which is 0.37', () => {
    expect(allowedAmount(rate({ ...bills, percentage: 62.5 }), { ...once, grossCents: 12 })).toMatchObject(exactly(8));
    expect(allowedAmount(rate({ ...bills, percentage: 12.35 }), { ...once, grossCents: 300 })).toMatchObject(
      exactly(37),
    );
  });

  it('of all units together: 33.335 % of 3 times 1.00 is 1.00005, which is 1.00', () =>
    expect(
      allowedAmount(rate({ ...bills, percentage: 33.335 }), { grossCents: 100, units: 3, days: null }),
    ).toMatchObject(exactly(100)));

  it('else the median of what was paid, with its 10th to 90th percentile', () => {
    const formula = rate({ methodology: 'other', dollarCents: null, algorithm: 'lesser of two', ...paid });
    expect(allowedAmount(formula, { ...once, units: 2 })).toEqual({
      amountCents: 100_000,
      lowCents: 80_000,
      highCents: 130_000,
      basis: 'median',
    });
  });

  it('a median without percentiles, as in a v2 file, or with percentiles on its wrong side, is one amount', () => {
    const alone = { ...bills, medianCents: 50_000 };
    expect(allowedAmount(rate(alone), once)).toEqual({ ...exactly(50_000), basis: 'median' });
    expect(allowedAmount(rate({ ...alone, p10Cents: 60_000, p90Cents: 40_000 }), once)).toMatchObject(exactly(50_000));
  });

  it('a percentage of a fee schedule is none of the gross charge: the median, or nothing', () => {
    const ofSchedule = { methodology: 'fee schedule', dollarCents: null, percentage: 165 } as const;
    expect(allowedAmount(rate({ ...ofSchedule, ...paid }), once)).toMatchObject({ amountCents: 50_000 });
    expect(allowedAmount(rate(ofSchedule), once)).toBe('formulaOnly');
  });

  it('more than all that is billed is no percentage of it (decision 250)', () => {
    expect(allowedAmount(rate({ ...bills, percentage: 100 }), once)).toMatchObject({ amountCents: 100_000 });
    expect(allowedAmount(rate({ ...bills, percentage: 705 }), once)).toBe('formulaOnly');
    expect(allowedAmount(rate({ ...bills, percentage: 705, ...paid }), once)).toMatchObject({ basis: 'median' });
  });

  it('nothing is guessed from a formula alone', () =>
    expect(allowedAmount(rate({ methodology: 'other', dollarCents: null, algorithm: 'cost plus' }), once)).toBe(
      'formulaOnly',
    ));

  it('nor from a percentage of a gross charge that is not published, unless a median is', () => {
    const unknown = { ...once, grossCents: null };
    expect(allowedAmount(rate({ ...bills, percentage: 70 }), unknown)).toBe('grossUnknown');
    expect(allowedAmount(rate({ ...bills, percentage: 70, ...paid }), unknown)).toMatchObject({ basis: 'median' });
  });

  it('nine nines are no median but the mark of v2 files for too few claims', () =>
    expect(allowedAmount(rate({ ...bills, medianCents: 99_999_999_900 }), once)).toBe('formulaOnly'));
});

describe('a rate by the day', () => {
  const perDiem = rate({ methodology: 'per diem', dollarCents: 250_000 });
  it('counts for each day of the stay: 3 times 2,500.00 is 7,500.00', () =>
    expect(allowedAmount(perDiem, { ...once, days: 3 })).toEqual({ ...exactly(750_000), basis: 'perDiem' }));
  it('gives no amount where the stay is not known', () => expect(allowedAmount(perDiem, once)).toBe('daysUnknown'));

  it('of which a median alone is known: of each day, or of the whole stay (decision 250)', () => {
    const known = rate({ methodology: 'per diem', dollarCents: null, ...paid });
    expect(allowedAmount(known, once)).toBe('daysUnknown');
    expect(allowedAmount(known, { ...once, units: 3, days: 1 })).toEqual({
      amountCents: 50_000,
      lowCents: 40_000,
      highCents: 65_000,
      basis: 'median',
    });
    expect(allowedAmount(known, { ...once, days: 3 })).toEqual({
      amountCents: 150_000,
      lowCents: 40_000,
      highCents: 195_000,
      basis: 'dailyMedian',
    });
  });
});
