import type { BenefitRow } from '../model/response.ts';
import { isUnrestricted } from './settle.ts';

/** EB01 1 to 5. */
export const isActiveCode = (information: string): boolean => /^[1-5]$/.test(information);

/** EB01 6 to 8. */
export const isInactiveCode = (information: string): boolean => /^[6-8]$/.test(information);

/**
 * In the best network that has rows: I means not covered; else 1–5 means covered and 6–8 not covered (rules 3 and 9). A
 * restricted row, such as one with a remark, counts only if no unrestricted row says anything (rule 7), because it may
 * be about a part of the care. `null` if nothing is said.
 */
export function coverage(rows: readonly BenefitRow[]): boolean | null {
  for (const network of ['Y', 'N', 'W', null]) {
    const ofNetwork = rows.filter((row) => row.network === network);
    const said = coverageStated(ofNetwork.filter(isUnrestricted)) ?? coverageStated(ofNetwork);
    if (said !== null) return said;
  }
  return null;
}

function coverageStated(rows: readonly BenefitRow[]): boolean | null {
  const said = rows.map(({ information }) => information);
  if (said.includes('I')) return false;
  if (said.some(isActiveCode)) return true;
  return said.some(isInactiveCode) ? false : null;
}
