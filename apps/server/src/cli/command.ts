import type { ParseArgsOptionsConfig } from 'node:util';
import type { AuditEvent } from '../platform/audit/events.ts';
import type { openDatabase } from '../platform/db/database.ts';
import { ActError } from '../staff/act-error.ts';
import type { SystemUser } from './operator.ts';

/** The output of a command. Results go to `out`, progress and errors to `err`. */
export interface Terminal {
  out(text: string): void;
  err(text: string): void;
  /** Whether `err` is a terminal that a person watches, so that a line can be overwritten. */
  isInteractive: boolean;
  /**
   * Resolves once what was written to `out` is taken; missing where nothing is held up. Whoever writes much waits for it: what a slow reader
   * has not taken stands in memory. Rejects if the operator stops the command meanwhile.
   */
  drained?(): Promise<void>;
}

/** Where commands run. */
export interface CliContext {
  terminal: Terminal;
  env: NodeJS.ProcessEnv;
  /** Connects to the database that the settings name. The command closes what it has opened. */
  openDatabase: typeof openDatabase;
  /** Aborted if the operator stops the command. */
  signal: AbortSignal;
  user: SystemUser;
  /** In milliseconds: how long calls that are under way may take; by default what the server allows them. */
  settling?: number;
  /** The folder that names of files start from, where it is not the working folder of this process. */
  cwd?: string;
  /**
   * Has the command run by the server that has the embedded database in this folder open.
   *
   * @returns undefined where there is none that listens.
   */
  askServer?: (dataFolder: string, argv: readonly string[]) => Promise<ExitCode | undefined>;
}

export interface CommandContext extends CliContext {
  /** The person that `--as` names. */
  as: string | undefined;
}

/** The arguments after the command's name. */
export interface CommandArguments {
  positionals: readonly string[];
  options: Readonly<Record<string, string | boolean | undefined>>;
  /** Of the options that may stand several times. */
  lists: Readonly<Record<string, readonly string[]>>;
}

/**
 * 0: done. 1: the command failed, or what it checked cannot be used. 2: the command line has an error. 3: what it checked
 * can be used, but breaks rules.
 */
export type ExitCode = 0 | 1 | 2 | 3;

export interface Command {
  /** As on the command line: `prices import`. */
  name: string;
  /** The arguments: `FILE --location ID`. */
  usage: string;
  summary: string;
  details: string;
  options: ParseArgsOptionsConfig;
  /**
   * The events of its entries in the audit trail. Every command that changes something or reads about a person has some,
   * and somebody must answer for it (`asStaff`). What is refused about
   * somebody is `staffActRefused` besides, whichever command it is.
   */
  records: readonly AuditEvent[];
  /** Options that name a file. Of the arguments it is those of the names FILE and FOLDER. */
  files?: readonly string[];
  /** Names of the required arguments. */
  positionals: readonly string[];
  /** Names of the optional arguments after those. */
  optionalPositionals?: readonly string[];
  run(context: CommandContext, given: CommandArguments): Promise<ExitCode>;
}

/** An error in the command line. The message explains it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Reads what stands on the command line by a rule of the acts of staff. @throws UsageError where it is not as it must be. */
export function asUsage<Read>(read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    throw error instanceof ActError ? new UsageError(error.message, { cause: error }) : error;
  }
}

/** The command failed for a reason that the operator can repair. The message explains it. */
export class CommandError extends Error {
  override readonly name = 'CommandFailure';
}

/** Why a command is stopped whose output nobody reads any more, as behind `| head`: there is nobody to tell. */
export class ReaderGoneError extends Error {
  override readonly name = 'ReaderGoneError';
}
