/** No name on an identity document is longer; X12 allows 60 (NM103). */
const MAX_NAME_LENGTH = 60;

/** Nothing was typed; something other than letters and spaces; more than 60 characters. */
export type EnrolmentNameError = 'empty' | 'characters' | 'length';

/**
 * Reads a name in an enrolment: "letters and spaces only" (spec §5). Letters are those of any alphabet, with their
 * combining marks and the joiners of some scripts; the ʻokina and other apostrophes that are letters count too. A
 * hyphen or an apostrophe is refused, as the rule says: O'Brien is written O Brien, Smith-Jones as Smith Jones. The
 * patient is still found, because names are compared by their letters alone.
 *
 * Invisible direction marks, which come with copied right-to-left text, are left out.
 *
 * @returns the name in NFC, with single spaces; or what is wrong. A middle name is optional: the caller ignores 'empty'
 * there.
 */
export function readEnrolmentName(input: string): { name: string } | { error: EnrolmentNameError } {
  const name = input
    .normalize('NFC')
    .replace(/[\u200e\u200f\u061c]/g, '')
    .trim()
    .replace(/\s+/g, ' ');
  if (name === '') return { error: 'empty' };
  if (!/^\p{L}[\p{L}\p{M}\p{Join_Control} ]*$/u.test(name)) return { error: 'characters' };
  return name.length > MAX_NAME_LENGTH ? { error: 'length' } : { name };
}
