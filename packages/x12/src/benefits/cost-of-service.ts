import type { BenefitRow } from '../model/response.ts';
import type { CopayAmount, NetworkBenefits } from './benefits.ts';
import type { Candidate, Settled } from './settled.ts';
import { isWithoutType, PLAN, rowsOfType } from './counted-rows.ts';
import { areOfPart } from './part-of-care.ts';
import { coverage, isCost, saysNotCovered } from './coverage.ts';
import { coinsurances, copays, isSameCopay, unlessOfSomeDays } from './cost-figures.ts';
import {
  choice,
  type Figure,
  hasNumber,
  isIndividual,
  isUnrestricted,
  OPEN,
  plainCandidate,
  settle,
  valueOf,
} from './settle.ts';

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
  const isOpen = own.some(mayBeOtherwise) || rows.some(isNotCoveredUnnamed);
  if (serviceTypeCode !== PLAN && ofOwn === null && isOpen) {
    return { covered: stated === 'covered' ? true : null, copay: OPEN, coinsurance: OPEN, source: 'own' };
  }
  const isSure = stated !== 'contradictory';
  const covered = stated === null || !isSure ? null : true;
  const ofPlan = besidePlan(costsOf(costRows(plan), PLAN, isSure), nothing);
  if (ownCosts.length > 0) {
    const beside = serviceTypeCode === PLAN ? nothing : ofPlan;
    return { covered, ...besidePlan(costsOf(ownCosts, serviceTypeCode, isSure), beside), source: 'own' };
  }
  const othersCosts = ofOwn === null ? costRows(ofOthers) : [];
  if (othersCosts.length > 0) {
    return { covered, ...orOfPlan(costsOf(othersCosts, serviceTypeCode, false).costs, ofPlan), source: 'own' };
  }
  return { covered, ...ofPlan, source: serviceTypeCode === PLAN ? 'own' : 'plan' };
}

type Costs = Pick<Cost, 'copay' | 'coinsurance'>;

const nothing: Costs = { copay: null, coinsurance: null };

/** What the rows agree in; and the same with figures that are for a part of the care as a choice. */
interface OwnCosts {
  readonly agreed: Costs;
  readonly costs: Costs;
}

function costsOf(all: readonly BenefitRow[], serviceTypeCode: string, isSure: boolean): OwnCosts {
  const rows = { from: ofBestLevel(all), all, isSure };
  const [ofCopay, ofCoinsurance] = [copays(rows.from), coinsurances(rows.from)];
  const copay = unlessOfSomeDays(costOf(copays, isSameCopay, rows), ofCopay);
  const coinsurance = costOf(coinsurances, Object.is, rows);
  const costs = {
    copay: withItsPart(copay, ofCopay, { isSame: isSameCopay, serviceTypeCode }),
    coinsurance: withItsPart(coinsurance, ofCoinsurance, { isSame: Object.is, serviceTypeCode }),
  };
  return { agreed: { copay, coinsurance }, costs };
}

/**
 * Figures beside the plan's. Where one is for a part of the care, and none above zero is for all of it, what the other
 * parts cost is the plan's.
 */
function besidePlan({ agreed, costs }: OwnCosts, ofPlan: Costs): Costs {
  const isOfPart = isOpened(agreed.copay, costs.copay) || isOpened(agreed.coinsurance, costs.coinsurance);
  const isAboveZero = (valueOf(costs.copay)?.cents ?? 0) > 0 || (valueOf(costs.coinsurance) ?? 0) > 0;
  const all = isOfPart && !isAboveZero ? orOfPlan(costs, ofPlan) : besideZero(costs, ofPlan);
  const elsewhere = isAboveZero ? nothing : ofPlan;
  const copay = unlessNothing(all.copay, { agreed: agreed.copay, elsewhere: elsewhere.copay, isZero: isFree });
  const coinsurance = unlessNothing(all.coinsurance, {
    agreed: agreed.coinsurance,
    elsewhere: elsewhere.coinsurance,
    isZero: isNoShare,
  });
  return {
    copay: valueOf(all.coinsurance) === null ? all.copay : copay,
    coinsurance: valueOf(all.copay) === null ? all.coinsurance : coinsurance,
  };
}

