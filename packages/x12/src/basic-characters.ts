/** Letters that need a spelling of their own: without their diacritics they are not one plain letter. */
const SPELLED: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
  Ł: 'L',
  ẞ: 'SS',
  '’': "'",
  '‘': "'",
  // The okina, and what keyboards have in its place or in that of an apostrophe.
  ʻ: "'",
  ʼ: "'",
  '′': "'",
  '´': "'",
  '`': "'",
  '–': '-',
  '—': '-',
};

/**
 * A name in X12's basic and extended character sets (X12.6, appendix A): in capitals, without diacritics. Characters
 * outside these sets, and the separators of our messages (`* ^ : ~`), become a blank. Blanks are single, with none at
 * the ends. The result may be empty, as for a name in another script.
 */
export function toBasicCharacters(text: string): string {
  return text
    .toUpperCase()
    .replace(/[ÆŒØĐÐÞŁẞ’‘ʻʼ′´`–—]/g, (letter) => SPELLED[letter] ?? ' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Z0-9!"&'()+,\-./;?=%@[\]_{}\\|<>#$ ]/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
}

/** Whether a message can carry an identifier unchanged. */
export function isWritable(id: string): boolean {
  return /^[A-Za-z0-9!"&'()+,\-./;?=%@[\]_{}\\|<>#$][A-Za-z0-9!"&'()+,\-./;?=%@[\]_{}\\|<>#$ ]*$/.test(id);
}
