import { createHmac } from 'node:crypto';
import { subkey } from '../../platform/crypto/subkey.ts';
import type { TryLimit } from '../../platform/limits/try-limit.ts';
import { limits } from '../../platform/limits/limits.ts';

/** The origin of a try. */
export interface TryOrigin {
  address: string;
  deviceKey: Uint8Array | null;
  /** The device has signed in to this account before. */
  isFamiliar: boolean;
}

export interface SignInTry extends TryOrigin {
  secret: string;
  usernameKey: Uint8Array;
}

/**
 * The limits for a password (docs/decisions/0017). A familiar device has its own, so that no stranger can lock it out.
 * Any other browser counts by its address, and also together with all other unfamiliar ones.
 */
export function signInSubjects({ secret, usernameKey, ...origin }: SignInTry): TryLimit[] {
  return limitsOfOrigin(secret, usernameKey, 'sign-in', origin);
}

/** The limit for a code, a passkey or a recovery code: one for the account. */
export function twoStepSubjects(secret: string, accountId: string): TryLimit[] {
  return [limitOf(secret, accountSubject(secret, accountId), 'second step', limits.codeAttempts.number)];
}

/**
 * The key by which answers to a security question are counted: the username with the birth date and ZIP code given in
 * step 1. With the right data, this is one key for the account. Guesses with other data count separately and cannot
 * lock the owner out. Unknown usernames count in the same way.
 */
export function answerTriesKey(secret: string, usernameKey: Uint8Array, birthDate: string, zip: string): string {
  return keyOf('1', secret, usernameKey, `security answer ${birthDate} ${zip}`);
}

/** The limit for a security answer. @param key of answerTriesKey. */
export function answerSubjects(usernameKey: Uint8Array, key: string): TryLimit[] {
  return [{ key, subject: usernameKey, limit: limits.answerAttempts.number }];
}

/** The limits for the first step of a recovery, as for a password. @param key of the username, or of the person. */
export function recoverySubjects(secret: string, key: Uint8Array, origin: TryOrigin): TryLimit[] {
  return limitsOfOrigin(secret, key, 'recovery', origin);
}

/** The subject of an account's tries that are not counted by its username. Staff must lift both. */
export function accountSubject(secret: string, accountId: string): Uint8Array {
  return hmac(secret, `account ${accountId}`).digest();
}

function limitsOfOrigin(
  secret: string,
  subject: Uint8Array,
  kind: 'sign-in' | 'recovery',
  { address, deviceKey, isFamiliar }: TryOrigin,
): TryLimit[] {
  if (isFamiliar && deviceKey !== null) {
    return [limitOf(secret, subject, `${kind} device ${hex(deviceKey)}`, limits.loginAttempts.number)];
  }
  return [
    limitOf(secret, subject, `${kind} address ${address}`, limits.loginAttempts.number),
    sharedLimitOf(secret, subject, `${kind} strangers`),
  ];
}

function limitOf(secret: string, subject: Uint8Array, kind: string, limit: number): TryLimit {
  return { key: keyOf('1', secret, subject, kind), subject, limit };
}

/** For all unfamiliar browsers together. */
function sharedLimitOf(secret: string, subject: Uint8Array, kind: string): TryLimit {
  return { key: keyOf('2', secret, subject, kind), subject, limit: limits.strangerAttempts.number };
}

/** A key begins with its turn. The database locks several keys in their order, so shared ones come last. */
function keyOf(turn: '1' | '2', secret: string, subject: Uint8Array, kind: string): string {
  return `${turn}.${hmac(secret, `${hex(subject)} ${kind}`).digest('base64url')}`;
}

function hmac(secret: string, text: string): ReturnType<typeof createHmac> {
  return createHmac('sha256', subkey(secret, 'tries')).update(text);
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}
