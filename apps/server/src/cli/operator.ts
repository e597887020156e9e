import { userInfo } from 'node:os';
import type { Environment } from '../platform/settings/environment.ts';
import type { Operator } from '../staff/staff.ts';
import { UsageError } from './command.ts';

/** The system's user who runs a command. */
export interface SystemUser {
  /** The user's name; where the system has none, as in many containers, `user` with the number. */
  name: string;
  /** Who became that user with sudo. */
  sudo: string | undefined;
  /** Whether anybody can sit at it. Under cron and in pipelines nobody does. */
  isAtTerminal: boolean;
}

/** The user of this process. */
export function systemUser(env: NodeJS.ProcessEnv): SystemUser {
  const isAtTerminal = [process.stdin, process.stdout, process.stderr].some(({ isTTY }) => isTTY);
  return { name: nameOfUser(), sudo: env['SUDO_USER'] || undefined, isAtTerminal };
}

function nameOfUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** Users that services, images and hosts bring along. PORTICO_SHARED_USERS adds the hospital's own. */
const usersOfNobody: ReadonlySet<string> = new Set([
  'admin',
  'administrator',
  'app',
  'azureuser',
  'bin',
  'centos',
  'daemon',
  'debian',
  'deploy',
  'ec2-user',
  'node',
  'nobody',
  'portico',
  'postgres',
  'root',
  'system',
  'ubuntu',
  'vagrant',
  'www-data',
]);

/** A name as people and directories write it: `maria.lopez`, `María López`, `mlopez@alderbay.example`. */
const personPattern = /^\p{L}[\p{L}\p{M}\p{N} .,'’@_-]{1,79}$/u;

/**
 * The person who runs a command of staff (issue 12, point 10): the one of `--as`, or the system's user, where that is one
 * person's and somebody sits at it.
 *
 * @throws UsageError where neither names a person.
 */
export function operatorOf(
  as: string | undefined,
  { name, sudo, isAtTerminal }: SystemUser,
  { sharedUsers }: Pick<Environment, 'sharedUsers'>,
): Operator {
  const isPerson = (given: string): boolean =>
    personPattern.test(given) && !/^user \d+$/.test(given) && !isShared(given, sharedUsers);
  if (as !== undefined) {
    const person = as.trim();
    if (!isPerson(person)) throw new UsageError(`--as must be the name of a person, as maria.lopez. ${WHY}`);
    return { by: person, user: name };
  }
  const person = isAtTerminal ? [sudo, name].find((each) => each !== undefined && isPerson(each)) : undefined;
  if (person !== undefined) return { by: person, user: name };
  const reason = isAtTerminal ? `"${name}" is not one person's user` : 'Nobody sits at this terminal';
  throw new UsageError(`${reason}: say with --as PERSON who runs this command. ${WHY}`);
}

const WHY = 'It stands in the audit trail.';

function isShared(name: string, sharedUsers: readonly string[]): boolean {
  const folded = name.toLowerCase();
  return usersOfNobody.has(folded) || sharedUsers.some((each) => each.toLowerCase() === folded);
}
