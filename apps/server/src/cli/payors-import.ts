import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { HealthSystem } from '../platform/settings/health-system.ts';
import { sha256OfFile } from '../platform/files/open-source.ts';
import { countOf, formatCount } from '../prices/figures.ts';
import { type CheckedTable, importPayorTable } from '../staff/payors/import-table.ts';
import { decisionText, payerNameText } from '../staff/payors/payer-name-text.ts';
import { type Command, CommandError } from './command.ts';
import { asStaff } from './staff.ts';

/** `portico payors import`: takes the decisions of a table on payers and plans (issue 13, point 8). */
export const payorsImport: Command = {
  name: 'payors import',
  usage: 'FILE',
  summary: 'Take the decisions of a CSV on the payers and plans of the price files.',
  details:
    'FILE is a table as "payors export" writes it, with commas or semicolons. A row without payor decides nothing, and what was\n' +
    'decided before stays. If anything is wrong, it is told by its line, and nothing is changed.',
  options: {},
  records: ['payorNamesDecided'],
  positionals: ['FILE'],
  async run({ terminal, ...context }, { positionals: [file = ''] }) {
    const table = { text: await readText(file), fileName: basename(file), sha256: await sha256OfFile(file) };
    const told = await asStaff(context, async (staff) =>
      messageOf(await importPayorTable(staff, 'payors import', table), staff.settings.healthSystem),
    );
    terminal.out(told);
    return 0;
  },
};

async function readText(file: string): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file));
  } catch (error) {
    throw new CommandError(`${file} is not text in UTF-8: save the table as "CSV UTF-8". Nothing was changed.`, {
      cause: error,
    });
  }
}

function messageOf({ changes, asBefore, open }: CheckedTable, system: HealthSystem): string {
  const others = changes.filter(({ before }) => before !== null);
  return [
    `${countOf(changes.length - others.length, 'name')} decided, ${formatCount(others.length)} decided otherwise than before, ` +
      `${formatCount(asBefore)} as before, ${formatCount(open)} left open.`,
    ...others.map((each) => `  ${each.locationId}  ${payerNameText(each)}: ${decisionText(each.after, system)}`),
    '',
  ].join('\n');
}
