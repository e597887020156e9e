import type { Database, Engine } from '../../platform/db/database.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { createTestDatabase } from '../../testing/databases.ts';
import type { SystemUser } from '../operator.ts';
import { runCli } from '../run.ts';

/** Who sits at the terminal of a test. */
export const staffUser: SystemUser = { name: 'lena.fischer', sudo: undefined, isAtTerminal: true };

/** A terminal of staff, for a portal with a database of its own. */
export interface StaffTerminal {
  /** Of the portal. */
  secret: string;
  /** Runs a command. `env` adds to the portal's environment, `user` changes who sits there. */
  run(
    argv: readonly string[],
    env?: NodeJS.ProcessEnv,
    user?: Partial<SystemUser>,
  ): Promise<{ code: number; out: string; err: string }>;
  /** Reads the database. */
  look<Result>(work: (database: Database) => Promise<Result>): Promise<Result>;
  close(): Promise<unknown>;
}

/**
 * Every command gets the same open database: to open a folder takes longer than most commands. The tests of the operator
 * at the terminal (run.test.ts) open a real one for each command.
 */
export async function createStaffTerminal(engine: Engine): Promise<StaffTerminal> {
  const database = await createTestDatabase(engine);
  const { secret } = await readSettings('test', {});
  const named = { PORTICO_DATA: 'the database above' };
  return {
    secret,
    run: async (argv, env = {}, user = {}) => {
      const said = { out: '', err: '' };
      const terminal = {
        out: (text: string) => void (said.out += text),
        err: (text: string) => void (said.err += text),
        isInteractive: false,
      };
      const openDatabase = async () => ({ ...database, close: async () => {} });
      const code = await runCli(argv, {
        terminal,
        env: { ...named, ...env },
        openDatabase,
        signal: new AbortController().signal,
        user: { ...staffUser, ...user },
      });
      return { code, ...said };
    },
    look: (work) => work(database),
    close: () => database.close(),
  };
}
