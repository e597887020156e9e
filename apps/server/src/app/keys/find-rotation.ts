import type { Kysely } from 'kysely';
import type { Keys } from '../../platform/crypto/keys.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { isSecretCheck } from '../../platform/installation/installation.ts';

/**
 * Whether a database is to be brought under the current secret. `done`: nothing is left under the one before, nor of a
 * version before. `others`: it is under another one, to which a rotation has brought it.
 */
export async function findRotation(db: Kysely<Tables>, { current }: Keys): Promise<'underWay' | 'done' | 'others'> {
  const { secret_check, previous_check, values_bound } = await db
    .selectFrom('installation')
    .select(['secret_check', 'previous_check', 'values_bound'])
    .executeTakeFirstOrThrow();
  if (!isSecretCheck(secret_check, current)) return 'others';
  return previous_check === null && values_bound ? 'done' : 'underWay';
}
