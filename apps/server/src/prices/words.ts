/** The words of a text as the search compares them: lower case, no accents, letters and digits only. */
export function wordsOf(text: string): string[] {
  // Nearly all texts of a price file, a hundred thousand times.
  if (/^[ -~]*$/.test(text)) return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
