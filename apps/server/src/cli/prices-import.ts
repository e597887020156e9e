import { systemClock } from '../adapters/clock-system.ts';
import { listPayerNames } from '../prices/queries/payor-names.ts';
import { countOf } from '../prices/figures.ts';
import { importPriceFile } from '../prices/import-price-file.ts';
import { PriceImportError } from '../prices/price-import-error.ts';
import type { Command, ExitCode } from './command.ts';
import { readCommandSettings } from './command-settings.ts';
import { knownLocation } from './known-location.ts';
import { createProgressDisplay } from './progress.ts';
import { summaryText } from './summary-text.ts';
import { withDatabase } from './with-database.ts';

/** `portico prices import`: imports a price file as the live prices of a location. */
export const pricesImport: Command = {
  name: 'prices import',
  usage: 'FILE --location ID [--skip-invalid]',
  summary: 'Import a price file as the prices of a location.',
  details:
    'Takes CMS JSON or CSV (tall or wide), plain, gzip or zip. The file goes live in one step. One with errors changes\n' +
    'nothing, unless --skip-invalid leaves out what cannot be read.',
  options: { location: { type: 'string' }, 'skip-invalid': { type: 'boolean' } },
  positionals: ['FILE'],
  async run({ terminal, signal, ...context }, { positionals, options }): Promise<ExitCode> {
    const [path = ''] = positionals;
    const settings = await readCommandSettings(context.env);
    const location = knownLocation(settings.healthSystem, options['location']);
    const progress = createProgressDisplay(terminal, 'rates');
    return withDatabase<ExitCode>(context, settings, async (database) => {
      try {
        const imported = await importPriceFile(database, systemClock, {
          path,
          locationId: location.id,
          skipInvalid: options['skip-invalid'] === true,
          onProgress: (read) => progress.update({ ...read, count: read.rates }),
          signal,
        });
        progress.end();
        terminal.out(`The prices of ${location.name} (${location.id}) are live.\n${summaryText(imported)}`);
        const undecided = (await listPayerNames(database.db, location.id)).filter(({ decision }) => decision === null);
        if (undecided.length > 0) terminal.out(undecidedText(undecided.length, location.id));
        return 0;
      } catch (error) {
        progress.end();
        if (error instanceof PriceImportError && error.summary) terminal.out(summaryText(error.summary));
        throw error;
      }
    });
  },
};

/** Until staff decide, the portal may take a patient's insurer for one without a contract with the location. */
function undecidedText(count: number, locationId: string): string {
  const decide = `npm run portico -- payors unmapped ${locationId}`;
  return `Staff have not decided what ${countOf(count, 'name')} of its payers stand for: ${decide}\n`;
}
