import type { Kysely } from 'kysely';
import type { Keys } from '../crypto/keys.ts';
import type { Tables } from '../db/tables.ts';
import { DEMONSTRATION_SECRET } from '../settings/secret.ts';
import { problemOf, readMark } from './find-installation-problem.ts';
import type { Installation } from './installation.ts';
import { InstallationError } from './installation-error.ts';

/**
 * The installation that a database says it is. A command works on either kind, with its secret, and never makes a
 * database some installation's.
 *
 * @param keys of PORTICO_SECRET, or of the demonstration's where none is set.
 * @throws InstallationError if no server has run on the database, or the secret is not the database's.
 */
export async function installationOfCommand(db: Kysely<Tables>, keys: Keys): Promise<Installation> {
  const mark = await readMark(db);
  if (mark === undefined) throw new InstallationError('isNobodys');
  if (mark.kind === 'hospital' && keys.current.secret === DEMONSTRATION_SECRET)
    throw new InstallationError('secretMissing');
  const installation = { kind: mark.kind, keys };
  const problem = problemOf(mark, installation);
  if (problem !== null) throw new InstallationError(problem);
  return installation;
}
