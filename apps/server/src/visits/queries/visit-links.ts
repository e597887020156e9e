import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import type { VisitLinksTable } from '../../platform/db/visit-tables.ts';
import { findVisit, type Visit } from './visits.ts';

export async function insertVisitLink(db: Kysely<Tables>, link: Insertable<VisitLinksTable>): Promise<void> {
  await db.insertInto('visit_links').values(link).execute();
}

/** The visit that a link opens, whatever its time. */
export async function findLinkedVisit(db: Kysely<Tables>, tokenHash: Uint8Array): Promise<Visit | undefined> {
  const link = await db
    .selectFrom('visit_links')
    .select(['owner_id', 'visit_id'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return link && findVisit(db, link.owner_id, link.visit_id);
}
