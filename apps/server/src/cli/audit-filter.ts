import type { ParseArgsOptionsConfig } from 'node:util';
import { auditActors } from '@portico/staff-contract';
import type { EntryFilter } from '../platform/audit/find-entries.ts';
import { accountIdOf, readFilter } from '../staff/audit/read-filter.ts';
import { asUsage, type CommandArguments } from './command.ts';
import type { Staff } from './staff.ts';

/** The options of a command that reads the trail. */
export const filterOptions: ParseArgsOptionsConfig = {
  account: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
  event: { type: 'string' },
  actor: { type: 'string' },
};

export const FILTER_USAGE =
  '[--account USERNAME|ID] [--since TIME] [--until TIME] [--event NAME] [--actor KIND|PERSON]';

export const FILTER_DETAILS =
  'TIME is a day or a local time of the hospital, 2026-11-21 or 2026-11-21T10:00; --until takes its day along. KIND is visitor,\n' +
  'account, staff or system, and PERSON a member of staff as the trail names them. An account that is gone is asked for by its id.\n';

/** @throws UsageError for what is no time or event; ActError for an unknown username. */
export async function filterOf(options: CommandArguments['options'], staff: Staff): Promise<EntryFilter> {
  const { account, since, until, event, actor: given } = options as Readonly<Record<string, string | undefined>>;
  const actor = auditActors.find((each) => each === given);
  const person = actor === undefined ? given : undefined;
  const filter = asUsage(() => readFilter({ since, until, event, actor, person }, staff));
  return account === undefined ? filter : { ...filter, accountId: await accountIdOf(account, staff) };
}
