import { writtenOf } from '@portico/contract';

/**
 * The locale of a language in the United States: for dates, times, amounts and sorting.
 *
 * @param language a language of the contract, as the portal and Lingui name it.
 */
export function localeOf(language: string): string {
  return `${language}-US`;
}

/**
 * The locale in which amounts are written, as the bills of a hospital have them: a language that was added as data does not turn points and
 * commas of dollars around.
 */
export function amountLocaleOf(language: string): string {
  return localeOf(writtenOf(language));
}
