/**
 * The link that calls a number. A number of ten digits, or of eleven that begin with 1, is a United States number; one
 * of three, such as 911, is called as it is.
 */
export function phoneHref(number: string): string {
  const digits = number.replace(/\D/g, '');
  if (digits.length <= 3) return `tel:${digits}`;
  const isAmericanWithoutCountry = !number.trim().startsWith('+') && digits.length === 10;
  return `tel:+${isAmericanWithoutCountry ? '1' : ''}${digits}`;
}
