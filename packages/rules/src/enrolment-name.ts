/** No name of a document is longer; X12 carries 60 (NM103). */
const LONGEST_NAME = 60;

/** Nothing was typed; something other than letters and spaces; more than 60 characters. */
export type EnrolmentNameFault = 'empty' | 'characters' | 'length';

/**
 * Reads a name of whoever enrols: "letters and spaces only" (spec §5). Letters are those of any alphabet, with their combining
 * marks and the joiners by which some scripts bind them; so are the ʻokina and other apostrophes that are letters. A hyphen or
 * an apostrophe is none, and is refused as the rule says: O'Brien is written O Brien, Smith-Jones as Smith Jones. Nobody
 * is lost by that, since people are found by the letters of their names alone.
 *
 * Marks of direction, which come along unseen with right-to-left text that was copied, are left out.
 *
 * @returns the name in NFC, with single spaces; or what is wrong. A middle name may be left out: 'empty' is no fault then.
 */
export function readEnrolmentName(typed: string): { name: string } | { fault: EnrolmentNameFault } {
  const name = typed
    .normalize('NFC')
    .replace(/[\u200e\u200f\u061c]/g, '')
    .trim()
    .replace(/\s+/g, ' ');
  if (name === '') return { fault: 'empty' };
  if (!/^\p{L}[\p{L}\p{M}\p{Join_Control} ]*$/u.test(name)) return { fault: 'characters' };
  return name.length > LONGEST_NAME ? { fault: 'length' } : { name };
}
