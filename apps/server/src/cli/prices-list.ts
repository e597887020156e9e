import { livePriceFiles } from '../prices/queries/price-versions.ts';
import type { Command } from './command.ts';
import { readCommandSettings } from './command-settings.ts';
import { countOf } from '../prices/figures.ts';
import { withDatabase } from './with-database.ts';

/** `portico prices list`: lists the live price file of each location. */
export const pricesList: Command = {
  name: 'prices list',
  usage: '',
  summary: 'List the live price file of each location.',
  details: 'Shows its name and date, what it contains, and when it was imported.',
  options: {},
  records: [],
  positionals: [],
  async run({ terminal, ...context }) {
    const settings = await readCommandSettings(context.env);
    const live = await withDatabase(context, settings, ({ db }) => livePriceFiles(db));
    const known = settings.healthSystem.locations;
    const forgotten = live.filter(({ locationId }) => !known.some(({ id }) => id === locationId));
    const places = [
      ...known,
      ...forgotten.map(({ locationId }) => ({ id: locationId, name: 'not in PORTICO_CONFIG' })),
    ];
    for (const { id, name } of places) {
      terminal.out(`${id}  ${name}\n`);
      const file = live.find(({ locationId }) => locationId === id);
      if (file === undefined) {
        terminal.out(`  no prices: npm run portico -- prices import FILE --location ${id}\n`);
        continue;
      }
      const contents = [
        countOf(file.items, 'item'),
        countOf(file.charges, 'charge'),
        countOf(file.rates, 'payer rate'),
      ];
      terminal.out(`  ${file.fileName}, ${file.hospitalName}, prices of ${file.lastUpdatedOn ?? 'an unknown day'}\n`);
      terminal.out(`  ${contents.join(', ')}, ${countOf(file.problems, 'problem')}\n`);
      terminal.out(`  imported ${file.importedAt.toISOString()}, SHA-256 ${file.fileSha256}\n`);
    }
    return 0;
  },
};
