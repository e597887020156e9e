import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import type { WebFilesTable } from '../../../platform/db/web-file-table.ts';

/** Of each file that is stored, the hash by which it is known. */
export async function findWebFileMacs(
  db: Kysely<Tables>,
): Promise<Array<Pick<Selectable<WebFilesTable>, 'path' | 'mac'>>> {
  return db.selectFrom('web_files').select(['path', 'mac']).execute();
}

export async function findWebFile(
  db: Kysely<Tables>,
  path: string,
): Promise<Pick<Selectable<WebFilesTable>, 'content' | 'mac'> | undefined> {
  return db.selectFrom('web_files').select(['content', 'mac']).where('path', '=', path).executeTakeFirst();
}

export async function upsertWebFiles(
  db: Kysely<Tables>,
  files: ReadonlyArray<Insertable<WebFilesTable>>,
): Promise<void> {
  await db
    .insertInto('web_files')
    .values(files)
    .onConflict((conflict) =>
      conflict
        .column('path')
        .doUpdateSet((row) => ({ content: row.ref('excluded.content'), mac: row.ref('excluded.mac') })),
    )
    .execute();
}

/** Notes which files the server that starts has, and which it does not have. */
export async function markReplacedWebFiles(db: Kysely<Tables>, own: readonly string[], now: Date): Promise<void> {
  await db
    .updateTable('web_files')
    .set({ replaced_at: null })
    .where('path', 'in', own)
    .where('replaced_at', 'is not', null)
    .execute();
  await db
    .updateTable('web_files')
    .set({ replaced_at: now })
    .where('path', 'not in', own)
    .where('replaced_at', 'is', null)
    .execute();
}

export async function removeReplacedWebFiles(db: Kysely<Tables>, replacedBefore: Date): Promise<void> {
  await db.deleteFrom('web_files').where('replaced_at', '<', replacedBefore).execute();
}
