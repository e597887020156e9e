/**
 * The digits of a code that was typed or pasted: `123 456`, `123-456` and full-width digits are the same code. Digits
 * beyond `length` are dropped.
 */
export function codeDigits(text: string, length: number): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, length);
}
