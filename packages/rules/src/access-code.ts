import { BASE_32, foldBase32 } from './base-32.ts';
import { maskInput } from './masked-input.ts';

/** Of an access code: 15 characters, in groups of 5 joined by hyphens where it is shown (spec §5, §9). */
export const ACCESS_CODE_LENGTH = 15;
const GROUP = 5;

const pattern = new RegExp(`^[${BASE_32}]{${String(ACCESS_CODE_LENGTH)}}$`);

/**
 * Reads an access code as it was typed from a letter: capitals or not, with hyphens and spaces anywhere, O for 0, I or L for 1.
 *
 * @returns its 15 characters without hyphens, as they are hashed, or null when it is not one.
 */
export function readAccessCode(typed: string): string | null {
  const code = foldBase32(typed);
  return pattern.test(code) ? code : null;
}

/**
 * An access code in groups of 5 joined by hyphens (spec §5): as the field shows it while it is typed and when it is pasted, and
 * as the letter prints it. What was already grouped stays as it is; what is too long is not cut.
 */
export function formatAccessCode(typed: string): string {
  return maskInput(typed, GROUP, '-');
}
