import { describe, expect, it } from 'vitest';
import { chooseRate } from './choose-rate.ts';
import type { PlanSelector } from './negotiated-rate.ts';
import { component, rate, ratedCharge } from './testing/builders.ts';

const meridian: PlanSelector = ({ payerName }) => payerName === 'Meridian';
const choice: PlanSelector = ({ planName }) => planName === 'Choice PPO';
const select = rate({ line: 101, planName: 'Select HMO', dollarCents: 45_000 });
const other = rate({ line: 102, payerName: 'Cascadia Blue', planName: 'PPO', dollarCents: 1 });
const byBill = rate({ methodology: 'percent of total billed charges', dollarCents: null, percentage: 50 });

describe('whose rate', () => {
  it('the rate of this plan only, with its line in the file', () =>
    expect(chooseRate(component(), [ratedCharge([other, select, rate()])], choice)).toMatchObject({
      amountCents: 60_000,
      candidates: 1,
      rate: { line: 100, planName: 'Choice PPO' },
      grossCents: 100_000,
    }));

  it('of several plans of the payer the median, the higher of two middles, from the lowest to the highest', () =>
    expect(chooseRate(component(), [ratedCharge([other, rate(), select])], meridian)).toMatchObject({
      amountCents: 60_000,
      lowCents: 45_000,
      highCents: 60_000,
      candidates: 2,
    }));

  it('a range of percentiles is that of the median alone', () => {
    const paid = rate({ dollarCents: null, medianCents: 50_000, p10Cents: 20_000, p90Cents: 90_000 });
    expect(chooseRate(component(), [ratedCharge([paid])], meridian)).toMatchObject({
      amountCents: 50_000,
      lowCents: 20_000,
      highCents: 90_000,
      basis: 'median',
    });
  });
});

describe('dollars before a percentage before a median, never in one pot (findings, prices 2)', () => {
  const agreed = rate({ line: 7, methodology: 'fee schedule', dollarCents: 2_251_828 });
  const outlier = { dollarCents: null, algorithm: 'stop loss', methodology: 'other' } as const;
  const paid = rate({ line: 8, ...outlier, medianCents: 1_760_167, p10Cents: 1_500_000, p90Cents: 2_600_000 });
  const stay = component({ code: '470', codeType: 'MS-DRG', setting: 'inpatient' });
  const ofStay = { code: '470', codeType: 'MS-DRG', setting: 'inpatient', grossCents: 6_000_000 } as const;

  it('22,518.28 agreed, not the 17,601.67 that was paid in the middle, on one charge or on two', () => {
    const shown = {
      amountCents: 2_251_828,
      lowCents: 2_251_828,
      highCents: 2_251_828,
      candidates: 1,
      basis: 'dollars',
    };
    expect(chooseRate(stay, [ratedCharge([agreed, paid], ofStay)], choice)).toMatchObject(shown);
    expect(chooseRate(stay, [ratedCharge([paid], ofStay), ratedCharge([agreed], ofStay)], choice)).toMatchObject(shown);
  });

  it('agreed for both settings comes before what was paid in the very one', () =>
    expect(
      chooseRate(stay, [ratedCharge([paid], ofStay), ratedCharge([agreed], { ...ofStay, setting: 'both' })], choice),
    ).toMatchObject({ amountCents: 2_251_828 }));

  it('agreed for the other setting does not', () =>
    expect(
      chooseRate(
        stay,
        [ratedCharge([paid], ofStay), ratedCharge([agreed], { ...ofStay, setting: 'outpatient' })],
        choice,
      ),
    ).toMatchObject({ amountCents: 1_760_167 }));

  it('agreed for either biller comes before what was paid to the very one', () =>
    expect(
      chooseRate(
        stay,
        [ratedCharge([paid], ofStay), ratedCharge([agreed], { ...ofStay, billingClass: 'both' })],
        choice,
      ),
    ).toMatchObject({ amountCents: 2_251_828 }));

  it('a percentage of the full charge comes before the median: 50 % of 60,000.00', () => {
    expect(chooseRate(stay, [ratedCharge([paid, byBill], ofStay)], choice)).toMatchObject({
      amountCents: 3_000_000,
      basis: 'percentage',
      candidates: 1,
    });
    expect(chooseRate(stay, [ratedCharge([byBill, agreed], ofStay)], choice)).toMatchObject({ basis: 'dollars' });
  });
});

describe('a rate by group of services (issue 13, point 3)', () => {
  const grouped = component({ rateGroups: [{ codeType: 'APC', code: '5523' }] });
  const apc = {
    codeType: 'APC',
    code: '5523',
    description: 'Level 3 Imaging',
    grossCents: null,
    cashCents: null,
  } as const;
  const paid = rate({ dollarCents: null, medianCents: 23_856, p10Cents: 20_000, p90Cents: 30_000 });

  it('is used where the plan has none for the code, and said', () =>
    expect(chooseRate(grouped, [ratedCharge([other]), ratedCharge([paid], apc)], choice)).toMatchObject({
      amountCents: 23_856,
      basis: 'median',
      group: { codeType: 'APC', code: '5523' },
      charge: { description: 'Level 3 Imaging' },
      grossCents: 100_000,
    }));

  it('comes after anything that the plan has for the code itself', () =>
    expect(
      chooseRate(grouped, [ratedCharge([rate({ ...paid, medianCents: 99_900 })]), ratedCharge([rate()], apc)], choice),
    ).toMatchObject({ amountCents: 99_900, group: null }));

  it('is of the full charge of the code where it is a percentage', () =>
    expect(chooseRate(grouped, [ratedCharge([]), ratedCharge([byBill], apc)], choice)).toMatchObject({
      amountCents: 50_000,
      basis: 'percentage',
    }));

  it('is no price of a code that does not belong to the group, nor of the same digits of another type', () => {
    expect(chooseRate(component(), [ratedCharge([]), ratedCharge([paid], apc)], choice)).toBe('notNegotiated');
    expect(chooseRate(grouped, [ratedCharge([]), ratedCharge([paid], { ...apc, codeType: 'CDM' })], choice)).toBe(
      'notNegotiated',
    );
  });
});

