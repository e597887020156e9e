import { type Kysely, type Selectable, sql } from 'kysely';
import type { Keys } from '../crypto/keys.ts';
import { hasTable } from '../db/has-table.ts';
import type { InstallationTable } from '../db/installation-table.ts';
import type { Tables } from '../db/tables.ts';
import { type Installation, isSecretCheck } from './installation.ts';
import type { InstallationProblem } from './installation-error.ts';

/** What a database says of itself. */
export type InstallationMark = Pick<Selectable<InstallationTable>, 'kind' | 'secret_check' | 'previous_check'>;

/** Reads it; undefined in a database that no server has marked. Works before any migration has run. */
export async function readMark(db: Kysely<Tables>): Promise<InstallationMark | undefined> {
  if (!(await hasTable(db, 'installation'))) return undefined;
  const row = await db
    .selectFrom('installation')
    .select(['kind', 'secret_check'])
    // As text of the whole row, which may not have the column yet.
    .select(sql<string | null>`to_jsonb(installation) ->> 'previous_check'`.as('previous'))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { previous, ...mark } = row;
  return { ...mark, previous_check: previous === null ? null : Buffer.from(previous.slice(2), 'hex') };
}

/** Why the database with this mark is not the installation's; null where it is. */
export function problemOf(mark: InstallationMark, { kind, keys }: Installation): InstallationProblem | null {
  if (mark.kind !== kind) return mark.kind === 'hospital' ? 'isHospital' : 'isDemonstration';
  return problems[standingOf(mark, keys)];
}

const problems = {
  current: null,
  former: null,
  next: 'secretIsNext',
  alone: 'previousMissing',
  unknown: 'secret',
} as const satisfies Record<ReturnType<typeof standingOf>, InstallationProblem | null>;

/**
 * How keys stand to a database. `current`: its secret, with the one before where it still needs that. `former`: the one
 * before, of a server that a rotation has not reached yet and that reads the new one. `next`: its secret is the previous
 * one of the keys, so that a rotation can begin. `alone`: its secret, without the one before that it still needs.
 */
export function standingOf(
  { secret_check, previous_check }: Pick<InstallationMark, 'secret_check' | 'previous_check'>,
  { current, previous }: Keys,
): 'current' | 'former' | 'next' | 'alone' | 'unknown' {
  if (isSecretCheck(secret_check, current)) {
    const hasPrevious = previous_check === null || (previous !== null && isSecretCheck(previous_check, previous));
    return hasPrevious ? 'current' : 'alone';
  }
  if (previous === null || !isSecretCheck(secret_check, previous)) return 'unknown';
  return previous_check !== null && isSecretCheck(previous_check, current) ? 'former' : 'next';
}
