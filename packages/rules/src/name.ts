const LONGEST_NAME = 100;

/**
 * Reads a person's name: letters of any alphabet with their marks, and spaces, nothing else (spec §5: "letters and spaces
 * only"). Spaces around it are dropped and others become one. Returns null when it is not a name.
 */
export function readName(typed: string): string | null {
  const name = typed.normalize('NFC').trim().replace(/\s+/g, ' ');
  return name.length <= LONGEST_NAME && /^\p{L}[\p{L}\p{M} ]*$/u.test(name) ? name : null;
}
