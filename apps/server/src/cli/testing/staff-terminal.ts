import type { Database, Engine } from '../../platform/db/database.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { makeDataFolder, createTestDatabase } from '../../testing/databases.ts';
import { runCli } from '../run.ts';
import { withDatabase } from '../with-database.ts';

/** A terminal of staff, for a portal with a database of its own. */
export interface StaffTerminal {
  /** Of the portal. */
  secret: string;
  /** Runs a command. `env` overrides the portal's environment. */
  run(argv: readonly string[], env?: NodeJS.ProcessEnv): Promise<{ code: number; out: string; err: string }>;
  /** Reads the database. An embedded one is open to one process at a time. */
  look<Result>(work: (database: Database) => Promise<Result>): Promise<Result>;
  close(): Promise<unknown>;
}

export async function createStaffTerminal(engine: Engine): Promise<StaffTerminal> {
  const portal = await openPortal(engine);
  const own = portal.env;
  const settings = await readSettings('test', own);
  return {
    secret: settings.secret,
    run: async (argv, env = {}) => {
      const said = { out: '', err: '' };
      const terminal = {
        out: (text: string) => void (said.out += text),
        err: (text: string) => void (said.err += text),
        isInteractive: false,
      };
      const context = { terminal, env: { ...own, ...env }, signal: new AbortController().signal };
      const code = await runCli(argv, context);
      return { code, ...said };
    },
    look: (work) => withDatabase(settings, work),
    close: () => portal.close(),
  };
}

async function openPortal(engine: Engine): Promise<{ env: NodeJS.ProcessEnv; close(): Promise<unknown> }> {
  if (engine === 'pglite') {
    const folder = await makeDataFolder();
    return { env: { PORTICO_DATA: folder.path }, close: () => folder.remove() };
  }
  const database = await createTestDatabase(engine);
  const { driver } = database;
  const env = { DATABASE_URL: driver.engine === 'postgresql' ? driver.connectionString : '' };
  return { env, close: () => database.close() };
}
