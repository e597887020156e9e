import type { BenefitRow } from '../model/response.ts';
import type { CopayAmount, NetworkBenefits } from './benefits.ts';
import type { Settled } from './settled.ts';
import { PLAN, rowsOfType } from './counted-rows.ts';
import { coverage, isCost } from './coverage.ts';
import { amountOf, choice, type Figure, hasNumber, isIndividual, OPEN, rateOf, settle } from './settle.ts';

/** EB06 of a copay: 27 visit, 7 day, 13 any 24 hours, 36 admission. */
const perOfPeriod: ReadonlyMap<string, CopayAmount['per']> = new Map([
  ['27', 'visit'],
  ['7', 'day'],
  ['13', 'day'],
  ['36', 'admission'],
]);

/**
 * Payers also put periods on copays to name the year for which they are valid. These do not say how often a copay is
 * due.
 */
const yearsOfCopay: ReadonlySet<string> = new Set(['21', '22', '23', '25']);

type Cost = Pick<NetworkBenefits, 'covered' | 'copay' | 'coinsurance' | 'source'>;

/**
 * What a service itself costs the patient (rule 3). Copay and coinsurance come from the same source: if a service type
 * states a copay, the plan's coinsurance is not added, since the plan may mean one in place of the other. Where the
 * service is said to be not covered as well, what it costs is a choice.
 */
export function costOfService(rows: readonly BenefitRow[], serviceTypeCode: string): Cost {
  const own = rowsOfType(rows, serviceTypeCode);
  const plan = rowsOfType(rows, PLAN);
  const ofOwn = coverage(own);
  const stated = ofOwn ?? coverage(plan);
  if (stated === 'notCovered') {
    return { covered: false, copay: null, coinsurance: null, source: ofOwn === null ? 'plan' : 'own' };
  }
  const ownCosts = costRows(own);
  if (serviceTypeCode !== PLAN && ofOwn === null && own.some(saysToAskOthers)) {
    return { covered: stated === 'covered' ? true : null, copay: OPEN, coinsurance: OPEN, source: 'own' };
  }
  const all = ownCosts.length > 0 ? ownCosts : costRows(plan);
  const from = ofBestLevel(all);
  const isSure = stated !== 'contradictory';
  return {
    covered: stated === null || !isSure ? null : true,
    copay: costOf(copays, agrees, { from, all, isSure }),
    coinsurance: costOf(coinsurances, Object.is, { from, all, isSure }),
    source: ownCosts.length > 0 || serviceTypeCode === PLAN ? 'own' : 'plan',
  };
}

/** EB01 U and V: the payer sends to somebody else for this service, or cannot say. What the plan has may not be for it. */
const saysToAskOthers = ({ information }: BenefitRow): boolean => information === 'U' || information === 'V';

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

/**
 * Rows that say how often a copay is due come first, so that their value is the one that the others are compared with.
 */
function copays(rows: readonly BenefitRow[]): Figure<CopayAmount>[] {
  const figures = rows.filter(({ information }) => information === 'B').map(copay);
  return figures.toSorted((one, other) => Number(one.value?.per === null) - Number(other.value?.per === null));
}

/** A row that does not say how often a copay is due agrees with any row that does. */
const agrees = (one: CopayAmount, other: CopayAmount): boolean =>
  one.cents === other.cents && (one.per === other.per || one.per === null || other.per === null);

function copay(row: BenefitRow): Figure<CopayAmount> {
  const per = row.period === null || yearsOfCopay.has(row.period) ? null : perOfPeriod.get(row.period);
  const cents = amountOf(row);
  // An estimate cannot use a copay of another period, such as one for a month's supply, nor one of some days of a stay.
  const isUsable = per !== undefined && !(per === 'day' && hasQuantity(row));
  return { row, value: cents === null || !isUsable ? null : { cents, per } };
}

/** HSD, or EB09 and EB10: a copay by the day is then due for some days alone, as for the first five, or from the sixth. */
const hasQuantity = ({ delivery, quantity, quantityQualifier }: BenefitRow): boolean =>
  delivery.length > 0 || quantity !== null || quantityQualifier !== null;

function coinsurances(rows: readonly BenefitRow[]): Figure<number>[] {
  return rows.filter(({ information }) => information === 'A').map((row) => ({ row, value: rateOf(row) }));
}
