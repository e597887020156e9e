import type { Component, ListedCharge } from '../charge.ts';
import type { NegotiatedRate, RatedCharge } from '../negotiated-rate.ts';

/** A hospital's part of a knee scan, outpatient, one unit. */
export function component(over: Partial<Component> = {}): Component {
  return { id: 'scan', code: '73721', codeType: 'CPT', fee: 'facility', units: 1, setting: 'outpatient', ...over };
}

/** A charge for that scan with gross charge 1,000.00 $ and cash price 400.00 $. */
export function charge(over: Partial<ListedCharge> = {}): ListedCharge {
  return {
    codeType: 'CPT',
    code: '73721',
    description: 'MRI KNEE',
    line: 10,
    setting: 'outpatient',
    billingClass: 'facility',
    modifiers: [],
    revenueCodes: [],
    grossCents: 100_000,
    cashCents: 40_000,
    notes: null,
    ...over,
  };
}

/** A rate of Meridian's Choice PPO: 600.00 $ by fee schedule. */
export function rate(over: Partial<NegotiatedRate> = {}): NegotiatedRate {
  return {
    line: 100,
    payerName: 'Meridian',
    planName: 'Choice PPO',
    methodology: 'fee schedule',
    dollarCents: 60_000,
    percentage: null,
    algorithm: null,
    medianCents: null,
    p10Cents: null,
    p90Cents: null,
    notes: null,
    ...over,
  };
}

/** The charge for the scan with rates. */
export function ratedCharge(rates: readonly NegotiatedRate[], over: Partial<ListedCharge> = {}): RatedCharge {
  return { ...charge(over), rates };
}
