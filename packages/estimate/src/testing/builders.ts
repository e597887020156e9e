import type { Component, ListedCharge } from '../charge.ts';

/** A hospital's part of a knee scan, outpatient, one unit. */
export function component(over: Partial<Component> = {}): Component {
  return { id: 'scan', code: '73721', codeType: 'CPT', fee: 'facility', units: 1, setting: 'outpatient', ...over };
}

/** A charge for that scan with gross charge 1,000.00 $ and cash price 400.00 $. */
export function charge(over: Partial<ListedCharge> = {}): ListedCharge {
  return {
    codeType: 'CPT',
    code: '73721',
    line: 10,
    setting: 'outpatient',
    billingClass: 'facility',
    modifiers: [],
    revenueCodes: [],
    grossCents: 100_000,
    cashCents: 40_000,
    ...over,
  };
}
