import { discardPrices } from '../staff/prices/switch-prices.ts';
import type { Command, ExitCode } from './command.ts';
import { knownLocation } from './known-location.ts';
import { asStaff } from './staff.ts';
import { readVersionNumber } from './version-number.ts';
import { versionText } from './version-text.ts';

/** `portico prices discard`: removes a version that is not live. */
export const pricesDiscard: Command = {
  name: 'prices discard',
  usage: 'LOCATION VERSION',
  summary: 'Remove a staged or kept version of the prices of a location.',
  details: 'VERSION is the number that "prices list" shows. It is gone at once, and its rows within the hour.',
  options: {},
  records: ['pricesDiscarded'],
  positionals: ['LOCATION', 'VERSION'],
  async run({ terminal, ...context }, { positionals }) {
    const [location, number = ''] = positionals;
    const versionId = readVersionNumber(number);
    return asStaff<ExitCode>(context, async (staff) => {
      const { id, name } = knownLocation(staff.settings.healthSystem, location, 'LOCATION');
      const version = await discardPrices(staff, { locationId: id, versionId });
      terminal.out(`Of the prices of ${name} (${id}), ${versionText(version)} is gone; it was ${version.status}.\n`);
      return 0;
    });
  },
};
