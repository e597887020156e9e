import { languages } from '@portico/contract';
import { countHiddenMisses, listSearchMisses } from '../estimates/queries/search-misses.ts';
import { limits } from '../platform/limits/limits.ts';
import { DAY_SECONDS } from '../platform/time.ts';
import { countOf } from '../prices/figures.ts';
import { type Command, UsageError } from './command.ts';
import { readCommandSettings } from './command-settings.ts';
import { withDatabase } from './with-database.ts';

const { number: days, window } = limits.searchMiss;

/** `portico searches missed`: what patients searched for in vain (issue 14, point 1). */
export const searchesMissed: Command = {
  name: 'searches missed',
  usage: '[--language LANGUAGE] [--json]',
  summary: 'List what patients searched for and did not find, what was typed most often first.',
  details:
    'By the language of the page. A word that the search does not know stands alone; words that it knows and that no service has\n' +
    `together stand together. They are listed once they were typed on ${days} different days; until then only a keyed hash is there.\n` +
    `Nothing says who typed them. They are deleted ${window / DAY_SECONDS} days after they were typed last.`,
  options: { language: { type: 'string' }, json: { type: 'boolean' } },
  records: [],
  positionals: [],
  async run({ terminal, ...context }, { options }) {
    const asked = options['language'];
    const language = languages.find((each) => each === asked);
    if (asked !== undefined && language === undefined) {
      throw new UsageError(`--language takes ${languages.join(' or ')}, not "${String(asked)}".`);
    }
    const settings = await readCommandSettings(context.env);
    await withDatabase(context, settings, async ({ db }) => {
      const misses = await listSearchMisses(db, language);
      if (options['json'] === true) {
        terminal.out(`${JSON.stringify(misses, null, 2)}\n`);
        return;
      }
      for (const each of misses) {
        const { times, words, last_day } = each;
        terminal.out(
          `${each.language}  ${String(times).padStart(5)} times on ${countOf(each.days, 'day')}, last ${last_day}  ${words}\n`,
        );
      }
      const hidden = await countHiddenMisses(db);
      terminal.out(`Listed: ${misses.length}. ${hidden} more were typed on fewer than ${days} days.\n`);
    });
    return 0;
  },
};
