import { systemClock } from '../adapters/clock-system.ts';
import { limits } from '../platform/limits/limits.ts';
import { DAY_SECONDS } from '../platform/time.ts';
import { countOf } from '../prices/figures.ts';
import { missedSearches, missedSearchesCsv } from '../staff/searches/missed-searches.ts';
import { type Command, UsageError } from './command.ts';
import { readCommandSettings } from './command-settings.ts';
import { readLanguageOption } from './language-option.ts';
import { withDatabase } from './with-database.ts';
import { writeNew } from './write-new.ts';

const { number: days, window } = limits.searchMiss;

/** `portico searches missed`: what patients searched for in vain (issue 14, point 1). */
export const searchesMissed: Command = {
  name: 'searches missed',
  usage: '[--language LANGUAGE] [--within DAYS] [--json | --csv FILE]',
  summary: 'List what patients searched for and did not find, what was typed most often first.',
  details:
    'By the language of the page. A word that the search does not know stands alone; words that it knows and that no service has\n' +
    `together stand together. They are listed once they were typed on ${days} different days; until then only a keyed hash is there.\n` +
    `Nothing says who typed them. They are deleted ${window / DAY_SECONDS} days after they were typed last;\n` +
    '--within names those that were typed last within so many days.',
  options: {
    language: { type: 'string' },
    within: { type: 'string' },
    json: { type: 'boolean' },
    csv: { type: 'string' },
  },
  files: ['csv'],
  records: [],
  positionals: [],
  async run({ terminal, ...context }, { options }) {
    const language = readLanguageOption(options['language']);
    const withinDays = readDays(options['within']);
    const settings = await readCommandSettings(context.env);
    await withDatabase(context, settings, async (database) => {
      const { misses, hidden } = await missedSearches({ database, now: systemClock.now() }, { language, withinDays });
      if (options['json'] === true) {
        terminal.out(`${JSON.stringify(misses, null, 2)}\n`);
        return;
      }
      const file = options['csv'];
      if (typeof file === 'string') {
        await writeNew(file, missedSearchesCsv(misses));
        terminal.out(`${file} has ${countOf(misses.length, 'row')}.\n`);
        return;
      }
      for (const each of misses) {
        const { times, words, last_day } = each;
        terminal.out(
          `${each.language}  ${String(times).padStart(5)} times on ${countOf(each.days, 'day')}, last ${last_day}  ${words}\n`,
        );
      }
      terminal.out(`Listed: ${misses.length}. ${hidden} more were typed on fewer than ${days} days.\n`);
    });
    return 0;
  },
};

/** @throws UsageError for what is no number of days for which searches are kept. */
function readDays(given: string | boolean | undefined): number | undefined {
  if (typeof given !== 'string') return undefined;
  const most = window / DAY_SECONDS;
  const number = /^\d{1,3}$/.test(given) ? Number(given) : 0;
  if (number >= 1 && number <= most) return number;
  throw new UsageError(`--within takes a number of days from 1 to ${most}, not "${given}".`);
}
