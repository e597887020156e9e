import { listVersions, type PriceVersion } from '../prices/queries/version-states.ts';
import type { HealthSystem } from '../platform/settings/health-system.ts';
import type { Command } from './command.ts';
import { readCommandSettings } from './command-settings.ts';
import { knownLocation } from './known-location.ts';
import { versionLines } from './version-text.ts';
import { withDatabase } from './with-database.ts';

/** `portico prices list`: lists the versions of each location's prices (issue 13, point 6). */
export const pricesList: Command = {
  name: 'prices list',
  usage: '[LOCATION] [--json]',
  summary: 'List the price files of each location: the live one, what is staged, and what is kept.',
  details:
    'Shows of each version its number, which the other commands take, its file, what it contains, and when it was imported\n' +
    'and became live. PORTICO_KEPT_PRICES says how many are kept for a way back. Without LOCATION all locations are listed.',
  options: { json: { type: 'boolean' } },
  records: [],
  positionals: [],
  optionalPositionals: ['LOCATION'],
  async run({ terminal, ...context }, { positionals, options }) {
    const settings = await readCommandSettings(context.env);
    const [asked] = positionals;
    const location = asked === undefined ? undefined : knownLocation(settings.healthSystem, asked);
    const versions = await withDatabase(context, settings, ({ db }) => listVersions(db, location?.id));
    const shown = location === undefined ? placesOf(settings.healthSystem, versions) : [location];
    terminal.out(options['json'] === true ? `${JSON.stringify(versions, null, 2)}\n` : textOf(shown, versions));
    return 0;
  },
};

interface Place {
  id: string;
  name: string;
}

/** The locations of the settings, and those that are no longer there and still have prices. */
function placesOf({ locations }: HealthSystem, versions: readonly PriceVersion[]): readonly Place[] {
  const forgotten = versions
    .map(({ locationId }) => locationId)
    .filter((id) => !locations.some((location) => location.id === id));
  return [...locations, ...[...new Set(forgotten)].map((id) => ({ id, name: 'not in PORTICO_CONFIG' }))];
}

function textOf(places: readonly Place[], versions: readonly PriceVersion[]): string {
  const lines = places.flatMap(({ id, name }) => {
    const own = versions.filter(({ locationId }) => locationId === id);
    const isLive = own.some(({ status }) => status === 'live');
    return [
      `${id}  ${name}`,
      ...(isLive ? [] : [`  no prices: npm run portico -- prices import FILE --location ${id}`]),
      ...own.flatMap(versionLines),
    ];
  });
  return lines.map((line) => `${line}\n`).join('');
}
