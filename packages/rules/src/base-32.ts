/** Crockford's base 32: no I, L, O or U, which are misread. */
export const BASE_32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Normalizes a code of base 32 that was typed from paper: upper or lower case, with hyphens and spaces anywhere, O for
 * 0, I or L for 1.
 *
 * @returns its characters. The caller checks their number, and that they are of the alphabet.
 */
export function normalizeBase32(input: string): string {
  return input
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
}
