import { BASE_32, normalizeBase32 } from './base-32.ts';
import { maskInput } from './masked-input.ts';

/** Two groups of five: of a million messages no two are likely to have the same. */
export const HELP_DESK_REFERENCE_LENGTH = 10;
const GROUP = 5;

const pattern = new RegExp(`^[${BASE_32}]{${String(HELP_DESK_REFERENCE_LENGTH)}}$`);

/**
 * Reads the reference number of a message to the help desk as somebody has noted it: upper or lower case, with hyphens
 * and spaces anywhere, O for 0, I or L for 1.
 *
 * @returns its ten characters without hyphens, or null when it is none.
 */
export function readHelpDeskReference(input: string): string | null {
  const reference = normalizeBase32(input);
  return pattern.test(reference) ? reference : null;
}

/** A reference number as it is shown and told: K7Q2M-9XWRT. */
export function formatHelpDeskReference(reference: string): string {
  return maskInput(reference, GROUP, '-');
}
