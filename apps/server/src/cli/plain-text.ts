/** But for the end of a line and a tab: what a terminal obeys, or shows in another order than it stands in the text. */
const obeyed = /[^\P{Cc}\n\t]|[\p{Bidi_C}\u2028\u2029]/gu;

/**
 * A text in which nothing moves the cursor, colours or turns a line around: such a character is written as `\u001b`, which
 * JSON reads as the same. People choose their own names and write to the help desk, and staff read it at a terminal.
 */
export function plainText(text: string): string {
  return text.replace(obeyed, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
