/**
 * Whether a name can be somebody's whom the portal knows: it has a letter, of any alphabet. People are found by the letters
 * of their names alone, so O'Brien and Smith-Jones are, although whoever enrols writes letters and spaces only (spec §5).
 */
export function canBeName(typed: string): boolean {
  return /\p{L}/u.test(typed);
}

/** No letter in it; or what no name has: < or >, of which pages are made, a control character, or one that turns the text round. */
export type NameFault = 'noLetter' | 'characters';

/** What keeps a text from being a name as an insurance card writes it: with points, hyphens and apostrophes as they stand there. */
export function faultOfName(typed: string): NameFault | null {
  if (!canBeName(typed)) return 'noLetter';
  return /[\p{Cc}\p{Bidi_C}<>]/u.test(typed) ? 'characters' : null;
}
