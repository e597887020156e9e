/**
 * The digits of a code as it was typed or pasted: `123 456`, `123-456` and full-width digits are the same code. Anything
 * beyond `length` digits is left out.
 */
export function codeDigits(text: string, length: number): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, length);
}
