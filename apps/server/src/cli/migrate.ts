import { migrateOnly } from '../app/prepare-database.ts';
import { findMissing } from '../app/require-up-to-date.ts';
import type { Database } from '../platform/db/database.ts';
import { firstReleaseFor } from '../platform/db/contracting-migration.ts';
import { readMigrationState } from '../platform/db/migrate.ts';
import { readMark } from '../platform/installation/find-installation-problem.ts';
import { installationOfCommand } from '../platform/installation/installation-of-command.ts';
import { holdsData } from '../platform/installation/unmarked-data.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { version } from '../platform/version.ts';
import type { Command } from './command.ts';
import { readCommandSettings } from './command-settings.ts';

/** `portico migrate`: brings the database up to date before the servers of a new release start, or shows what that would be. */
export const migrate: Command = {
  name: 'migrate',
  usage: '[--plan]',
  summary: 'Bring the database up to date for this release, or show what that would do.',
  details:
    'Run it with the new release, before its servers start. Servers of the release before go on working meanwhile and afterwards,\n' +
    'unless the plan says that a step needs newer ones. With PORTICO_MIGRATE=command servers leave it to this command, and may have\n' +
    "a user of PostgreSQL that can change no table. An empty database stays nobody's: its first server makes it its own.\n" +
    'With --plan nothing is changed, and the exit code is 0 where there is nothing to do, and 3 otherwise.',
  options: { plan: { type: 'boolean' } },
  records: [],
  positionals: [],
  async run({ terminal, openDatabase, env }, { options }) {
    const settings = await readCommandSettings(env);
    const database = await openDatabase({ ...settings, mustExist: true });
    try {
      await requireOwn(database, settings);
      const missing = await findMissing(database);
      if (options['plan'] === true) {
        terminal.out(await planText(database, missing));
        return missing.length === 0 ? 0 : 3;
      }
      await migrateOnly(database);
      terminal.out(missing.map((name) => `Done: ${name}\n`).join(''));
      terminal.out(`The database is up to date for release ${version}.\n`);
      return 0;
    } finally {
      await database.close();
    }
  },
};

/** A database that nobody has used yet has no mark; the first server makes it its own. */
async function requireOwn({ db }: Database, { keys }: Settings): Promise<void> {
  const isEmpty = (await readMark(db)) === undefined && !(await holdsData(db));
  if (!isEmpty) await installationOfCommand(db, keys);
}

async function planText({ db }: Database, missing: readonly string[]): Promise<string> {
  const { newer } = await readMigrationState(db);
  const ofNewer =
    newer.length === 0
      ? ''
      : `A newer release has been here, and this one works with what it left: ${newer.join(', ')}.\n`;
  if (missing.length === 0) return `The database is up to date for release ${version}.\n${ofNewer}`;
  const lines = missing.map((name) => `  ${name}  ${effectOf(name)}\n`);
  return `To bring the database up to date for release ${version}:\n${lines.join('')}${ofNewer}`;
}

function effectOf(name: string): string {
  const first = firstReleaseFor(name);
  return first === null
    ? 'servers of the release before go on working'
    : `first stop every server older than release ${first}`;
}
