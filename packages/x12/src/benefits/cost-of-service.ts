import type { BenefitRow } from '../model/response.ts';
import type { CopayAmount, NetworkBenefits } from './benefits.ts';
import { PLAN, rowsOfType } from './counted-rows.ts';
import { coverage } from './coverage.ts';
import { type Figure, isIndividual, says, settle } from './settle.ts';

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
 * states a copay, the plan's coinsurance is not added, since the plan may mean one in place of the other.
 */
export function costOfService(rows: readonly BenefitRow[], serviceTypeCode: string): Cost {
  const own = rowsOfType(rows, serviceTypeCode);
  const plan = rowsOfType(rows, PLAN);
  const covered = coverage(own) ?? coverage(plan);
  if (covered === false) {
    return { covered, copay: null, coinsurance: null, source: coverage(own) === null ? 'plan' : 'own' };
  }
  const hasOwn = copays(own).length > 0 || coinsurances(own).length > 0;
  const from = hasOwn ? own : plan;
  return {
    covered,
    copay: settle(copays(from), agrees),
    coinsurance: settle(coinsurances(from), Object.is),
    source: hasOwn || serviceTypeCode === PLAN ? 'own' : 'plan',
  };
}

/**
 * Rows that say how often a copay is due come first, so that their value is the one that the others are compared with.
 */
function copays(rows: readonly BenefitRow[]): Figure<CopayAmount>[] {
  const figures = rows.filter((row) => row.information === 'B' && isIndividual(row) && says(row, 7)).map(copay);
  return figures.toSorted((one, other) => Number(one.value?.per === null) - Number(other.value?.per === null));
}

/** A row that does not say how often a copay is due agrees with any row that does. */
const agrees = (one: CopayAmount, other: CopayAmount): boolean =>
  one.cents === other.cents && (one.per === other.per || one.per === null || other.per === null);

function copay(row: BenefitRow): Figure<CopayAmount> {
  const per = row.period === null || yearsOfCopay.has(row.period) ? null : perOfPeriod.get(row.period);
  // An estimate cannot use a copay of another period, such as one for a month's supply.
  return { row, value: row.amountCents === null || per === undefined ? null : { cents: row.amountCents, per } };
}

function coinsurances(rows: readonly BenefitRow[]): Figure<number>[] {
  return rows
    .filter((row) => row.information === 'A' && isIndividual(row) && says(row, 8))
    .map((row) => ({ row, value: row.basisPoints }));
}
