/** The address that calls a number. One of ten digits, or of eleven that begin with 1, is one of the United States. */
export function phoneHref(number: string): string {
  const digits = number.replace(/\D/g, '');
  const isAmericanWithoutCountry = !number.trim().startsWith('+') && digits.length === 10;
  return `tel:+${isAmericanWithoutCountry ? '1' : ''}${digits}`;
}
