import type { Insertable, Kysely, Selectable } from 'kysely';
import type { OpenIdArtifactsTable } from '../../platform/db/openid-tables.ts';
import type { Tables } from '../../platform/db/tables.ts';

export async function upsertArtifact(
  db: Kysely<Tables>,
  artifact: Omit<Insertable<OpenIdArtifactsTable>, 'consumed_at'>,
): Promise<void> {
  const { id_hash: _, ...changed } = artifact;
  await db
    .insertInto('openid_artifacts')
    .values(artifact)
    .onConflict((conflict) => conflict.column('id_hash').doUpdateSet(changed))
    .execute();
}

export async function findArtifact(
  db: Kysely<Tables>,
  idHash: Uint8Array,
): Promise<Selectable<OpenIdArtifactsTable> | undefined> {
  return db.selectFrom('openid_artifacts').selectAll().where('id_hash', '=', idHash).executeTakeFirst();
}

/** Notes the use of what may be used once. Of several at the same moment one gets true. */
export async function consumeArtifact(db: Kysely<Tables>, idHash: Uint8Array, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('openid_artifacts')
    .set({ consumed_at: now })
    .where('id_hash', '=', idHash)
    .where('consumed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteArtifact(db: Kysely<Tables>, idHash: Uint8Array): Promise<void> {
  await db.deleteFrom('openid_artifacts').where('id_hash', '=', idHash).execute();
}

/** Deletes a grant and everything that was given under it. */
export async function deleteGrant(db: Kysely<Tables>, grantHash: Uint8Array): Promise<void> {
  await deleteArtifact(db, grantHash);
  await db.deleteFrom('openid_artifacts').where('grant_hash', '=', grantHash).execute();
}
