import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Keys } from '../../platform/crypto/keys.ts';
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
  keys: Keys;
  /** Runs a command. `env` adds to the portal's environment, `user` changes who sits there. */
  run(argv: readonly string[], env?: NodeJS.ProcessEnv, user?: Partial<SystemUser>): Promise<Said>;
  /** Reads the database. */
  look<Result>(work: (database: Database) => Promise<Result>): Promise<Result>;
  close(): Promise<unknown>;
}

/** What a command said, and its exit code. */
export interface Said {
  code: number;
  out: string;
  err: string;
}

/** Runs a command on a database that stays open. `env` adds to the portal's environment, `user` changes who sits there. */
export async function runOnDatabase(
  database: Database,
  argv: readonly string[],
  env: NodeJS.ProcessEnv = {},
  user: Partial<SystemUser> = {},
): Promise<Said> {
  const said = { out: '', err: '' };
  const code = await runCli(argv, {
    terminal: {
      out: (text: string) => void (said.out += text),
      err: (text: string) => void (said.err += text),
      isInteractive: false,
    },
    env: { PORTICO_DATA: 'the database above', ...env },
    openDatabase: async () => ({ ...database, close: async () => {} }),
    signal: new AbortController().signal,
    // Nothing else is under way in a test.
    settling: 0,
    user: { ...staffUser, ...user },
  });
  return { code, ...said };
}

/**
 * Every command gets the same open database: to open a folder takes longer than most commands. The tests of the operator
 * at the terminal (run.test.ts) open a real one for each command.
 */
export async function createStaffTerminal(engine: Engine): Promise<StaffTerminal> {
  const database = await createTestDatabase(engine);
  // Commands that import keep the file that they were given.
  const priceFiles = await mkdtemp(join(tmpdir(), 'portico-price-files-'));
  const { keys } = await readSettings('test', {});
  return {
    keys,
    run: (argv, env, user) => runOnDatabase(database, argv, { PORTICO_PRICE_FILES: priceFiles, ...env }, user),
    look: (work) => work(database),
    close: () => Promise.all([database.close(), rm(priceFiles, { recursive: true })]),
  };
}
