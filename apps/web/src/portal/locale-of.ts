/**
 * The locale of a language in the United States: for dates, times, amounts and sorting.
 *
 * @param language a language of the contract, as the portal and Lingui name it.
 */
export function localeOf(language: string): string {
  return `${language}-US`;
}
