import type { BenefitRow } from '../model/response.ts';
import type { CopayAmount, NetworkBenefits } from './benefits.ts';
import type { Candidate, Settled } from './settled.ts';
import { PLAN, rowsOfType } from './counted-rows.ts';
import { areOfPart } from './part-of-care.ts';
import { coverage, isCost, saysNotCovered } from './coverage.ts';
import { coinsurances, copays, isSameCopay, unlessOfSomeDays } from './cost-figures.ts';
import { choice, type Figure, hasNumber, isIndividual, OPEN, plainCandidate, settle, valueOf } from './settle.ts';

type Cost = Pick<NetworkBenefits, 'covered' | 'copay' | 'coinsurance' | 'source'>;

/**
 * What a service itself costs the patient (rule 3). Copay and coinsurance come from the same source: if a service type
 * states a copay, the plan's coinsurance is not added, since the plan may mean one in place of the other. Where the
 * service is said to be not covered as well, what it costs is a choice.
 *
 * @param others rows that hold for others than the patient. Where nothing else is said of the service, it is a choice
 *   between what they state and the plan.
 */
export function costOfService(
  rows: readonly BenefitRow[],
  serviceTypeCode: string,
  others: readonly BenefitRow[] = [],
): Cost {
  const own = rowsOfType(rows, serviceTypeCode);
  const ofOthers = rowsOfType(others, serviceTypeCode);
  const plan = rowsOfType(rows, PLAN);
  const ofOwn = coverage(own);
  const stated = ofOwn ?? coverage(plan);
  if (stated === 'notCovered') {
    return { covered: false, copay: null, coinsurance: null, source: ofOwn === null ? 'plan' : 'own' };
  }
  const ownCosts = costRows(own);
  if (serviceTypeCode !== PLAN && ofOwn === null && own.some(mayBeOtherwise)) {
    return { covered: stated === 'covered' ? true : null, copay: OPEN, coinsurance: OPEN, source: 'own' };
  }
  const isSure = stated !== 'contradictory';
  const covered = stated === null || !isSure ? null : true;
  const { costs: ofPlan } = costsOf(costRows(plan), PLAN, isSure);
  if (ownCosts.length > 0) {
    const { costs, isOfPart } = costsOf(ownCosts, serviceTypeCode, isSure);
    const beside = serviceTypeCode === PLAN ? nothing : ofPlan;
    return { covered, ...(isOfPart ? orOfPlan(costs, beside) : besideZero(costs, beside)), source: 'own' };
  }
  const othersCosts = ofOwn === null ? costRows(ofOthers) : [];
  if (othersCosts.length > 0) {
    return { covered, ...orOfPlan(costsOf(othersCosts, serviceTypeCode, false).costs, ofPlan), source: 'own' };
  }
  return { covered, ...ofPlan, source: serviceTypeCode === PLAN ? 'own' : 'plan' };
}

type Costs = Pick<Cost, 'copay' | 'coinsurance'>;

const nothing: Costs = { copay: null, coinsurance: null };

/** `isOfPart`: what the rows agree in is for a part of the care, and a choice; none of it is for all of the care. */
function costsOf(
  all: readonly BenefitRow[],
  serviceTypeCode: string,
  isSure: boolean,
): { readonly costs: Costs; readonly isOfPart: boolean } {
  const rows = { from: ofBestLevel(all), all, isSure };
  const [ofCopay, ofCoinsurance] = [copays(rows.from), coinsurances(rows.from)];
  const copay = unlessOfSomeDays(costOf(copays, isSameCopay, rows), ofCopay);
  const coinsurance = costOf(coinsurances, Object.is, rows);
  const costs = {
    copay: withItsPart(copay, ofCopay, { isSame: isSameCopay, serviceTypeCode }),
    coinsurance: withItsPart(coinsurance, ofCoinsurance, { isSame: Object.is, serviceTypeCode }),
  };
  const isSettled = valueOf(costs.copay) !== null || valueOf(costs.coinsurance) !== null;
  const wasSettled = valueOf(copay) !== null || valueOf(coinsurance) !== null;
  return { costs, isOfPart: wasSettled && !isSettled };
}

/** A figure with the remarks that stand with it everywhere; as a choice, where all rows that state it are for a part of the care. */
function withItsPart<T>(
  settled: Settled<T>,
  figures: readonly Figure<T>[],
  { isSame, serviceTypeCode }: { isSame: (one: T, other: T) => boolean; serviceTypeCode: string },
): Settled<T> {
  const settledValue = valueOf(settled);
  if (settledValue === null) return settled;
  const same = figures.filter(({ value }) => value !== null && isSame(value, settledValue));
  const rows = same.map(({ row }) => row);
  if (areOfPart(rows, serviceTypeCode)) return choice(same);
  const remarks = rows.every(({ messages }) => messages.length > 0) ? rows.flatMap(({ messages }) => messages) : [];
  return remarks.length === 0 ? { value: settledValue } : { value: settledValue, remarks: [...new Set(remarks)] };
}

