import { version } from '../version.ts';
import { firstReleaseFor } from './contracting-migration.ts';

/** The tables are not those that this program needs. The message is for the operator. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError';

  static newer(migrations: readonly string[]): SchemaError {
    const needs = migrations.map((name) => `${name} needs ${firstReleaseFor(name)}`).join(', ');
    return new SchemaError(
      `A newer release has changed this database so that release ${version} does not work with it (${needs}): start the newer one. Nothing was changed.`,
    );
  }

  static behind(missing: readonly string[]): SchemaError {
    return new SchemaError(
      `This database is not up to date for release ${version} (missing: ${missing.join(', ')}), and PORTICO_MIGRATE leaves that to you: run \`portico migrate\`, then start again. Nothing was changed.`,
    );
  }

  static busy(cause: unknown): SchemaError {
    return new SchemaError(
      'The database could not be brought up to date: a table that has to change was in use the whole time. Wait for the end of an import, a backup or a report, then try again. Nothing was changed.',
      { cause },
    );
  }
}
