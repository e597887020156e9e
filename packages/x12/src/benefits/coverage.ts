import type { BenefitRow } from '../model/response.ts';

/** EB01 1 to 5. */
export const isActiveCode = (information: string): boolean => /^[1-5]$/.test(information);

/** EB01 6 to 8. */
export const isInactiveCode = (information: string): boolean => /^[6-8]$/.test(information);

/** Of the best network: I is not covered; else 1–5 is, 6–8 is not (rules 3 and 9). `null` where nothing is said. */
export function coverage(rows: readonly BenefitRow[]): boolean | null {
  for (const network of ['Y', 'W', null, 'N']) {
    const said = rows.filter((row) => row.network === network).map(({ information }) => information);
    if (said.includes('I')) return false;
    if (said.some(isActiveCode)) return true;
    if (said.some(isInactiveCode)) return false;
  }
  return null;
}
