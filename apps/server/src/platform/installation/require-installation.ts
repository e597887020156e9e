import type { Kysely } from 'kysely';
import type { Keys } from '../crypto/keys.ts';
import type { Tables } from '../db/tables.ts';
import { hasTable } from '../db/has-table.ts';
import { beginRotation, isRetired } from './begin-rotation.ts';
import { type InstallationMark, problemOf, readMark } from './find-installation-problem.ts';
import { type Installation, secretCheck } from './installation.ts';
import { InstallationError, type InstallationProblem } from './installation-error.ts';
import { holdsData, isSecretOfData } from './unmarked-data.ts';

/** Tells whether a database without a mark is the demonstration's, by its people. */
export type HoldsDemonstration = (db: Kysely<Tables>, keys: Keys) => Promise<boolean>;

/**
 * Makes sure, before anything is written, that a database is the installation's or nobody's yet.
 *
 * @throws InstallationError otherwise.
 */
export async function requireInstallation(
  db: Kysely<Tables>,
  installation: Installation,
  holdsDemonstration: HoldsDemonstration,
): Promise<void> {
  const mark = await readMark(db);
  const problem =
    mark === undefined
      ? await problemOfUnmarked(db, installation, holdsDemonstration)
      : await problemOfServer(db, mark, installation);
  if (problem !== null) throw new InstallationError(problem);
}

/** A server, unlike a command, begins a rotation. */
async function problemOfServer(
  db: Kysely<Tables>,
  mark: InstallationMark,
  installation: Installation,
): Promise<InstallationProblem | null> {
  const problem = problemOf(mark, installation);
  if (problem !== 'secretIsNext') return problem;
  const hasKept = await hasTable(db, 'kept_keys');
  return hasKept && (await isRetired(db, installation.keys)) ? 'secretIsRetired' : null;
}

/**
 * Marks a database as the installation's, unless it has a mark, and begins a rotation where its secret is the previous one.
 * Two servers may come at once: the first one's counts.
 *
 * @throws InstallationError if it is another's now.
 */
export async function claimDatabase(db: Kysely<Tables>, { kind, keys }: Installation): Promise<void> {
  await db
    .insertInto('installation')
    .values({ kind, secret_check: secretCheck(keys.current), values_bound: !(await holdsData(db)) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await beginRotation(db, keys);
  const mark = await readMark(db);
  const problem = mark === undefined ? 'isNobodys' : problemOf(mark, { kind, keys });
  if (problem !== null) throw new InstallationError(problem);
}

/** A database of a version without marks: what it holds must be the installation's own. */
async function problemOfUnmarked(
  db: Kysely<Tables>,
  { kind, keys }: Installation,
  holdsDemonstration: HoldsDemonstration,
): Promise<InstallationProblem | null> {
  if (!(await holdsData(db))) return null;
  // It is marked with the secret that it has: a rotation begins at the next start.
  if (!(await isSecretOfData(db, { ...keys, previous: null }))) return 'secret';
  if (await holdsDemonstration(db, keys)) return kind === 'hospital' ? 'isDemonstration' : null;
  return kind === 'demonstration' ? 'isHospital' : null;
}
