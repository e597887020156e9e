import { maskInput } from './masked-input.ts';

/** Of an access code: 15 characters, in groups of 5 joined by hyphens where it is shown (spec §5, §9). */
export const ACCESS_CODE_LENGTH = 15;
const GROUP = 5;

/** Crockford's base 32: no I, L, O or U, which are misread. */
export const ACCESS_CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const pattern = new RegExp(`^[${ACCESS_CODE_ALPHABET}]{${String(ACCESS_CODE_LENGTH)}}$`);

/**
 * Reads an access code as it was typed from a letter: capitals or not, with hyphens and spaces anywhere, O for 0, I or L for 1.
 *
 * @returns its 15 characters without hyphens, as they are hashed, or null when it is not one.
 */
export function readAccessCode(typed: string): string | null {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return pattern.test(code) ? code : null;
}

/**
 * An access code in groups of 5 joined by hyphens (spec §5): as the field shows it while it is typed and when it is pasted, and
 * as the letter prints it. What was already grouped stays as it is; what is too long is not cut.
 */
export function formatAccessCode(typed: string): string {
  return maskInput(typed, GROUP, '-');
}
