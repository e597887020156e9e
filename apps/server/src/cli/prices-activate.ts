import { activatePrices } from '../staff/prices/switch-prices.ts';
import type { Command, ExitCode } from './command.ts';
import { knownLocation } from './known-location.ts';
import { reasonOf, reasonOption } from './reason.ts';
import { asStaff } from './staff.ts';
import { readVersionNumber } from './version-number.ts';
import { versionText } from './version-text.ts';

/** `portico prices activate`: makes a staged or kept version live (issue 13, point 6). */
export const pricesActivate: Command = {
  name: 'prices activate',
  usage: 'LOCATION [VERSION] [--older --reason TEXT]',
  summary: 'Make the staged prices of a location live.',
  details:
    'It takes one step: visitors see the prices of before, or all of the new ones. Without VERSION it is what staff have staged,\n' +
    'and not what the server has fetched by itself, which may have taken its place; with the number of a kept version, which "prices list" shows, that one is live again. The version before is kept. One that is\n' +
    'older than the live one is refused, unless --older says that it is meant, and --reason why. "prices diff" shows first\n' +
    'what would change.',
  options: { older: { type: 'boolean' }, ...reasonOption },
  records: ['pricesActivated'],
  positionals: ['LOCATION'],
  optionalPositionals: ['VERSION'],
  async run({ terminal, ...context }, given) {
    const [location, number] = given.positionals;
    const older = given.options['older'] === true;
    const reason = older || given.options['reason'] !== undefined ? reasonOf(given) : undefined;
    const versionId = number === undefined ? undefined : readVersionNumber(number);
    return asStaff<ExitCode>(context, async (staff) => {
      const { id, name } = knownLocation(staff.settings.healthSystem, location, 'LOCATION');
      const { live, before } = await activatePrices(staff, { locationId: id, versionId, older, reason });
      terminal.out(`The prices of ${name} (${id}) are those of ${versionText(live)}.\n`);
      if (before !== undefined) terminal.out(`Kept for "prices rollback ${id}": ${versionText(before)}.\n`);
      return 0;
    });
  },
};
