import { ASKED, comparePrices } from '../staff/prices/compare-prices.ts';
import type { Command } from './command.ts';
import { readCommandSettings } from './command-settings.ts';
import { diffText } from './diff-text.ts';
import { knownLocation } from './known-location.ts';
import { readVersionNumber } from './version-number.ts';
import { withDatabase } from './with-database.ts';

/** Entries of each list: as many as one reads, and as many as a program may want. */
const MOST_AS_TEXT = 20;
const MOST_AS_JSON = 1000;

/** `portico prices diff`: shows what a version would change (issue 13, point 6). */
export const pricesDiff: Command = {
  name: 'prices diff',
  usage: 'LOCATION [VERSION] [--json]',
  summary: 'Show what the staged prices of a location would change.',
  details:
    'New, gone, dearer and cheaper: by service, and by payer and plan; what rose tenfold or fell to a tenth; and what\n' +
    `patients would see of the ${ASKED} services that they ask for most, before and after, without insurance and by insurer. With the number of a kept version it\n` +
    'shows what going back would change. Nothing is changed by it.',
  options: { json: { type: 'boolean' } },
  records: [],
  positionals: ['LOCATION'],
  optionalPositionals: ['VERSION'],
  async run({ terminal, ...context }, { positionals: [asked, number], options }) {
    const settings = await readCommandSettings(context.env);
    const location = knownLocation(settings.healthSystem, asked, 'LOCATION');
    const versionId = number === undefined ? undefined : readVersionNumber(number);
    const asJson = options['json'] === true;
    const told = await withDatabase(context, settings, async ({ db }) => {
      const most = asJson ? MOST_AS_JSON : MOST_AS_TEXT;
      const compared = await comparePrices(db, settings.healthSystem, { locationId: location.id, versionId, most });
      const whole = { location, ...compared };
      return asJson ? `${JSON.stringify(whole, null, 2)}\n` : diffText(whole);
    });
    terminal.out(told);
    return 0;
  },
};
