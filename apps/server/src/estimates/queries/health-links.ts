import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { HealthLinksTable } from '../../platform/db/health-link-table.ts';
import type { Tables } from '../../platform/db/tables.ts';

export type StoredHealthLink = Selectable<HealthLinksTable>;

export async function insertHealthLink(trx: Transaction<Tables>, link: Insertable<HealthLinksTable>): Promise<void> {
  await trx.insertInto('health_links').values(link).execute();
}

/** The link with this token, unless it has ended or was tried too often. */
export async function findHealthLink(
  db: Kysely<Tables>,
  tokenHash: Uint8Array,
  now: Date,
): Promise<StoredHealthLink | undefined> {
  return db
    .selectFrom('health_links')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('tries_left', '>', 0)
    .executeTakeFirst();
}

/**
 * Takes one of the tries of a link, before the passcode is looked at: as many as are left can be made at once, and not one more.
 *
 * @returns how many are left after it; undefined where none was.
 */
export async function takeTry(db: Kysely<Tables>, tokenHash: Uint8Array): Promise<number | undefined> {
  const taken = await db
    .updateTable('health_links')
    .set({ tries_left: sql`tries_left - 1` })
    .where('token_hash', '=', tokenHash)
    .where('tries_left', '>', 0)
    .returning('tries_left')
    .executeTakeFirst();
  return taken?.tries_left;
}

/** The passcode was right: the try does not count. */
export async function returnTry(db: Kysely<Tables>, tokenHash: Uint8Array): Promise<void> {
  await db
    .updateTable('health_links')
    .set({ tries_left: sql`tries_left + 1` })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** What an owner shares, the newest first. */
export async function listHealthLinks(db: Kysely<Tables>, ownerId: string, now: Date): Promise<StoredHealthLink[]> {
  return db
    .selectFrom('health_links')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('expires_at', '>', now)
    .orderBy('made_at', 'desc')
    .orderBy('link_id')
    .execute();
}

/** False where it is not the owner's, or was taken back before. */
export async function deleteHealthLink(trx: Transaction<Tables>, ownerId: string, linkId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('health_links')
    .where('owner_id', '=', ownerId)
    .where('link_id', '=', linkId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** All that an owner shares. */
export async function deleteHealthLinksOf(trx: Transaction<Tables>, ownerId: string): Promise<void> {
  await trx.deleteFrom('health_links').where('owner_id', '=', ownerId).execute();
}
