/** The locale of numbers: of the United States in both languages, where 24,000.00 has its point and comma alike. */
export function numberLocale(language: string): string {
  return `${language}-US`;
}
