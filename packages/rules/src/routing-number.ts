const WEIGHTS = [3, 7, 1] as const;

/**
 * Reads the routing number of a bank in the United States: nine digits whose sum, weighted 3-7-1, is a positive multiple
 * of 10 (spec §5). Spaces and hyphens are left out.
 *
 * @returns the nine digits, or null.
 */
export function readRoutingNumber(input: string): string | null {
  const digits = input.replace(/[\s-]/g, '');
  if (!/^\d{9}$/.test(digits)) return null;
  const sum = Array.from(digits).reduce((total, digit, at) => total + Number(digit) * (WEIGHTS[at % 3] ?? 0), 0);
  return sum > 0 && sum % 10 === 0 ? digits : null;
}