const isOpened = (agreed: Settled<unknown>, own: Settled<unknown>): boolean =>
  valueOf(agreed) !== null && valueOf(own) === null;

/**
 * A zero for a part of the care changes nothing beside a settled figure of the other kind: it is no choice, and stays the zero of
 * that part.
 *
 * @param elsewhere the plan's figure that may be meant for the other parts: with one above zero, it is.
 */
function unlessNothing<T>(
  own: Settled<T>,
  { agreed, elsewhere, isZero }: { agreed: Settled<T>; elsewhere: Settled<T>; isZero: (value: T) => boolean },
): Settled<T> {
  const value = isOpened(agreed, own) ? valueOf(agreed) : null;
  if (value === null || !isZero(value) || offered(elsewhere, isZero) !== null) return own;
  const told = own !== null && 'candidates' in own ? own.candidates : [];
  return { value, parts: told.filter(({ isOfPlan }) => isOfPlan !== true) };
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
  return withRemarks(
    settledValue,
    rows.map(({ messages }) => messages),
  );
}

/** A value with the remarks of all that state it, where each has some. */
function withRemarks<T>(value: T, remarksOfEach: ReadonlyArray<readonly string[]>): NonNullable<Settled<T>> {
  const isRemarked = remarksOfEach.every((remarks) => remarks.length > 0);
  return isRemarked ? { value, remarks: [...new Set(remarksOfEach.flat())] } : { value };
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
    copay: some.copay === null ? offered(ofPlan.copay, isFree) : withPlan(some.copay, ofPlan.copay, saysCopay),
    coinsurance:
      some.coinsurance === null
        ? offered(ofPlan.coinsurance, isNoShare)
        : withPlan(some.coinsurance, ofPlan.coinsurance, Object.is),
  };
}

/**
 * All of them, or their value where they and the plan state the same. Where none of the first can be relied on, or none
 * of the plan's, the right one might be missing: then none.
 */
function withPlan<T>(
  some: NonNullable<Settled<T>>,
  ofPlan: Settled<T>,
  says: (one: T, other: T) => boolean,
): Settled<T> {
  if (!('candidates' in some) || some.candidates.length === 0 || ofPlan === null) return some;
  if ('candidates' in ofPlan && ofPlan.candidates.length === 0) return OPEN;
  if ('value' in ofPlan) {
    const values = [ofPlan.value, ...some.candidates.map(({ value }) => value)];
    const one = values.find((value) => values.every((other) => says(value, other)));
    const remarks = [ofPlan.remarks ?? [], ...some.candidates.map(({ messages }) => messages)];
    if (one !== undefined) return withRemarks(one, remarks);
  }
  return { candidates: [...some.candidates, ...candidatesOfPlan(ofPlan)] };
}

/** Whether one copay says all that another does: one that is not said to be due for each visit, day or stay says less. */
const saysCopay = (one: CopayAmount, other: CopayAmount): boolean =>
  one.cents === other.cents && (one.per === other.per || other.per === null);

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
 * "not covered" (I, 6 to 8, narrowed here, since else they end it), which may be all of it; that the payer sends to
 * somebody else (U) or cannot say (V); that it deems it no medical necessity (O); and that it pays one provider alone (N).
 */
const mayBeOtherwise = (row: BenefitRow): boolean =>
  ['E', 'N', 'O', 'U', 'V'].includes(row.information) || saysNotCovered(row);

/** "Not covered" (I) without saying what: it may be any service. One that is narrowed is of a part of the care, as at the plan. */
const isNotCoveredUnnamed = (row: BenefitRow): boolean =>
  row.information === 'I' && isWithoutType(row) && isUnrestricted(row);

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
