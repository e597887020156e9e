import { type AllowedAmount, allowedAmount, type NoAllowedAmount } from './allowed-amount.ts';
import type { Component } from './charge.ts';
import {
  bestFitting,
  type ChoosingOptions,
  fittingCharges,
  isOfOtherSetting,
  lowerMiddle,
  medianGross,
} from './fitting-charges.ts';
import type { NegotiatedRate, PlanSelector, RatedCharge } from './negotiated-rate.ts';

/**
 * What a plan allows for a component, chosen among the rates of one file. Amounts are integer cents for all its units.
 */
export interface ChosenRate extends AllowedAmount {
  /** The gross charge beside it; null if the file gives none. */
  readonly grossCents: number | null;
  /** The number of rates that match equally well: above 1, the amount is their median. */
  readonly candidates: number;
  /** True if an alternate code replaces the component's own. */
  readonly alternate: boolean;
  /** True if the file prices the code for the other setting only. */
  readonly otherSetting: boolean;
  readonly charge: RatedCharge;
  /** The chosen rate itself: its line is the source of the amount. */
  readonly rate: NegotiatedRate;
}

/** `notListed`: the file has no matching charge. `notNegotiated`: it has one, but no rate of the plan for it. */
export type NoRate = 'notListed' | 'notNegotiated' | NoAllowedAmount;

/** A rate of the plan, with its charge and the amount that it gives. */
interface Candidate {
  readonly charge: RatedCharge;
  readonly rate: NegotiatedRate;
  readonly allowed: AllowedAmount | NoAllowedAmount;
}

interface PricedCandidate extends Candidate {
  readonly allowed: AllowedAmount;
}

/**
 * Chooses what a plan allows for a component among the charges of a file, by the rule of `choosePrice`: the first of
 * the component's codes with a rate of the plan that gives an amount; among its charges those that match best by
 * setting, modifiers and biller; of several rates that match equally well their median, the lower of two middles, with
 * the lowest and the highest.
 *
 * A percentage is of the gross charge beside it or, if the file has that on another line of the code, of that one. The
 * order of `charges` does not matter.
 */
export function chooseRate(
  component: Component,
  charges: readonly RatedCharge[],
  plan: PlanSelector,
  options: ChoosingOptions = {},
): ChosenRate | NoRate {
  const fitting = fittingCharges(component, charges, options);
  const candidates = fitting.map((ofCode) => candidatesOf(component, ofCode, plan));
  const found = candidates.findIndex((ofCode) => ofCode.some(isPriced));
  if (found >= 0) {
    const priced = (candidates[found] ?? []).filter(isPriced);
    return medianOf(component, bestCandidates(component, priced), fitting[found] ?? [], found > 0);
  }
  if (fitting.every((ofCode) => ofCode.length === 0)) return 'notListed';
  return reasonOf(component, candidates.find((ofCode) => ofCode.length > 0) ?? []);
}

function candidatesOf(component: Component, charges: readonly RatedCharge[], plan: PlanSelector): Candidate[] {
  const { units, setting } = component;
  // Outpatient care takes one day.
  const { days = setting === 'outpatient' ? 1 : null } = component;
  return charges.flatMap((charge) =>
    charge.rates.filter(plan).map((rate) => ({
      charge,
      rate,
      allowed: allowedAmount(rate, { grossCents: grossOf(component, charge, charges), units, days }),
    })),
  );
}

function grossOf(component: Component, charge: RatedCharge, charges: readonly RatedCharge[]): number | null {
  if (charge.grossCents !== null) return charge.grossCents;
  const withGross = charges.filter(({ grossCents }) => grossCents !== null);
  return medianGross(bestFitting(component, withGross));
}

function isPriced(candidate: Candidate): candidate is PricedCandidate {
  return typeof candidate.allowed !== 'string';
}

function bestCandidates<C extends Candidate>(component: Component, candidates: readonly C[]): C[] {
  const best = new Set(bestFitting(component, [...new Set(candidates.map(({ charge }) => charge))]));
  return candidates.filter(({ charge }) => best.has(charge));
}

function medianOf(
  component: Component,
  equals: readonly PricedCandidate[],
  ofCode: readonly RatedCharge[],
  alternate: boolean,
): ChosenRate {
  const sorted = equals.toSorted(
    (a, b) => a.allowed.amountCents - b.allowed.amountCents || a.rate.line - b.rate.line || spread(a) - spread(b),
  );
  const { charge, rate, allowed } = lowerMiddle(sorted);
  const gross = grossOf(component, charge, ofCode);
  return {
    ...allowed,
    lowCents: Math.min(...sorted.map((each) => each.allowed.lowCents)),
    highCents: Math.max(...sorted.map((each) => each.allowed.highCents)),
    grossCents: gross === null ? null : gross * component.units,
    candidates: sorted.length,
    alternate,
    otherSetting: isOfOtherSetting(component, charge),
    charge,
    rate,
  };
}

function spread({ allowed }: PricedCandidate): number {
  return allowed.highCents - allowed.lowCents;
}

/** If none of the rates gives an amount: the reason of the best match, or of the first in the file if several match. */
function reasonOf(component: Component, candidates: readonly Candidate[]): NoRate {
  const [first] = bestCandidates(component, candidates).toSorted((a, b) => a.rate.line - b.rate.line);
  return typeof first?.allowed === 'string' ? first.allowed : 'notNegotiated';
}
