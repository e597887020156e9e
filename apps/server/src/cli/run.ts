import { FileError } from '../platform/files/file-error.ts';
import { PriceFileError } from '@portico/price-files';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError } from '../platform/backup/backup-error.ts';
import { DatabaseInUseError } from '../platform/db/folder-lock.ts';
import { explainFailure } from '../platform/explain-failure.ts';
import { PatientFileError } from '../patients/import/patient-file-error.ts';
import { PriceImportError } from '../prices/price-import-error.ts';
import { PriceVersionError } from '../prices/price-version-error.ts';
import { ActError } from '../staff/act-error.ts';
import {
  type CliContext,
  type Command,
  type CommandArguments,
  CommandError,
  type ExitCode,
  ReaderGoneError,
  UsageError,
} from './command.ts';
import { findCommand, loadCommands } from './commands.ts';
import { plainText } from './plain-text.ts';

/**
 * Runs one command.
 *
 * @param argv the arguments after `portico`.
 * @returns the exit code. Expected failures are explained on the terminal.
 */
export async function runCli(argv: readonly string[], given: CliContext): Promise<ExitCode> {
  const { terminal: whole } = given;
  const terminal = { ...whole, out: (text: string) => whole.out(plainText(text)) };
  const context = { ...given, terminal };
  const command = await findCommand(argv);
  const wantsHelp = argv.includes('--help') || argv.includes('-h');
  if (wantsHelp || argv[0] === 'help') {
    terminal.out(command === undefined ? await helpForAll(argv[0]) : helpFor(command));
    return 0;
  }
  if (command === undefined) {
    if (argv.length > 0) terminal.err(`There is no command "${argv.join(' ')}".\n\n`);
    terminal.err(await helpForAll(argv[0]));
    return 2;
  }
  try {
    const args = fromFolder(parse(command, argv.slice(command.name.split(' ').length)), command, context.cwd);
    const { as } = args.options;
    return await command.run({ ...context, as: typeof as === 'string' ? as : undefined }, args);
  } catch (thrown) {
    const asked = await askedElsewhere(thrown, argv, context);
    if (asked.code !== undefined) return asked.code;
    const { error } = asked;
    if (context.signal.reason instanceof ReaderGoneError) return 1;
    if (context.signal.aborted) {
      terminal.err('Stopped. What it had finished by then stays; nothing else was changed.\n');
      return 1;
    }
    if (error instanceof UsageError) {
      terminal.err(`${error.message}\n\n${helpFor(command)}`);
      return 2;
    }
    const explained = explain(error);
    if (explained === undefined) throw error;
    terminal.err(`${explained}\n`);
    return 1;
  }
}

/** Where a server has the embedded database open, it runs the command; else what went wrong stays as it is. */
async function askedElsewhere(
  error: unknown,
  argv: readonly string[],
  { askServer }: CliContext,
): Promise<{ code?: ExitCode; error?: unknown }> {
  if (!(error instanceof DatabaseInUseError)) return { error };
  try {
    const code = await askServer?.(error.folder, argv);
    return code === undefined ? { error } : { code };
  } catch (failure) {
    return { error: failure };
  }
}

/** The arguments with files that are named from this folder. */
function fromFolder(given: CommandArguments, command: Command, folder: string | undefined): CommandArguments {
  if (folder === undefined) return given;
  const names = [...command.positionals, ...(command.optionalPositionals ?? [])];
  const options = Object.entries(given.options).map(([name, value]) =>
    typeof value === 'string' && command.files?.includes(name) === true
      ? [name, resolve(folder, value)]
      : [name, value],
  );
  return {
    positionals: given.positionals.map((value, at) =>
      ['FILE', 'FOLDER'].includes(names[at] ?? '') ? resolve(folder, value) : value,
    ),
    options: Object.fromEntries(options),
    lists: given.lists,
  };
}

function parse(command: Command, args: readonly string[]): CommandArguments {
  const { positionals, values, lists } = parseStrictly(command, args);
  const missing = command.positionals[positionals.length];
  if (missing !== undefined) throw new UsageError(`${missing} is missing.`);
  const tooMany = positionals[command.positionals.length + (command.optionalPositionals?.length ?? 0)];
  if (tooMany !== undefined) throw new UsageError(`"${tooMany}" is one argument too many.`);
  return { positionals, options: values, lists };
}

function parseStrictly(
  { options: own }: Command,
  args: readonly string[],
): { positionals: string[]; values: CommandArguments['options']; lists: CommandArguments['lists'] } {
  if ('as' in own) throw new Error('--as names who acts, with every command. No command has another use for it.');
  const options = { ...own, as: { type: 'string' } as const };
  try {
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
    const single: Record<string, string | boolean | undefined> = {};
    const lists: Record<string, string[]> = {};
    for (const [name, value] of Object.entries(values)) {
      if (Array.isArray(value)) lists[name] = value.map(String);
      else single[name] = value;
    }
    return { positionals, values: single, lists };
  } catch (error) {
    // parseArgs throws a TypeError. Its first sentence says what is wrong with the arguments.
    if (error instanceof TypeError) throw new UsageError(`${error.message.split('. ')[0]}.`, { cause: error });
    throw error;
  }
}

/** Errors whose message is for the operator. */
const told = [
  PriceFileError,
  FileError,
  PriceImportError,
  PriceVersionError,
  PatientFileError,
  BackupError,
  CommandError,
  ActError,
];

/** The message for a failure that the operator can repair. */
function explain(error: unknown): string | undefined {
  return told.some((kind) => error instanceof kind) ? (error as Error).message : explainFailure(error);
}

/** The output of `portico --help`, and of `portico prices --help`: of the commands that begin so, where there are any. */
async function helpForAll(begin: string | undefined): Promise<string> {
  const listed = await loadCommands(begin);
  const width = Math.max(...listed.map(({ name }) => name.length));
  const lines = listed.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  return `Usage: npm run portico -- COMMAND\n\n${lines.join('\n')}\n\nMore about one of them: npm run portico -- COMMAND --help\n`;
}

const HELP_ON_PERSON =
  "It is written into the audit trail with the person of --as, or with the system's user where that is one person's.";

/** The output of `portico COMMAND --help`. */
function helpFor({ name, usage, summary, details, records }: Command): string {
  const [as, inTrail] = records.length === 0 ? ['', ''] : ['[--as PERSON]', `${HELP_ON_PERSON}\n`];
  const line = [name, usage, as].filter((part) => part !== '').join(' ');
  return `Usage: npm run portico -- ${line}\n\n${summary}\n${details}\n${inTrail}`;
}
