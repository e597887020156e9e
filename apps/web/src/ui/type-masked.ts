/** A field's text, and the position of its caret in characters. */
export interface TypedText {
  readonly text: string;
  readonly caret: number;
}

/**
 * What a masked field shows after a keystroke, a paste or an autofill (spec §5: "strips non-alphanumerics … and inserts a
 * delimiter"). The caret stays behind what was typed. Deleting a delimiter that comes back at once deletes the character
 * beyond it.
 *
 * @param write adds the delimiters of the field. It keeps letters and digits in their order, or drops them. Where it would
 * drop some behind the caret, because the field is full, what was typed is not taken.
 * @param before what the field showed.
 * @param after what it holds now, as the browser left it.
 * @param isForward the Delete key, rather than Backspace.
 */
export function typeMasked(
  write: (input: string) => string,
  before: string,
  after: TypedText,
  isForward = false,
): TypedText {
  const input = isDelimiterBack(write, before, after) ? withoutNeighbour(after, isForward) : after;
  const text = write(input.text);
  const [head, tail] = [input.text.slice(0, input.caret), input.text.slice(input.caret)];
  if (countOf(text) < countOf(write(head)) + countOf(write(tail))) {
    return { text: before, caret: Math.max(0, before.length - tail.length) };
  }
  return { text, caret: caretBehind(text, write, input) };
}

function isDelimiterBack(write: (input: string) => string, before: string, { text, caret }: TypedText): boolean {
  const gone = before[caret] ?? '';
  const isOneGone = before === `${text.slice(0, caret)}${gone}${text.slice(caret)}`;
  return isOneGone && gone !== '' && countOf(gone) === 0 && write(text) === before;
}

function withoutNeighbour({ text, caret }: TypedText, isForward: boolean): TypedText {
  const at = isForward ? caret : caret - 1;
  return at < 0 ? { text, caret } : { text: text.slice(0, at) + text.slice(at + 1), caret: at };
}

/** Behind as many letters and digits as before, and behind the delimiters that were typed after them. */
function caretBehind(text: string, write: (input: string) => string, input: TypedText): number {
  const head = input.text.slice(0, input.caret);
  const count = countOf(write(head));
  const ends = Array.from({ length: text.length + 1 }, (_, at) => at);
  const end = ends.find((at) => countOf(text.slice(0, at)) === count) ?? text.length;
  const typed = /[^\p{L}\p{N}]*$/u.exec(head)?.[0] ?? '';
  return typed !== '' && text.startsWith(typed, end) ? end + typed.length : end;
}

function countOf(text: string): number {
  return text.replace(/[^\p{L}\p{N}]/gu, '').length;
}
