/**
 * The paragraphs of a text as it is typed, pasted or stands in a file: an empty line stands between two of them. A line end within one is
 * a space, as every other run of white space.
 */
export function paragraphsOf(text: string): string[] {
  return text
    .normalize('NFC')
    .replace(/^\uFEFF/u, '')
    .split(/\r?\n[^\S\n]*\n/u)
    .map((each) => each.replace(/\s+/gu, ' ').trim())
    .filter((each) => each !== '');
}
