import { countOf } from '../prices/figures.ts';
import { exportPayorTable } from '../staff/payors/export-table.ts';
import type { Command } from './command.ts';
import { readCommandSettings } from './command-settings.ts';
import { askedLocations } from './known-location.ts';
import { withDatabase } from './with-database.ts';
import { writeNew } from './write-new.ts';

/** `portico payors export`: writes the payers and plans of the price files into a table (issue 13, point 8). */
export const payorsExport: Command = {
  name: 'payors export',
  usage: 'FILE [LOCATION] [--fill]',
  summary: 'Write the payers and plans of the price files into a CSV, with what was decided and what is suggested.',
  details:
    'Fill in the columns payor (an id of PORTICO_CONFIG, or "none") and portal_plan (the plan as the insurer names it; empty for\n' +
    'all its plans), and take it back with "payors import". With --fill the suggestions stand there already: look over each.\n' +
    'The column patients counts those with an estimate at the location and an insurance of the payor, whatever their plan. FILE\n' +
    'must not be there yet. Without LOCATION it has all locations.',
  options: { fill: { type: 'boolean' } },
  records: [],
  positionals: ['FILE'],
  optionalPositionals: ['LOCATION'],
  async run({ terminal, ...context }, { positionals: [file = '', asked], options }) {
    const { healthSystem, ...settings } = await readCommandSettings(context.env);
    const locations = askedLocations(healthSystem, asked);
    const { csv, names } = await withDatabase(context, { ...settings, healthSystem }, ({ db }) =>
      exportPayorTable(db, healthSystem, { locations, fill: options['fill'] === true }),
    );
    await writeNew(file, csv);
    terminal.out(`${countOf(names, 'name')} in ${file}\n`);
    return 0;
  },
};
