/** Crockford's base 32: no I, L, O or U, which are misread. */
export const BASE_32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * A code of base 32 as it was typed from paper: capitals or not, with hyphens and spaces anywhere, O for 0, I or L for 1.
 *
 * @returns its characters; whether they are of the alphabet, and how many there are, is for the caller to judge.
 */
export function foldBase32(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
}