/**
 * A zero of a service type may mean that nothing is paid; or, as many payers write it, that there is no figure of this kind,
 * and then the plan's of the other kind is paid. So that one is a choice, unless it is zero too.
 */
function besideZero(own: Costs, ofPlan: Costs): Costs {
  const hasZeroCopay = valueOf(own.copay)?.cents === 0;
  const hasZeroCoinsurance = valueOf(own.coinsurance) === 0;
  return {
    copay: own.copay ?? (hasZeroCoinsurance ? offered(ofPlan.copay, isFree) : null),
    coinsurance: own.coinsurance ?? (hasZeroCopay ? offered(ofPlan.coinsurance, isNoShare) : null),
  };
}

/** Figures that may not be for this care or this patient, as a choice beside the plan's. */
function orOfPlan(some: Costs, ofPlan: Costs): Costs {
  return {
    copay: some.copay === null ? offered(ofPlan.copay, isFree) : withPlan(some.copay, ofPlan.copay),
    coinsurance:
      some.coinsurance === null
        ? offered(ofPlan.coinsurance, isNoShare)
        : withPlan(some.coinsurance, ofPlan.coinsurance),
  };
}

/** All of them; where none of the first can be relied on, the right one might be missing: then none. */
function withPlan<T>(some: NonNullable<Settled<T>>, ofPlan: Settled<T>): Settled<T> {
  if (!('candidates' in some) || some.candidates.length === 0 || ofPlan === null) return some;
  return { candidates: [...some.candidates, ...candidatesOfPlan(ofPlan)] };
}

/** A figure of the plan as a choice; `null` if it is zero, which changes nothing. */
function offered<T>(ofPlan: Settled<T>, isZero: (value: T) => boolean): Settled<T> {
  if (ofPlan === null || ('value' in ofPlan && isZero(ofPlan.value))) return null;
  return { candidates: candidatesOfPlan(ofPlan) };
}

function candidatesOfPlan<T>(ofPlan: NonNullable<Settled<T>>): readonly Candidate<T>[] {
  const figures = 'value' in ofPlan ? [plainCandidate(ofPlan.value)] : ofPlan.candidates;
  return figures.map((each) => ({ ...each, isOfPlan: true }));
}

const isFree = ({ cents }: CopayAmount): boolean => cents === 0;
const isNoShare = (basisPoints: number): boolean => basisPoints === 0;

/**
 * EB01 of rows after which the plan's figures may not be for a service of which nothing else is said: exclusions (E) and
 * "not covered" (I, 6 to 8, narrowed here, since else they end it), which may be all of it; and that the payer sends to
 * somebody else (U) or cannot say (V).
 */
const mayBeOtherwise = (row: BenefitRow): boolean => ['E', 'U', 'V'].includes(row.information) || saysNotCovered(row);

/** Copays and coinsurance that state a number, even one that stands in the wrong element. */
function costRows(rows: readonly BenefitRow[]): BenefitRow[] {
  return rows.filter((row) => isCost(row) && hasNumber(row));
}

interface CostRows {
  /** Those of the best coverage level. */
  readonly from: readonly BenefitRow[];
  readonly all: readonly BenefitRow[];
  readonly isSure: boolean;
}

/**
 * A copay or coinsurance by the rows of the best level. What only a lesser level states, beside the other figure of a
 * better one, is a choice that names the level: nothing tells whether it is added. A zero changes nothing.
 */
function costOf<T>(
  figuresOf: (rows: readonly BenefitRow[]) => Figure<T>[],
  isSame: (one: T, other: T) => boolean,
  { from, all, isSure }: CostRows,
): Settled<T> {
  const figures = figuresOf(from);
  if (figures.length > 0) return isSure ? settle(figures, isSame) : choice(figures);
  const ofLesser = figuresOf(ofBestLevel(all.filter((row) => !from.includes(row))));
  const isNothing = ofLesser.every(({ row }) => (row.amountCents ?? row.basisPoints) === 0 && row.flaws.length === 0);
  return isNothing ? null : choice(ofLesser);
}

/** EB02 of children, dependents, a spouse, a spouse and children: the subscriber is none of them (rule 5). */
const withoutSubscriber: ReadonlySet<string | null> = new Set(['CHD', 'DEP', 'SPC', 'SPO']);

/** Whether a row may hold for the subscriber. */
export const mayBeOfSubscriber = ({ coverageLevel }: BenefitRow): boolean => !withoutSubscriber.has(coverageLevel);

/**
 * Rule 5: a copay is for a service, not for a person, so a row for an employee, a couple or children (EMP, ESP, ECH and
 * the like) counts where none is for the individual, and one for the family after that.
 */
function ofBestLevel(rows: readonly BenefitRow[]): readonly BenefitRow[] {
  const ofIndividual = rows.filter(isIndividual);
  if (ofIndividual.length > 0) return ofIndividual;
  const ofSome = rows.filter(({ coverageLevel }) => coverageLevel !== 'FAM');
  return ofSome.length > 0 ? ofSome : rows;
}
