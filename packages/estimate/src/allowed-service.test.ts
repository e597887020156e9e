import { describe, expect, it } from 'vitest';
import { allowedService } from './allowed-service.ts';
import type { PlanSelector } from './negotiated-rate.ts';
import { component, rate, ratedCharge } from './testing/builders.ts';

const choice: PlanSelector = ({ planName }) => planName === 'Choice PPO';
const scan = component();
const reading = component({ id: 'reading', fee: 'professional', modifiers: ['26'] });
const scanRate = ratedCharge([rate({ dollarCents: 110_420 })]);
const readingCharge = { billingClass: 'professional', modifiers: ['26'], grossCents: 30_000 } as const;

describe('what a plan allows for a service', () => {
  it('the hospital and the physician, summed: 1,104.20 + 186.00 = 1,290.20', () =>
    expect(
      allowedService([scan, reading], [scanRate, ratedCharge([rate({ dollarCents: 18_600 })], readingCharge)], choice),
    ).toMatchObject({
      hospital: { amountCents: 110_420 },
      physician: { amountCents: 18_600 },
      total: { amountCents: 129_020, grossCents: 130_000 },
      unpriced: [],
      hasPricingFailures: false,
    }));

  it('a part without a rate of the plan is reported and not in the sum (spec §3, PBRemoved)', () =>
    expect(allowedService([scan, reading], [scanRate, ratedCharge([], readingCharge)], choice)).toMatchObject({
      total: { amountCents: 110_420 },
      physician: null,
      unpriced: [{ component: reading, reason: 'notNegotiated' }],
      physicianFeesRemoved: true,
      hasPricingFailures: false,
    }));

  it('an optional part that the file does not list is left out', () =>
    expect(allowedService([scan, { ...reading, optional: true }], [scanRate], choice)).toMatchObject({
      unpriced: [],
      physicianFeesRemoved: false,
    }));
});
