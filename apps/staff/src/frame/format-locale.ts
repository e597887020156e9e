/** The locale of numbers and times: of the United States in both languages, where 24,000.00 has its point and comma alike. */
export function formatLocale(language: string): string {
  return `${language}-US`;
}
