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

  it('of several plans of the payer the median, the lower of two middles, from the lowest to the highest', () =>
    expect(chooseRate(component(), [ratedCharge([other, rate(), select])], meridian)).toMatchObject({
      amountCents: 45_000,
      lowCents: 45_000,
      highCents: 60_000,
      candidates: 2,
    }));

  it('a range of percentiles widens it', () => {
    const paid = rate({ dollarCents: null, medianCents: 50_000, p10Cents: 20_000, p90Cents: 90_000 });
    expect(chooseRate(component(), [ratedCharge([rate(), select, paid])], meridian)).toMatchObject({
      amountCents: 50_000,
      lowCents: 20_000,
      highCents: 90_000,
      basis: 'median',
    });
  });
});

describe('which charge (docs/decisions/0010-choosing-a-price.md)', () => {
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
    expect(chooseRate(component(), [ratedCharge([rate()], { modifiers: ['50'] })], choice)).toBe('notListed');
  });

  it('of its biller; a charge for either may be kept from the physician', () => {
    const either = [ratedCharge([rate()], { billingClass: 'both' })];
    expect(chooseRate(component({ fee: 'professional' }), [ratedCharge([rate()])], choice)).toBe('notListed');
    expect(chooseRate(component({ fee: 'professional' }), either, choice)).toMatchObject({ amountCents: 60_000 });
    expect(chooseRate(component({ fee: 'professional' }), either, choice, { eitherBiller: false })).toBe('notListed');
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
