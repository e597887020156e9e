/** In which people write months here, whatever language the page has. */
const locales = ['en-US', 'es-US'];

/** January to December, from 1, by each of their names: whole and short, without accents and full stops. */
const months = new Map(
  locales.flatMap((locale) =>
    (['long', 'short'] as const).flatMap((length) => {
      const format = new Intl.DateTimeFormat(locale, { month: length, timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, at) => [plain(format.format(Date.UTC(2000, at))), at + 1] as const);
    }),
  ),
);

/** The number of a month, from 1, by its name in English or Spanish: `March`, `mar.`, `marzo`. Null for anything else. */
export function readMonth(name: string): number | null {
  return months.get(plain(name)) ?? null;
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .trim()
    .toLowerCase();
}
