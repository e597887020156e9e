import { type ListedPayerName, listPayerNames } from '../prices/queries/payor-names.ts';
import { decisionText, payerNameText } from '../staff/payors/payer-name-text.ts';
import { ratesText } from '../staff/payors/rates-text.ts';
import type { Command } from './command.ts';
import { readCommandSettings } from './command-settings.ts';
import { askedLocations } from './known-location.ts';
import { withDatabase } from './with-database.ts';

/** `portico payors list`: lists the payor of each name in the price files. */
export const payorsList: Command = {
  name: 'payors list',
  usage: '[LOCATION]',
  summary: 'List the payers of the price files, each with the payor of the portal that it stands for.',
  details:
    'A payor without a name at a location counts as out of network there, once no undecided name is like it. Names that\n' +
    'only an earlier file had are listed with 0 rates. Without LOCATION all locations are listed.',
  options: {},
  records: [],
  positionals: [],
  optionalPositionals: ['LOCATION'],
  async run({ terminal, ...context }, { positionals }) {
    const { healthSystem, ...settings } = await readCommandSettings(context.env);
    const locations = askedLocations(healthSystem, positionals[0]);
    await withDatabase(context, { ...settings, healthSystem }, async ({ db }) => {
      for (const { id, name } of locations) {
        terminal.out(`${id}  ${name}\n`);
        const names = await listPayerNames(db, id);
        for (const each of names) terminal.out(`  ${lineOf(each, healthSystem)}\n`);
        if (names.length === 0) terminal.out('  no payers: its price file has no rates, or there is none\n');
        const mapped = new Set(names.map(({ decision }) => decision?.payorId));
        const without = healthSystem.payors.filter((payor) => !mapped.has(payor.id));
        for (const payor of without) terminal.out(`  nothing stands for ${payor.name} (${payor.id})\n`);
      }
    });
    return 0;
  },
};

function lineOf(name: ListedPayerName, healthSystem: Parameters<typeof decisionText>[1]): string {
  const stands = name.decision === null ? 'not decided' : decisionText(name.decision, healthSystem);
  return `${payerNameText(name)}, ${ratesText(name)}: ${stands}`;
}
