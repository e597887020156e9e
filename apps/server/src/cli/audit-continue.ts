import { hostname } from 'node:os';
import { continueAudit } from '../platform/audit/continue-audit.ts';
import { type Command, CommandError } from './command.ts';
import { reasonDetails, reasonOf, reasonOption } from './reason.ts';
import { asStaff } from './staff.ts';

/** `portico audit continue`: lets a damaged audit trail go on. */
export const auditContinue: Command = {
  name: 'audit continue',
  usage: '--reason TEXT',
  summary: 'Let a damaged audit trail go on, by an entry that says what is damaged.',
  details:
    'Mends nothing: "audit verify" names the damage from then on, with who continued the trail and why. Keep a copy of\n' +
    `the database first, and find out what happened.\n${reasonDetails}`,
  options: reasonOption,
  records: ['auditContinued'],
  positionals: [],
  async run({ terminal, ...context }, given) {
    const reason = reasonOf(given);
    const damage = await asStaff(context, ({ database, settings, now, operator }) => {
      const who = { command: 'audit continue', ...operator, host: hostname(), reason };
      return database.db.transaction().execute((trx) => continueAudit(trx, { keys: settings.keys, now }, who));
    });
    if (damage.length === 0)
      throw new CommandError('The audit trail has no damage that is not known. Nothing was changed.');
    for (const { number, to, reason: wrong } of damage) {
      terminal.out(`Entry ${number} ${wrong}${to > number ? `; damaged up to entry ${to}` : ''}.\n`);
    }
    terminal.out('The audit trail goes on, with an entry that says so.\n');
    return 0;
  },
};