describe('the notes of a rate', () => {
  const at = (line: number, dollarCents: number, notes: string) => rate({ line, dollarCents, notes });

  it('say for physicians at which place it applies: in a hospital, that of a facility', () =>
    expect(
      chooseRate(
        component({ fee: 'professional' }),
        [
          ratedCharge(
            [
              at(1, 41_578, 'Rate applies to non-facility place of service'),
              at(2, 19_454, 'Rate applies to facility place of service'),
            ],
            { billingClass: 'professional' },
          ),
        ],
        choice,
      ),
    ).toMatchObject({ amountCents: 19_454, standardNote: 'Rate applies to facility place of service' }));
});

describe('which charge (docs/decisions/0108-the-right-price-among-several.md)', () => {
  it('of the setting, before the other, which is reported', () => {
    const inpatient = ratedCharge([rate({ dollarCents: 90_000 })], { setting: 'inpatient' });
    expect(chooseRate(component(), [inpatient, ratedCharge([rate()])], choice)).toMatchObject({
      amountCents: 60_000,
      otherSetting: false,
    });
    expect(chooseRate(component(), [inpatient], choice)).toMatchObject({ amountCents: 90_000, otherSetting: true });
  });

  it('with exactly its modifiers, before one without; never with a foreign one', () => {
    const reading = component({ fee: 'professional', modifiers: ['26'] });
    const own = ratedCharge([rate({ dollarCents: 7000 })], { billingClass: 'professional', modifiers: ['26'] });
    const none = ratedCharge([rate()], { billingClass: 'professional' });
    expect(chooseRate(reading, [none, own], choice)).toMatchObject({ amountCents: 7000 });
    expect(chooseRate(component(), [ratedCharge([rate()], { modifiers: ['52'] })], choice)).toBe('otherService');
  });

  it('of its biller; a charge for either may be kept from the physician', () => {
    const either = [ratedCharge([rate()], { billingClass: 'both' })];
    expect(chooseRate(component({ fee: 'professional' }), [ratedCharge([rate()])], choice)).toBe('otherBiller');
    expect(chooseRate(component({ fee: 'professional' }), either, choice)).toMatchObject({ amountCents: 60_000 });
    expect(chooseRate(component({ fee: 'professional' }), either, choice, { eitherBiller: false })).toBe('otherBiller');
  });

  it('that the plan has a rate for: a better fitting one without does not count', () => {
    const inpatient = ratedCharge([rate({ dollarCents: 90_000 })], { setting: 'inpatient' });
    expect(chooseRate(component(), [ratedCharge([other]), inpatient], choice)).toMatchObject({ amountCents: 90_000 });
  });

  it('of an alternate code where its own has no rate of the plan', () =>
    expect(
      chooseRate(
        component({ alternates: ['73718'] }),
        [ratedCharge([other]), ratedCharge([rate()], { code: '73718' })],
        choice,
      ),
    ).toMatchObject({ amountCents: 60_000, alternate: true }));
});

describe('a percentage of the gross charge', () => {
  it('on another line of the code, as real files have it: 50 % of 1,000.00', () =>
    expect(
      chooseRate(component(), [ratedCharge([]), ratedCharge([byBill], { line: 11, grossCents: null })], choice),
    ).toMatchObject({ amountCents: 50_000, grossCents: 100_000, basis: 'percentage' }));

  it('of the setting: 50 % of the 2,000.00 that an outpatient is billed', () =>
    expect(
      chooseRate(
        component(),
        [
          ratedCharge([], { setting: 'inpatient', grossCents: 500_000 }),
          ratedCharge([], { grossCents: 200_000 }),
          ratedCharge([byBill], { grossCents: null }),
        ],
        choice,
      ),
    ).toMatchObject({ amountCents: 100_000 }));
});

describe('why there is none', () => {
  it('the file does not list the code', () => expect(chooseRate(component(), [], choice)).toBe('notListed'));
  it('the payer has no rate for it', () =>
    expect(chooseRate(component(), [ratedCharge([other])], meridian)).toBe('notNegotiated'));
  it('the rate is a formula', () =>
    expect(
      chooseRate(component(), [ratedCharge([rate({ dollarCents: null, algorithm: 'cost plus' }), other])], meridian),
    ).toBe('formulaOnly'));
  it('the rate is by the day, and the component tells no stay; with one it counts for each day', () => {
    const byTheDay = [rate({ methodology: 'per diem' })];
    const perDiem = [ratedCharge(byTheDay, { setting: 'inpatient' })];
    expect(chooseRate(component({ setting: 'inpatient' }), perDiem, choice)).toBe('daysUnknown');
    expect(chooseRate(component({ setting: 'inpatient', days: 2 }), perDiem, choice)).toMatchObject({
      amountCents: 120_000,
      basis: 'perDiem',
    });
    // Outpatient care takes one day, however many units are billed.
    expect(chooseRate(component({ units: 3 }), [ratedCharge(byTheDay)], choice)).toMatchObject({ amountCents: 60_000 });
  });
});
