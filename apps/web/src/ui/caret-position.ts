/**
 * The position of the caret after a text was written again with other delimiters: behind as many letters and digits as
 * before.
 *
 * @param input the text of the field, with the caret at `caret`.
 * @param written the same with its delimiters.
 */
export function caretPosition(input: string, caret: number, written: string): number {
  const before = countOf(input.slice(0, caret));
  if (before === 0) return 0;
  const places = Array.from({ length: written.length }, (_, index) => index + 1);
  return places.find((place) => countOf(written.slice(0, place)) === before) ?? written.length;
}

function countOf(text: string): number {
  return text.replace(/[^\p{L}\p{N}]/gu, '').length;
}
