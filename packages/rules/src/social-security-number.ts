/** Too few or too many digits, or another character; or a number that is never assigned. */
export type SocialSecurityNumberError = 'format' | 'impossible';

/** Never assigned: area 000, 666 or from 900 up, group 00, serial 0000 (SSA, POMS RM 10201.035). */
const IMPOSSIBLE = /^(?:000|666|9)|^\d{3}00|0000$/;

/**
 * Reads a social security number: all nine digits, with or without hyphens or spaces after the third and fifth.
 * Partners ask for it ("Enter your SSN", spec §5), and it is the national id of the demographics if that is configured
 * (spec §3).
 *
 * @returns the nine digits alone.
 */
export function readSocialSecurityNumber(input: string): { number: string } | { error: SocialSecurityNumberError } {
  // A copied number has marks of direction around it that nobody sees.
  const visible = input.replace(/\p{Cf}/gu, '').trim();
  const { area, group, serial } =
    /^(?<area>\d{3})[ \p{Pd}]?(?<group>\d{2})[ \p{Pd}]?(?<serial>\d{4})$/u.exec(visible)?.groups ?? {};
  if (area === undefined || group === undefined || serial === undefined) return { error: 'format' };
  const number = `${area}${group}${serial}`;
  return IMPOSSIBLE.test(number) ? { error: 'impossible' } : { number };
}
