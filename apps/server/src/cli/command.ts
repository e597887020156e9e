import type { ParseArgsOptionsConfig } from 'node:util';

/** Where a command speaks. Results go to `out`, progress and complaints to `err`. */
export interface Terminal {
  out(text: string): void;
  err(text: string): void;
  /** `err` is a terminal that a person watches, so that a line may be drawn over. */
  isInteractive: boolean;
}

/** What a command is given to work with. */
export interface CommandContext {
  terminal: Terminal;
  env: NodeJS.ProcessEnv;
  /** Aborted when the operator stops the command. */
  signal: AbortSignal;
}

/** What was typed behind the command's name. */
export interface CommandArguments {
  positionals: readonly string[];
  options: Readonly<Record<string, string | boolean | undefined>>;
}

/** 0: done. 1: it could not be done, or what was checked is not in order. 2: the command was typed wrongly. */
export type ExitCode = 0 | 1 | 2;

export interface Command {
  /** As typed: `prices import`. */
  name: string;
  /** What follows the name: `FILE --location ID`. */
  usage: string;
  summary: string;
  details: string;
  options: ParseArgsOptionsConfig;
  /** Names of the arguments that must be there. */
  positionals: readonly string[];
  /** Names of arguments that may follow those. */
  optionalPositionals?: readonly string[];
  run(context: CommandContext, given: CommandArguments): Promise<ExitCode>;
}

/** The command was typed wrongly. The message says how. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The command could not be done, for a reason that the operator can mend. The message says which. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
}
