import type { Kysely } from 'kysely';
import { hasTable } from '../db/has-table.ts';
import type { InstallationTable } from '../db/installation-table.ts';
import type { Tables } from '../db/tables.ts';
import { type Installation, isSecretCheck } from './installation.ts';
import type { InstallationProblem } from './installation-error.ts';

/** What a database says of itself. */
export type InstallationMark = Pick<InstallationTable, 'kind' | 'secret_check'>;

/** Reads it; undefined in a database that no server has marked. Works before any migration has run. */
export async function readMark(db: Kysely<Tables>): Promise<InstallationMark | undefined> {
  if (!(await hasTable(db, 'installation'))) return undefined;
  return db.selectFrom('installation').select(['kind', 'secret_check']).executeTakeFirst();
}

/** Why the database with this mark is not the installation's; null where it is. */
export function problemOf(mark: InstallationMark, { kind, keys }: Installation): InstallationProblem | null {
  if (mark.kind !== kind) return mark.kind === 'hospital' ? 'isHospital' : 'isDemonstration';
  return isSecretCheck(mark.secret_check, keys.current) ? null : 'secret';
}
