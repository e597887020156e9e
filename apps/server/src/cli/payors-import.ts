import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Transaction } from 'kysely';
import type { Tables } from '../platform/db/tables.ts';
import type { HealthSystem } from '../platform/settings/health-system.ts';
import { sha256OfFile } from '../platform/files/open-source.ts';
import { countOf, formatCount } from '../prices/figures.ts';
import {
  type ListedPayerName,
  listPayerNames,
  type PayerName,
  type PayorDecision,
  upsertPayorNames,
} from '../prices/queries/payor-names.ts';
import { type Command, CommandError } from './command.ts';
import { decisionText, payerNameText } from './payer-name-text.ts';
import { NONE, readTable, type TableRow } from './payor-table.ts';
import { asStaff, onPortal } from './staff.ts';

const MAX_ERRORS_LISTED = 100;

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
    const sha256 = await sha256OfFile(file);
    const { rows, errors } = readTable(await readText(file));
    const told = await asStaff(context, (staff) =>
      onPortal(staff, 'payors import', async (trx) => {
        const { healthSystem } = staff.settings;
        const checked = await check(trx, rows, healthSystem);
        refuse([...errors, ...checked.errors]);
        const decided = checked.decisions.filter(({ isNew, isOther }) => isNew || isOther);
        for (const [location, decisions] of Map.groupBy(decided, (each) => each.location)) {
          await upsertPayorNames(trx, location, decisions.map(bare), staff.now);
        }
        const locations = [...new Set(decided.map(({ location }) => location))].join(', ');
        return {
          event: 'payorNamesDecided',
          details: { locations, names: decided.length, file: basename(file), sha256 },
          message: messageOf(checked, healthSystem),
        };
      }),
    );
    terminal.out(told);
    return 0;
  },
};

/** A decision of the table, and how it stands to what was decided before. */
type Decision = PayerName & PayorDecision & { location: string; isNew: boolean; isOther: boolean };

interface Checked {
  decisions: Decision[];
  /** Rows that decide nothing. */
  open: number;
  errors: string[];
}

async function readText(file: string): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file));
  } catch (error) {
    throw new CommandError(`${file} is not text in UTF-8: save the table as "CSV UTF-8". Nothing was changed.`, {
      cause: error,
    });
  }
}

async function check(trx: Transaction<Tables>, rows: readonly TableRow[], system: HealthSystem): Promise<Checked> {
  const known = new Map<string, ListedPayerName[]>();
  const seen = new Map<string, number>();
  const checked: Checked = { decisions: [], open: 0, errors: [] };
  for (const row of rows) {
    const { line, location, payor, portalPlan } = row;
    if (system.locations.every(({ id }) => id !== location)) {
      checked.errors.push(`line ${line}: there is no location "${location}".`);
      continue;
    }
    const names = known.get(location) ?? (await listPayerNames(trx, location));
    known.set(location, names);
    const name = names.find(({ payerName, planName }) => payerName === row.payerName && planName === row.planName);
    const key = JSON.stringify([location, row.payerName, row.planName]);
    const error = errorOf(row, name, seen.get(key), system);
    seen.set(key, line);
    if (error !== undefined) checked.errors.push(`line ${line}: ${error}`);
    else if (name === undefined || payor === '') checked.open += 1;
    else checked.decisions.push(decisionOf(name, location, payor === NONE ? null : payor, portalPlan || null));
  }
  return checked;
}

function errorOf(
  row: TableRow,
  name: ListedPayerName | undefined,
  before: number | undefined,
  { payors }: HealthSystem,
): string | undefined {
  const { location, payor, portalPlan } = row;
  if (name === undefined) return `no price file of ${location} has ${payerNameText(row)}.`;
  if (before !== undefined) return `${payerNameText(row)} stands in line ${before}, too.`;
  if (payor !== '' && payor !== NONE && payors.every(({ id }) => id !== payor)) return `there is no payor "${payor}".`;
  if ((payor === '' || payor === NONE) && portalPlan !== '') return `portal_plan "${portalPlan}" needs a payor.`;
  return undefined;
}

function decisionOf(
  name: ListedPayerName,
  location: string,
  payorId: string | null,
  portalPlan: string | null,
): Decision {
  const { payerName, planName, decision } = name;
  const isOther = decision !== null && (decision.payorId !== payorId || decision.portalPlan !== portalPlan);
  return { location, payerName, planName, payorId, portalPlan, isNew: decision === null, isOther };
}

function bare({ payerName, planName, payorId, portalPlan }: Decision): PayerName & PayorDecision {
  return { payerName, planName, payorId, portalPlan };
}

/** @throws CommandError that names each line, if anything is wrong. */
function refuse(errors: readonly string[]): void {
  if (errors.length === 0) return;
  const more = errors.length - MAX_ERRORS_LISTED;
  const listed = errors.slice(0, MAX_ERRORS_LISTED).map((error) => `  ${error}`);
  throw new CommandError(
    ['Nothing was changed, because of:', ...listed, ...(more > 0 ? [`  and ${formatCount(more)} more`] : [])].join(
      '\n',
    ),
  );
}

function messageOf({ decisions, open }: Checked, system: HealthSystem): string {
  const others = decisions.filter(({ isOther }) => isOther);
  const decided = decisions.filter(({ isNew }) => isNew).length;
  return [
    `${countOf(decided, 'name')} decided, ${formatCount(others.length)} decided otherwise than before, ` +
      `${formatCount(decisions.length - decided - others.length)} as before, ${formatCount(open)} left open.`,
    ...others.map((each) => `  ${each.location}  ${payerNameText(each)}: ${decisionText(each, system)}`),
    '',
  ].join('\n');
}
