/** Letters that are more than another with a mark. */
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
  '–': '-',
  '—': '-',
};

/**
 * A name as X12's basic and extended character sets have it (X12.6, appendix A): in capitals, without diacritics; what
 * they do not have, and what separates in our messages (`* ^ : ~`), becomes a blank. Blanks are single, none at the ends.
 * May be empty: a name in another script has nothing left.
 */
export function foldText(text: string): string {
  return text
    .toUpperCase()
    .replace(/[ÆŒØĐÐÞŁẞ’‘–—]/g, (letter) => SPELLED[letter] ?? ' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Z0-9!"&'()+,\-./;?=%@[\]_{}\\|<>#$ ]/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
}

/** Whether an identifier can stand in a message as it is. */
export function isWritable(id: string): boolean {
  return /^[A-Za-z0-9!"&'()+,\-./;?=%@[\]_{}\\|<>#$][A-Za-z0-9!"&'()+,\-./;?=%@[\]_{}\\|<>#$ ]*$/.test(id);
}
