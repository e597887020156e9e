/** No name on an identity document is longer; X12 allows 60 (NM103). */
const MAX_NAME_LENGTH = 60;

/** Nothing was typed; a character that the rule leaves out; more than 60 characters. */
export type EnrolmentNameError = 'empty' | 'characters' | 'length';

/**
 * Which characters a name may have, by the hospital's settings: letters and spaces only, as spec §5 says, or hyphens,
 * apostrophes and dots too, as people write themselves.
 */
export const nameRules = ['specification', 'asWritten'] as const;
export type NameRule = (typeof nameRules)[number];

const patterns: Readonly<Record<NameRule, RegExp>> = {
  specification: /^\p{L}[\p{L}\p{M}\p{Join_Control} ]*$/u,
  // The hyphens and apostrophes of keyboards and of word processors. An apostrophe may begin a word, as in 't Hart, or end one, as in
  // D' Angelo, where another one follows.
  asWritten:
    /^(?:(?<![^ ])['’‘](?=\p{L})|(?<=[\p{L}\p{M}])(?:[-'’‘‐‑](?=\p{L})|['’‘](?= \p{L})|\.)|(?:^\p{L}|(?<=.)[\p{L}\p{M}\p{Join_Control} ]))+$/u,
};

/**
 * Reads a name in an enrolment, and one by which a username is looked for. Letters are those of any alphabet, with their
 * combining marks and the joiners of some scripts; the ʻokina and other apostrophes that are letters count too. By the
 * rule of the specification O'Brien is written O Brien, Smith-Jones as Smith Jones. The patient is found by either, because
 * names are compared by their letters alone (decision 57).
 *
 * Invisible direction marks, which come with copied right-to-left text, are left out.
 *
 * @returns the name in NFC, with single spaces; or what is wrong. A middle name is optional: the caller ignores 'empty'
 * there.
 */
export function readEnrolmentName(input: string, rule: NameRule): { name: string } | { error: EnrolmentNameError } {
  const name = input
    .normalize('NFC')
    .replace(/[\u200e\u200f\u061c]/g, '')
    .trim()
    .replace(/\s+/g, ' ');
  if (name === '') return { error: 'empty' };
  if (!patterns[rule].test(name)) return { error: 'characters' };
  return name.length > MAX_NAME_LENGTH ? { error: 'length' } : { name };
}
