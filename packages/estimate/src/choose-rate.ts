import { type AllowedAmount, allowedAmount, type NoAllowedAmount } from './allowed-amount.ts';
import type { Component, ListedCharge, RateGroup } from './charge.ts';
import type { Choice } from './choose-price.ts';
import { bestOf, fitOf, isOfOtherSetting } from './fit-of-charge.ts';
import {
  type ChargesOfCode,
  type ChoosingOptions,
  fittingCharges,
  grossBeside,
  higherMiddle,
  type NoCharge,
  reasonOfAll,
} from './fitting-charges.ts';
import type { NegotiatedRate, PlanSelector, RatedCharge } from './negotiated-rate.ts';
import { noteMark } from './standard-note.ts';

/** A rate, and the charge that it is for. */
export interface RateOfCharge {
  readonly charge: ListedCharge;
  readonly rate: NegotiatedRate;
}

/**
 * What a plan allows for a component, chosen among the rates of one file. Amounts are integer cents for all its units.
 */
export interface ChosenRate extends AllowedAmount, Choice<RateOfCharge> {
  /** The gross charge beside it; null if the file gives none. */
  readonly grossCents: number | null;
  /** The group of services whose rate it is; null for a rate of the code itself. */
  readonly group: RateGroup | null;
  readonly charge: RatedCharge;
  /** The chosen rate itself: its line is the source of the amount. */
  readonly rate: NegotiatedRate;
}

/** `notNegotiated`: the file has a matching charge, but no rate of the plan for it. */
export type NoRate = NoCharge | 'notNegotiated' | NoAllowedAmount;

/** A rate of the plan, with its charge and the amount that it gives. */
interface Candidate {
  readonly charge: RatedCharge;
  readonly rate: NegotiatedRate;
  readonly allowed: AllowedAmount | NoAllowedAmount;
}

interface PricedCandidate extends Candidate {
  readonly allowed: AllowedAmount;
}

/** Agreed dollars come before a percentage, and that before the median of what was paid: never in one pot. */
const tiers: Readonly<Record<AllowedAmount['basis'], number>> = {
  dollars: 0,
  perDiem: 0,
  percentage: 1,
  median: 2,
  dailyMedian: 2,
};

/**
 * Chooses what a plan allows for a component among the charges of a file, by the rule of `choosePrice`: the first of the
 * component's codes with a rate of the plan that gives an amount, then the first of its groups (`rateGroups`); of its
 * rates those that fit best, agreed dollars before a percentage before the median of what was paid; of several that fit
 * equally well the middle one, of two the higher, with the lowest and the highest.
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
  const codes = fittingCharges(component, charges, options);
  const ofCodes = codes.map(({ fitting }) => candidatesOf(component, fitting, plan, fitting));
  const found = ofCodes.findIndex((candidates) => candidates.some(isPriced));
  if (found >= 0) {
    const { fitting = [] } = codes[found] ?? {};
    return { ...middleOf(component, ofCodes[found] ?? [], fitting), alternate: found > 0, group: null };
  }
  const ofGroup = rateOfGroup(component, charges, plan, codes);
  if (ofGroup !== null) return ofGroup;
  if (codes.every(({ fitting }) => fitting.length === 0)) return reasonOfAll(codes);
  return reasonOf(component, ofCodes.find((candidates) => candidates.length > 0) ?? []);
}

/** The rate of the first group with an amount. Its percentage is of the gross charge of the code itself. */
function rateOfGroup(
  component: Component,
  charges: readonly RatedCharge[],
  plan: PlanSelector,
  codes: readonly ChargesOfCode<RatedCharge>[],
): ChosenRate | null {
  const { alternates: _ofCode, ...whole } = component;
  const ofCode = codes.flatMap(({ fitting }) => fitting);
  for (const group of component.rateGroups ?? []) {
    const [ofGroup] = fittingCharges({ ...whole, ...group }, charges, {});
    const candidates = candidatesOf(component, ofGroup?.fitting ?? [], plan, ofCode);
    if (candidates.some(isPriced)) return { ...middleOf(component, candidates, ofCode), alternate: false, group };
  }
  return null;
}

function candidatesOf(
  component: Component,
  charges: readonly RatedCharge[],
  plan: PlanSelector,
  ofCode: readonly RatedCharge[],
): Candidate[] {
  const { units, setting } = component;
  // Outpatient care takes one day.
  const { days = setting === 'outpatient' ? 1 : null } = component;
  return charges.flatMap((charge) =>
    charge.rates.filter(plan).map((rate) => ({
      charge,
      rate,
      allowed: allowedAmount(rate, { grossCents: grossBeside(component, charge, ofCode), units, days }),
    })),
  );
}

function isPriced(candidate: Candidate): candidate is PricedCandidate {
  return typeof candidate.allowed !== 'string';
}

function middleOf(
  component: Component,
  candidates: readonly Candidate[],
  ofCode: readonly RatedCharge[],
): Omit<ChosenRate, 'alternate' | 'group'> {
  const { best, byNotes } = bestOf(
    candidates.filter(isPriced),
    ({ charge, rate, allowed }) =>
      fitOf(component, charge, { tier: tiers[allowed.basis], rateNotes: rate.notes }) ?? [],
  );
  const sorted = best.toSorted(
    (a, b) => a.allowed.amountCents - b.allowed.amountCents || a.rate.line - b.rate.line || spread(a) - spread(b),
  );
  const { charge, rate, allowed } = higherMiddle(sorted);
  const lowest = sorted.reduce((a, b) => (b.allowed.lowCents < a.allowed.lowCents ? b : a));
  const highest = sorted.reduce((a, b) => (b.allowed.highCents > a.allowed.highCents ? b : a));
  const gross = grossBeside(component, charge, ofCode);
  return {
    ...allowed,
    lowCents: lowest.allowed.lowCents,
    highCents: highest.allowed.highCents,
    grossCents: gross === null ? null : gross * component.units,
    candidates: sorted.length,
    lowest,
    highest,
    standardNote: byNotes ? noteMark(component, [charge.notes, rate.notes]).words : null,
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
  const { best } = bestOf(candidates, ({ charge }) => fitOf(component, charge, { tier: 0 }) ?? []);
  const [first] = best.toSorted((a, b) => a.rate.line - b.rate.line);
  return typeof first?.allowed === 'string' ? first.allowed : 'notNegotiated';
}
