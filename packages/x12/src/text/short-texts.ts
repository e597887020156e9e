/** A power of two. */
const PLACES = 4096;

/** By place: the last text of that place, and its characters as one number. */
const texts: string[] = Array.from({ length: PLACES }, () => '');
const keys = new Int32Array(PLACES);

/**
 * A part of a text. Nearly all codes of the guides have at most three characters: these are shared strings, so that none is
 * made for each element, and two that are alike are mostly the same one. A place holds one text, and the next that belongs there
 * takes it over, so that a sender cannot fill the memory.
 */
export function partOf(text: string, from: number, end: number): string {
  const key = keyOf(text, from, end);
  if (key === 0) return text.slice(from, end);
  const place = (key ^ (key >> 11)) & (PLACES - 1);
  if (keys[place] !== key) {
    keys[place] = key;
    texts[place] = text.slice(from, end);
  }
  return texts[place] ?? '';
}

/** One to three ASCII characters, and how many they are, as a number of 23 bits; 0 for anything else. */
export function keyOf(text: string, from: number, end: number): number {
  const length = end - from;
  if (length < 1 || length > 3) return 0;
  const first = text.charCodeAt(from);
  const second = length > 1 ? text.charCodeAt(from + 1) : 0;
  const third = length > 2 ? text.charCodeAt(from + 2) : 0;
  return (first | second | third) < 128 ? (length << 21) | (first << 14) | (second << 7) | third : 0;
}
