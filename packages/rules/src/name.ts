/**
 * No letter in it; or a character that no name has: < or >, which HTML is made of, a control character, or a mark that
 * changes the text direction.
 */
export type NameError = 'noLetter' | 'characters';

/**
 * What is wrong with a name as an insurance card writes it, with its dots, hyphens and apostrophes; null if nothing is.
 */
export function validateName(input: string): NameError | null {
  if (!/\p{L}/u.test(input)) return 'noLetter';
  return /[\p{Cc}\p{Bidi_C}<>]/u.test(input) ? 'characters' : null;
}
