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

/** Periods that payers put on copays to name the year they hold for. They say nothing of how often. */
const yearsOfCopay: ReadonlySet<string> = new Set(['21', '22', '23', '25']);

type Cost = Pick<NetworkBenefits, 'covered' | 'copay' | 'coinsurance' | 'source'>;

/**
 * What a service itself costs the patient (rule 3). Copay and coinsurance come from one place: a copay that a service type
 * states stands beside no coinsurance of the plan, since the plan may well mean the one for the other.
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

/** Rows that say how often come first, so that theirs is the value that others agree with. */
function copays(rows: readonly BenefitRow[]): Figure<CopayAmount>[] {
  const figures = rows.filter((row) => row.information === 'B' && isIndividual(row) && says(row, 7)).map(copay);
  return figures.toSorted((one, other) => Number(one.value?.per === null) - Number(other.value?.per === null));
}

/** A row that does not say how often contradicts none that does. */
const agrees = (one: CopayAmount, other: CopayAmount): boolean =>
  one.cents === other.cents && (one.per === other.per || one.per === null || other.per === null);

function copay(row: BenefitRow): Figure<CopayAmount> {
  const per = row.period === null || yearsOfCopay.has(row.period) ? null : perOfPeriod.get(row.period);
  // A copay of any other period, as one for a month's supply, is none that an estimate can use.
  return { row, value: row.amountCents === null || per === undefined ? null : { cents: row.amountCents, per } };
}

function coinsurances(rows: readonly BenefitRow[]): Figure<number>[] {
  return rows
    .filter((row) => row.information === 'A' && isIndividual(row) && says(row, 8))
    .map((row) => ({ row, value: row.basisPoints }));
}
