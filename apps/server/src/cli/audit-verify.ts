import { type AuditHead, verifyAudit } from '../platform/audit/verify-audit.ts';
import { formatCount } from '../prices/figures.ts';
import { type Command, UsageError } from './command.ts';
import { readCommandSettings } from './command-settings.ts';
import { withDatabase } from './with-database.ts';

/** `portico audit verify`: checks whether the audit trail is unchanged. */
export const auditVerify: Command = {
  name: 'audit verify',
  usage: '[--after NUMBER:HASH]',
  summary: 'Verify that nothing in the audit trail was changed, removed or forged.',
  details:
    'Prints where the trail ends, as NUMBER:HASH. Keep that elsewhere, and give it the next time: an end that was cut off\n' +
    'shows by it alone. A trail that is not whole gives the exit code 1, and the first entry that is wrong.',
  options: { after: { type: 'string' } },
  records: [],
  positionals: [],
  async run({ terminal, ...context }, { options }) {
    const note = readNote(options['after']);
    const settings = await readCommandSettings(context.env);
    const { head, broken } = await withDatabase(context, settings, ({ db }) => verifyAudit(db, settings.keys, note));
    if (broken !== null) {
      terminal.err(`The audit trail is broken. Entry ${broken.number} ${broken.reason}.\n`);
      return 1;
    }
    terminal.out(`The audit trail is whole: ${formatCount(head.number)} ${head.number === 1 ? 'entry' : 'entries'}.\n`);
    terminal.out(`${head.number}:${Buffer.from(head.hash).toString('hex')}\n`);
    return 0;
  },
};

function readNote(given: string | boolean | undefined): AuditHead | undefined {
  if (typeof given !== 'string') return undefined;
  const [, number, hash] = /^(\d{1,15}):([\da-f]{64})$/i.exec(given.trim()) ?? [];
  if (number === undefined || hash === undefined) {
    throw new UsageError('--after must be NUMBER:HASH, as an earlier "audit verify" printed it.');
  }
  return { number: Number(number), hash: Buffer.from(hash, 'hex') };
}
