/** No name on an identity document is longer; X12 allows 60 (NM103). */
const MAX_NAME_LENGTH = 60;

const characters = /^[\p{L}\p{M}\p{N}\p{Join_Control} '’-]+$/u;

/**
 * Reads the name of somebody who writes to the help desk: "passing membership and alphanumeric checks" (spec §5), so letters,
 * digits, spaces and hyphens, and a letter or digit among them. Letters are those of any alphabet. Apostrophes are taken
 * too, since O'Brien must be able to ask for help (docs/decisions/0051).
 *
 * @returns the name in NFC, with single spaces and without invisible direction marks; null when it is not one.
 */
export function readHelpDeskName(input: string): string | null {
  const name = input
    .normalize('NFC')
    .replace(/[\u200e\u200f\u061c]/g, '')
    .trim()
    .replace(/\s+/g, ' ');
  return characters.test(name) && /[\p{L}\p{N}]/u.test(name) && name.length <= MAX_NAME_LENGTH ? name : null;
}
