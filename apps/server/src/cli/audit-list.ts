import { localTimeIn } from '../platform/time.ts';
import { namedEntries, type NamedEntry } from '../staff/audit/named-entries.ts';
import { FILTER_DETAILS, FILTER_USAGE, filterOf, filterOptions } from './audit-filter.ts';
import type { Command } from './command.ts';
import { asStaff } from './staff.ts';
import { writePart } from './terminal.ts';

/** `portico audit list`: shows entries of the audit trail to a person. */
export const auditList: Command = {
  name: 'audit list',
  usage: FILTER_USAGE,
  summary: 'List entries of the audit trail: by account, time, event and who did it.',
  details: `${FILTER_DETAILS}The oldest come first: number, local time, event, account, who, and what else is known.`,
  options: filterOptions,
  records: ['auditListed'],
  positionals: [],
  async run({ terminal, signal, ...context }, { options }) {
    await asStaff(context, async (staff) => {
      const filter = await filterOf(options, staff);
      const { timeZone } = staff.settings.healthSystem;
      for await (const batch of namedEntries(staff, { command: 'audit list', event: 'auditListed' }, filter)) {
        await writePart({ terminal, signal }, batch.map((each) => `${lineOf(each, timeZone)}\n`).join(''));
      }
    });
    return 0;
  },
};

/** Details that have a column, or that the reader of a list does not need. */
const hidden = new Set(['by', 'user', 'host', 'address']);

function lineOf({ entry, username }: NamedEntry, timeZone: string): string {
  const { number, at, event, account_id: accountId, actor, details } = entry;
  const by = details['by'];
  const who = typeof by === 'string' ? `${actor} ${by}` : actor;
  const rest = Object.entries(details).filter(([name]) => !hidden.has(name));
  return [
    String(number).padStart(7),
    localTimeIn(timeZone, at).replace('T', ' '),
    event.padEnd(27),
    (username ?? accountId ?? '-').padEnd(20),
    who.padEnd(20),
    rest.map(([name, value]) => `${name}=${String(value)}`).join(' '),
  ]
    .join('  ')
    .trimEnd();
}
