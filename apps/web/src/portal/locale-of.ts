/**
 * A language of ours as it is written in the United States: its dates, times, amounts and order of letters.
 *
 * @param language one of the table, as the portal and Lingui have it.
 */
export function localeOf(language: string): string {
  return `${language}-US`;
}
