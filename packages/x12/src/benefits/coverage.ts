import type { BenefitRow } from '../model/response.ts';
import { rowsOfType } from './counted-rows.ts';
import { remarksOf } from './remarks-of.ts';
import { hasNumber, isOfAllCare, isUnrestricted } from './settle.ts';
import { isActiveCode, isInactiveCode } from './status-codes.ts';

/** What the rows of a service type say of coverage. `contradictory`: not covered, and what the patient pays for it. */
export type Coverage = 'covered' | 'notCovered' | 'contradictory';

/**
 * Whether a service is covered, by the rows of its type (rules 3 and 9). I and 6–8 mean not covered; 1–5 mean covered,
 * and so does a copay or coinsurance, since nobody states one for care that is not paid for. A narrowed row never ends
 * a service: it may be about a part of the care; nor do exclusions (E), of which no row says how far they go. The rows of the best network that say anything count; within them I
 * comes before 1–5, and contradicts a copay or coinsurance. `null` if nothing is said.
 */
export function coverage(rows: readonly BenefitRow[]): Coverage | null {
  // A copay for one visit is one for each of them; that one visit is not covered says nothing of the others.
  const whole = rows.filter((row) => (isCost(row) ? isOfAllCare(row) : isUnrestricted(row)));
  for (const network of ['Y', 'N', 'W', null]) {
    const said = coverageStated(whole.filter((row) => row.network === network));
    if (said !== null) return said;
  }
  return rows.some(saysCovered) ? 'covered' : null;
}

function coverageStated(rows: readonly BenefitRow[]): Coverage | null {
  if (rows.some(({ information }) => information === 'I')) {
    return rows.some((row) => isCost(row) && hasNumber(row)) ? 'contradictory' : 'notCovered';
  }
  if (rows.some(saysCovered)) return 'covered';
  return rows.some(({ information }) => isInactiveCode(information)) ? 'notCovered' : null;
}

/**
 * What is said of parts of a service that are not covered, where the service itself is not said to be: the payer's words
 * of narrowed rows (I, 6 to 8), of exclusions (E) and of what is deemed no medical necessity (O), if any; `null` if no row says so.
 */
export function exclusionsOf(rows: readonly BenefitRow[], serviceTypeCode: string): readonly string[] | null {
  const own = rowsOfType(rows, serviceTypeCode);
  const ofParts = own.filter(
    (row) => ['E', 'O'].includes(row.information) || (saysNotCovered(row) && !isUnrestricted(row)),
  );
  return ofParts.length === 0 || coverage(own) === 'notCovered' ? null : remarksOf(ofParts);
}

/** EB01 I, and 6 to 8. */
export const saysNotCovered = ({ information }: BenefitRow): boolean =>
  information === 'I' || isInactiveCode(information);

/** EB01 A and B: coinsurance and copay. */
export const isCost = ({ information }: BenefitRow): boolean => information === 'A' || information === 'B';

const saysCovered = (row: BenefitRow): boolean => isActiveCode(row.information) || isCost(row);
