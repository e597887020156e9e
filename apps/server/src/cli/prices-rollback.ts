import { rollBackPrices } from '../staff/prices/switch-prices.ts';
import type { Command, ExitCode } from './command.ts';
import { knownLocation } from './known-location.ts';
import { reasonDetails, reasonOf, reasonOption } from './reason.ts';
import { asStaff } from './staff.ts';
import { versionText } from './version-text.ts';

/** `portico prices rollback`: goes back to the prices that were live before (issue 13, point 6). */
export const pricesRollback: Command = {
  name: 'prices rollback',
  usage: 'LOCATION --reason TEXT',
  summary: 'Go back to the prices of a location that were live before.',
  details:
    'It takes one step, and once more goes one further back, as far as versions are kept (PORTICO_KEPT_PRICES). The version that\n' +
    `was live is kept, and "prices activate" makes it live again.\n${reasonDetails}`,
  options: reasonOption,
  records: ['pricesRolledBack'],
  positionals: ['LOCATION'],
  async run({ terminal, ...context }, given) {
    const reason = reasonOf(given);
    return asStaff<ExitCode>(context, async (staff) => {
      const { id, name } = knownLocation(staff.settings.healthSystem, given.positionals[0], 'LOCATION');
      const { live, before } = await rollBackPrices(staff, { locationId: id, reason });
      terminal.out(`The prices of ${name} (${id}) are again those of ${versionText(live)}.\n`);
      if (before !== undefined) {
        terminal.out(
          `Kept: ${versionText(before)}. "prices activate ${id} ${before.versionId}" makes it live again.\n`,
        );
      }
      return 0;
    });
  },
};
