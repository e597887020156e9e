import { FileError } from '../platform/files/file-error.ts';
import { PriceFileError } from '@portico/price-files';
import { parseArgs } from 'node:util';
import { explainFailure } from '../platform/explain-failure.ts';
import { PatientFileError } from '../patients/import/patient-file-error.ts';
import { PriceImportError } from '../prices/price-import-error.ts';
import { accountsAdmit } from './accounts-admit.ts';
import { accountsDischarge } from './accounts-discharge.ts';
import { accountsPermit, accountsRestrict } from './accounts-permissions.ts';
import { accountsSessions } from './accounts-sessions.ts';
import { accountsSuspend } from './accounts-suspend.ts';
import { accountsTwoStep } from './accounts-two-step.ts';
import { accountsUnlock } from './accounts-unlock.ts';
import { activationIssue } from './activation-issue.ts';
import { activationList } from './activation-list.ts';
import { activationRevoke } from './activation-revoke.ts';
import { auditVerify } from './audit-verify.ts';
import {
  type Command,
  type CommandArguments,
  type CommandContext,
  CommandError,
  type ExitCode,
  UsageError,
} from './command.ts';
import { patientsImport } from './patients-import.ts';
import { payorsList } from './payors-list.ts';
import { payorsMap } from './payors-map.ts';
import { payorsUnmapped } from './payors-unmapped.ts';
import { pricesCheck } from './prices-check.ts';
import { pricesImport } from './prices-import.ts';
import { pricesList } from './prices-list.ts';
import { proxiesInvite } from './proxies-invite.ts';
import { visitsInvite } from './visits-invite.ts';

const commands: readonly Command[] = [
  pricesImport,
  pricesCheck,
  pricesList,
  payorsList,
  payorsMap,
  payorsUnmapped,
  patientsImport,
  activationIssue,
  activationList,
  activationRevoke,
  accountsSuspend,
  accountsUnlock,
  accountsTwoStep,
  accountsSessions,
  accountsAdmit,
  accountsDischarge,
  accountsRestrict,
  accountsPermit,
  proxiesInvite,
  visitsInvite,
  auditVerify,
];

/**
 * Runs one command.
 *
 * @param argv the arguments after `portico`.
 * @returns the exit code. Expected failures are explained on the terminal.
 */
export async function runCli(argv: readonly string[], context: CommandContext): Promise<ExitCode> {
  const { terminal } = context;
  const command = commands.find(({ name }) => name.split(' ').every((word, place) => argv[place] === word));
  const wantsHelp = argv.includes('--help') || argv.includes('-h');
  if (wantsHelp || argv[0] === 'help') {
    terminal.out(command === undefined ? helpForAll() : helpFor(command));
    return 0;
  }
  if (command === undefined) {
    if (argv.length > 0) terminal.err(`There is no command "${argv.join(' ')}".\n\n`);
    terminal.err(helpForAll());
    return 2;
  }
  try {
    return await command.run(context, parse(command, argv.slice(command.name.split(' ').length)));
  } catch (error) {
    if (context.signal.aborted) {
      terminal.err('Stopped. Nothing was changed.\n');
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

function parse(command: Command, args: readonly string[]): CommandArguments {
  const { positionals, values } = parseStrictly(command, args);
  const missing = command.positionals[positionals.length];
  if (missing !== undefined) throw new UsageError(`${missing} is missing.`);
  const tooMany = positionals[command.positionals.length + (command.optionalPositionals?.length ?? 0)];
  if (tooMany !== undefined) throw new UsageError(`"${tooMany}" is one argument too many.`);
  return { positionals, options: values };
}

function parseStrictly(
  { options }: Command,
  args: readonly string[],
): { positionals: string[]; values: Record<string, string | boolean | undefined> } {
  try {
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
    const single = Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]);
    return { positionals, values: Object.fromEntries(single) };
  } catch (error) {
    // parseArgs throws a TypeError. Its first sentence says what is wrong with the arguments.
    if (error instanceof TypeError) throw new UsageError(`${error.message.split('. ')[0]}.`, { cause: error });
    throw error;
  }
}

/** Errors whose message is for the operator. */
const told = [PriceFileError, FileError, PriceImportError, PatientFileError, CommandError];

/** The message for a failure that the operator can repair. */
function explain(error: unknown): string | undefined {
  return told.some((kind) => error instanceof kind) ? (error as Error).message : explainFailure(error);
}

/** The output of `portico --help`. */
function helpForAll(): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  return `Usage: npm run portico -- COMMAND\n\n${lines.join('\n')}\n\nMore about one of them: npm run portico -- COMMAND --help\n`;
}

/** The output of `portico COMMAND --help`. */
function helpFor({ name, usage, summary, details }: Command): string {
  return `Usage: npm run portico -- ${`${name} ${usage}`.trim()}\n\n${summary}\n${details}\n`;
}
