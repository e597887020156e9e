/**
 * Whether a name can be somebody's whom the portal knows: it has a letter, of any alphabet. People are found by the letters
 * of their names alone, so O'Brien and Smith-Jones are, although whoever enrols writes letters and spaces only (spec §5).
 */
export function canBeName(typed: string): boolean {
  return /\p{L}/u.test(typed);
}
