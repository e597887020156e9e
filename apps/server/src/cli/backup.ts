import { resolve } from 'node:path';
import { backUp, requireRoomForBackup } from '../platform/backup/back-up.ts';
import { readingKeys } from '../platform/crypto/keys.ts';
import { countOf } from '../prices/figures.ts';
import { type Command, CommandError } from './command.ts';
import { asStaff, recordCommand } from './staff.ts';

/** `portico backup`: copies the embedded database while the portal is served. */
export const backup: Command = {
  name: 'backup',
  usage: 'FOLDER',
  summary: 'Copy the embedded database and the price files into a new folder, while the portal is served.',
  details:
    'FOLDER must not be there yet; it has its name once the copy is whole. Requests wait while the files of the database are copied.\n' +
    'The copy is as of one moment, each file with its digest, and opens with the PORTICO_SECRET of now alone, which is not in it:\n' +
    'keep that elsewhere. "portico restore FOLDER --check" tells whether a copy can be restored.',
  options: {},
  records: ['databaseCopied'],
  positionals: ['FOLDER'],
  async run({ terminal, signal, ...context }, { positionals }) {
    const folder = resolve(positionals[0] ?? '');
    await asStaff(context, async (staff) => {
      const { database, settings, now } = staff;
      if (database.engine === 'postgresql') {
        throw new CommandError(
          'The database is a PostgreSQL, whose own programs copy it: pg_dump, or pgBackRest. docs/operations.md says how. Nothing was copied.',
        );
      }
      const { dataFolder, priceFilesFolder, keys } = settings;
      const request = { folder, dataFolder, priceFilesFolder, keys, now, signal };
      await requireRoomForBackup(request);
      // First, as with all that is read: a copy that is broken off has been begun, too. And the copy has it.
      await database.db
        .transaction()
        .execute((trx) => recordCommand(trx, staff, 'backup', { event: 'databaseCopied', details: { folder } }));
      const { files, bytes, waited } = await backUp(database, request);
      const ids = readingKeys(keys).map(({ id }) => id);
      terminal.out(
        `Copied: ${countOf(files, 'file')}, ${(bytes / 1e6).toFixed(1)} MB, in ${folder}. Requests waited ${(waited / 1000).toFixed(1)} seconds.\n` +
          `It opens with PORTICO_SECRET (${ids.join(', then PORTICO_SECRET_PREVIOUS: ')}) alone. Keep that elsewhere, with the settings and the files\n` +
          'that they name: none of them is in it.\n',
      );
    });
    return 0;
  },
};
