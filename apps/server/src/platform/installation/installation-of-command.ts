import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { DEMONSTRATION_SECRET } from '../settings/secret.ts';
import { problemOf, readMark } from './find-installation-problem.ts';
import type { Installation } from './installation.ts';
import { InstallationError } from './installation-error.ts';

/**
 * The installation that a database says it is. A command works on either kind, with its secret, and never makes a
 * database some installation's.
 *
 * @param secret PORTICO_SECRET, or the demonstration's where none is set.
 * @throws InstallationError if no server has run on the database, or the secret is not the database's.
 */
export async function installationOfCommand(db: Kysely<Tables>, secret: string): Promise<Installation> {
  const mark = await readMark(db);
  if (mark === undefined) throw new InstallationError('isNobodys');
  if (mark.kind === 'hospital' && secret === DEMONSTRATION_SECRET) throw new InstallationError('secretMissing');
  const installation = { kind: mark.kind, secret };
  const problem = problemOf(mark, installation);
  if (problem !== null) throw new InstallationError(problem);
  return installation;
}
