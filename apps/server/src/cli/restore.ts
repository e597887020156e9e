import { restoreBackup, type Restored } from '../app/restore-backup.ts';
import { formatCount } from '../prices/figures.ts';
import { type Command, CommandError } from './command.ts';
import { readCommandSettings } from './command-settings.ts';
import { operatorOf } from './operator.ts';

/** `portico restore`: makes the embedded database what it was when it was copied. */
export const restore: Command = {
  name: 'restore',
  usage: 'FOLDER [--check]',
  summary: 'Restore the embedded database from a copy that "portico backup" made, into a PORTICO_DATA without one.',
  details:
    'Nothing is overwritten, and there is a database only once every file has its digest and the database has opened. Stop the\n' +
    'server first. With --check the same is tried in a folder that is removed again, beside a server, too. The exit code is 3 where\n' +
    'the audit trail was broken in the copy.',
  options: { check: { type: 'boolean' } },
  records: ['databaseRestored'],
  positionals: ['FOLDER'],
  async run({ terminal, signal, as, user, env, openDatabase }, { positionals, options }) {
    const [folder = ''] = positionals;
    const settings = await readCommandSettings(env);
    const operator = operatorOf(as, user, settings);
    if (settings.databaseUrl !== undefined) {
      throw new CommandError(
        'DATABASE_URL names a PostgreSQL, and this restores the embedded database. Take DATABASE_URL out, and name a folder in PORTICO_DATA.',
      );
    }
    const isCheck = options['check'] === true;
    const restored = await restoreBackup({ folder, settings, operator, openDatabase, signal, isCheck });
    terminal.out(textOf(restored, isCheck));
    const { damage } = restored;
    if (damage === null) return 0;
    terminal.err(
      `The audit trail was broken in the copy already: entry ${damage.number} ${damage.reason}. "audit continue" lets it go on.\n`,
    );
    return 3;
  },
};

function textOf({ manifest, head, damage, waiting }: Restored, isCheck: boolean): string {
  const { at, release, files } = manifest;
  return [
    `${isCheck ? 'Can be restored' : 'Restored'}: the portal as of ${at}, copied by release ${release}. All ${formatCount(files.length)} files have their digests.`,
    `The audit trail ${damage === null ? 'is whole, and ' : ''}ended then at ${head.number}:${Buffer.from(head.hash).toString('hex')}`,
    ...(isCheck
      ? ['Nothing was changed.']
      : [
          ...(waiting === 0
            ? []
            : [
                `${formatCount(waiting)} messages were waiting then: the server sends them, also those that have gone out since.`,
              ]),
          'Start the server, with the PORTICO_SECRET of then. What was done since that moment is not in it.',
        ]),
    '',
  ].join('\n');
}
