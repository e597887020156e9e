import type { BenefitRow } from '../model/response.ts';
import { isUnrestricted } from './settle.ts';

/** EB01 1 to 5. */
export const isActiveCode = (information: string): boolean => /^[1-5]$/.test(information);

/** EB01 6 to 8. */
export const isInactiveCode = (information: string): boolean => /^[6-8]$/.test(information);

/**
 * Whether a service is covered, by the rows of its type (rules 3 and 9). I and 6–8 mean not covered; 1–5 mean covered,
 * and so does a copay or coinsurance, since nobody states one for care that is not paid for. A narrowed row never ends
 * a service: it may be about a part of the care. The rows of the best network that say anything count; within them I
 * comes first. `null` if nothing is said.
 */
export function coverage(rows: readonly BenefitRow[]): boolean | null {
  const whole = rows.filter(isUnrestricted);
  for (const network of ['Y', 'N', 'W', null]) {
    const said = coverageStated(whole.filter((row) => row.network === network));
    if (said !== null) return said;
  }
  return rows.some(saysCovered) ? true : null;
}

function coverageStated(rows: readonly BenefitRow[]): boolean | null {
  if (rows.some(({ information }) => information === 'I')) return false;
  if (rows.some(saysCovered)) return true;
  return rows.some(({ information }) => isInactiveCode(information)) ? false : null;
}

const saysCovered = ({ information }: BenefitRow): boolean =>
  isActiveCode(information) || information === 'A' || information === 'B';
