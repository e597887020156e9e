import { verifyAudit } from '../platform/audit/verify-audit.ts';
import { formatCount } from '../prices/figures.ts';
import { noteOf, readNote } from '../staff/audit/read-note.ts';
import { asUsage, type Command } from './command.ts';
import { readCommandSettings } from './command-settings.ts';
import { withDatabase } from './with-database.ts';

/** `portico audit verify`: checks whether the audit trail is unchanged. */
export const auditVerify: Command = {
  name: 'audit verify',
  usage: '[--after NUMBER:HASH]',
  summary: 'Verify that nothing in the audit trail was changed, removed or forged.',
  details:
    'Prints where the trail ends, as NUMBER:HASH. Keep that elsewhere, and give it the next time: an end that was cut off\n' +
    'shows by it alone. A trail that is not whole gives the exit code 1, and the first entry that is wrong; after\n' +
    '"audit continue", what is damaged, who continued it and why.',
  options: { after: { type: 'string' } },
  records: [],
  positionals: [],
  async run({ terminal, ...context }, { options }) {
    const after = options['after'];
    const note = typeof after === 'string' ? asUsage(() => readNote(after)) : undefined;
    const settings = await readCommandSettings(context.env);
    const { head, broken, continued } = await withDatabase(context, settings, ({ db }, { keys }) =>
      verifyAudit(db, keys, note),
    );
    if (broken !== null) {
      terminal.err(`The audit trail is broken. Entry ${broken.number} ${broken.reason}.\n`);
      return 1;
    }
    const count = `${formatCount(head.number)} ${head.number === 1 ? 'entry' : 'entries'}`;
    if (continued.length === 0) terminal.out(`The audit trail is whole: ${count}.\n`);
    else {
      terminal.err(`The audit trail is not whole: ${count}, and known damage. All else is as it was appended.\n`);
      for (const { damaged, number, at, by, reason } of continued) {
        terminal.err(`Damaged: ${damaged}. Continued by ${by} with entry ${number}, ${at.slice(0, 10)}: ${reason}\n`);
      }
    }
    terminal.out(`${noteOf(head)}\n`);
    return continued.length === 0 ? 0 : 1;
  },
};
