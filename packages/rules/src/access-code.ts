import { BASE_32, normalizeBase32 } from './base-32.ts';
import { maskInput } from './masked-input.ts';

/** 15 characters, shown in groups of 5 joined by hyphens (spec §5, §9). */
export const ACCESS_CODE_LENGTH = 15;
const GROUP = 5;

const pattern = new RegExp(`^[${BASE_32}]{${String(ACCESS_CODE_LENGTH)}}$`);

/**
 * Reads an access code typed from a letter: upper or lower case, with hyphens and spaces anywhere, O for 0, I or L for
 * 1.
 *
 * @returns its 15 characters without hyphens, as they are hashed, or null when it is not an access code.
 */
export function readAccessCode(input: string): string | null {
  const code = normalizeBase32(input);
  return pattern.test(code) ? code : null;
}

/**
 * An access code in groups of 5 joined by hyphens (spec §5): as the field shows it while a person types or pastes it,
 * and as the letter prints it. Text that is already grouped does not change; text that is too long is not cut.
 */
export function formatAccessCode(input: string): string {
  return maskInput(input, GROUP, '-');
}
