/**
 * Reads what somebody writes to the help desk, or the help desk to them: text of several lines. Control characters, which
 * no keyboard types and which a terminal would obey, are left out.
 *
 * @returns the text without the space around it; null when nothing is left.
 */
export function readHelpDeskText(input: string): string | null {
  const text = input
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
  return text === '' ? null : text;
}
