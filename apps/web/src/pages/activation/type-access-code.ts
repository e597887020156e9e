import { formatAccessCode } from '@portico/rules';

/** A field's text, and the position of its caret in characters. */
export interface AccessCodeInput {
  readonly text: string;
  readonly caret: number;
}

/**
 * What the field of an access code shows after a keystroke or a paste: groups of five joined by hyphens (spec §5). The
 * caret stays behind the same character. Deleting a hyphen deletes the character beyond it.
 *
 * @param before what the field showed.
 * @param after what it holds now, as the browser left it.
 * @param isForward the Delete key, rather than Backspace.
 */
export function typeAccessCode(before: string, after: AccessCodeInput, isForward = false): AccessCodeInput {
  const input = isHyphenGone(before, after) ? withoutNeighbour(after, isForward) : after;
  const text = formatAccessCode(input.text);
  return { text, caret: caretBehind(text, charactersIn(input.text.slice(0, input.caret))) };
}

function isHyphenGone(before: string, { text, caret }: AccessCodeInput): boolean {
  return text.length === before.length - 1 && before === `${text.slice(0, caret)}-${text.slice(caret)}`;
}

function withoutNeighbour({ text, caret }: AccessCodeInput, isForward: boolean): AccessCodeInput {
  const at = isForward ? caret : caret - 1;
  return { text: text.slice(0, at) + text.slice(at + 1), caret: at };
}

/** Counts letters and digits only: the field removes all other characters. */
function charactersIn(text: string): number {
  return formatAccessCode(text).replaceAll('-', '').length;
}

/** The caret's position after so many letters and digits. It stays before a hyphen that follows them. */
function caretBehind(text: string, characters: number): number {
  let left = characters;
  let caret = 0;
  while (left > 0 && caret < text.length) {
    if (text[caret] !== '-') left -= 1;
    caret += 1;
  }
  return caret;
}
