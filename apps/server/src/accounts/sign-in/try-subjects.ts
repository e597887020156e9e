import { keyedHash, keyedHashes, type Keys } from '../../platform/crypto/keys.ts';
import { type PersonalData, personKeys, usernameKeys } from '../../platform/crypto/lookup-keys.ts';
import type { TryLimit } from '../../platform/limits/try-limit.ts';
import { type WiderNetwork, widerNetworks } from '../../platform/limits/wider-networks.ts';
import { limits } from '../../platform/limits/limits.ts';

/** The origin of a try. */
export interface TryOrigin {
  address: string;
  deviceKey: Uint8Array | null;
  /** The device has signed in to this account before. */
  isFamiliar: boolean;
}

export interface SignInTry extends TryOrigin {
  keys: Keys;
  usernameKey: Uint8Array;
}

/**
 * The limits for a password (docs/decisions/0017, 0079). A familiar device has its own, so that no stranger can lock it
 * out. Any other browser counts by its address, by the networks around it, and together with all other unfamiliar ones.
 */
export function signInSubjects({ keys, usernameKey, ...origin }: SignInTry): TryLimit[] {
  return limitsOfOrigin(keys, usernameKey, 'sign-in', origin);
}

/** The limit for a code, a passkey or a recovery code: one for the account. */
export function twoStepSubjects(keys: Keys, accountId: string): TryLimit[] {
  return [limitOf(keys, accountSubject(keys, accountId), 'second step', limits.codeAttempts.number)];
}

/**
 * The key by which answers to a security question are counted: the username with the birth date and ZIP code given in
 * step 1. With the right data, this is one key for the account. Guesses with other data count separately and cannot
 * lock the owner out. Unknown usernames count in the same way.
 */
export function answerTriesKey(keys: Keys, usernameKey: Uint8Array, birthDate: string, zip: string): string {
  return keyOf('1', keys, usernameKey, `security answer ${birthDate} ${zip}`);
}

/** The limit for a security answer. @param key of answerTriesKey. */
export function answerSubjects(usernameKey: Uint8Array, key: string): TryLimit[] {
  return [{ key, subject: usernameKey, limit: limits.answerAttempts.number, beyond: 'lock' }];
}

/** The limits for the first step of a recovery, as for a password. @param key of the username, or of the person. */
export function recoverySubjects(keys: Keys, key: Uint8Array, origin: TryOrigin): TryLimit[] {
  return limitsOfOrigin(keys, key, 'recovery', origin);
}

/** The subject of an account's tries that are not counted by its username. Staff must lift both. */
export function accountSubject(keys: Keys, accountId: string): Uint8Array {
  return keyedHash(keys, 'tries', accountText(accountId));
}

/** Everything by which tries at an account are counted, under each secret that stands: some were counted before it was changed. */
export function subjectsOfAccount(
  keys: Keys,
  accountId: string,
  owner: PersonalData & { username: string },
): Uint8Array[] {
  return [
    ...usernameKeys(keys, owner.username),
    ...personKeys(keys, owner),
    ...keyedHashes(keys, 'tries', accountText(accountId)),
  ];
}

function accountText(accountId: string): string {
  return `account ${accountId}`;
}

function limitsOfOrigin(
  keys: Keys,
  subject: Uint8Array,
  kind: 'sign-in' | 'recovery',
  { address, deviceKey, isFamiliar }: TryOrigin,
): TryLimit[] {
  if (isFamiliar && deviceKey !== null) {
    return [limitOf(keys, subject, `${kind} device ${hex(deviceKey)}`, limits.loginAttempts.number)];
  }
  return [
    limitOf(keys, subject, `${kind} address ${address}`, limits.loginAttempts.number),
    ...widerNetworks(address).map((around) => networkLimitOf(keys, subject, kind, around)),
    sharedLimitOf(keys, subject, `${kind} strangers`),
  ];
}

function limitOf(keys: Keys, subject: Uint8Array, kind: string, limit: number): TryLimit {
  return { key: keyOf('1', keys, subject, kind), subject, limit, beyond: 'lock' };
}

/** For all unfamiliar browsers of a network. The wider it is, the later its turn. */
function networkLimitOf(keys: Keys, subject: Uint8Array, what: string, { kind, network }: WiderNetwork): TryLimit {
  const { turn, limit } = networkLimits[kind];
  return { key: keyOf(turn, keys, subject, `${what} network ${network}`), subject, limit, beyond: 'captcha' };
}

const networkLimits = {
  'ipv6/56': { turn: '2', limit: limits.attemptsIn56.number },
  'ipv6/48': { turn: '3', limit: limits.attemptsIn48.number },
  'ipv4/24': { turn: '3', limit: limits.attemptsIn24.number },
} as const;

/** For all unfamiliar browsers together. */
function sharedLimitOf(keys: Keys, subject: Uint8Array, kind: string): TryLimit {
  const { number: limit } = limits.strangerAttempts;
  return { key: keyOf('4', keys, subject, kind), subject, limit, beyond: 'captcha' };
}

/** A key begins with its turn. The database locks several keys in their order, so those that more people share come later. */
function keyOf(turn: '1' | '2' | '3' | '4', keys: Keys, subject: Uint8Array, kind: string): string {
  return `${turn}.${keyedHash(keys, 'tries', `${hex(subject)} ${kind}`).toString('base64url')}`;
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}
