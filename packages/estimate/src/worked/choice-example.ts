import type { Component, ListedCharge } from '../charge.ts';
import type { NegotiatedRate, RatedCharge } from '../negotiated-rate.ts';

/** An example of which price of a file is taken, found by hand. Integer cents. */
export interface ChoiceExample {
  readonly title: string;
  readonly component: Component;
  readonly charges: readonly RatedCharge[];
  /** Without insurance, or what the plan of all rates here allows. */
  readonly asked: 'cash' | 'insured';
  /** The reasons in words. */
  readonly because: readonly string[];
  readonly amountCents: number;
  readonly lowCents: number;
  readonly highCents: number;
  /** The line of the file with it. */
  readonly line: number;
}

/** A part of a service that the hospital bills of outpatient care. */
export function billed(code: string, over: Partial<Component> = {}): Component {
  return { id: 'part', code, codeType: 'CPT', fee: 'facility', units: 1, setting: 'outpatient', ...over };
}

/** A line of the file: the hospital's charge, outpatient, without amounts, modifiers or notes unless `over` has them. */
export function listed(
  line: number,
  code: string,
  over: Partial<ListedCharge> = {},
  rates: readonly NegotiatedRate[] = [],
): RatedCharge {
  const nothing = { modifiers: [], revenueCodes: [], grossCents: null, cashCents: null, notes: null };
  return {
    codeType: 'CPT',
    code,
    description: '',
    line,
    setting: 'outpatient',
    billingClass: 'facility',
    ...nothing,
    ...over,
    rates: rates.map((rate) => ({ ...rate, line })),
  };
}

/** What was agreed for a line, in dollars by fee schedule unless `over` says otherwise. */
export function agreed(over: Partial<NegotiatedRate>): NegotiatedRate {
  const nothing = {
    dollarCents: null,
    percentage: null,
    algorithm: null,
    medianCents: null,
    p10Cents: null,
    p90Cents: null,
  };
  const of = { line: 0, payerName: 'Meridian', planName: 'PPO', methodology: 'fee schedule', notes: null } as const;
  return { ...of, ...nothing, ...over };
}
