import { createHmac } from 'node:crypto';
import { subkey } from '../../platform/crypto/subkey.ts';
import type { TryLimit } from '../../platform/limits/try-limit.ts';
import { limits } from '../../platform/limits/limits.ts';

/** From where somebody tries. */
export interface Place {
  address: string;
  deviceKey: Uint8Array | null;
  /** The device has signed in to this account before. */
  isFamiliar: boolean;
}

/** Who tries to sign in, and from where. */
export interface SignInTry extends Place {
  secret: string;
  usernameKey: Uint8Array;
}

/**
 * What a password is counted by (docs/decisions/0017): a familiar device by itself, so that no stranger can lock it out;
 * any other browser by its address, and with all the others.
 */
export function signInSubjects({ secret, usernameKey, ...place }: SignInTry): TryLimit[] {
  return limitsOfPlace(secret, usernameKey, 'sign-in', place);
}

/** What a code, a passkey or a recovery code is counted by: the account, and nothing else. */
export function twoStepSubjects(secret: string, accountId: string): TryLimit[] {
  return [limitOf(secret, accountSubject(secret, accountId), 'second step', limits.codeAttempts.number)];
}

/**
 * The key by which answers to a security question are counted: of a username together with the birth date and ZIP code that
 * step 1 was told. For the right ones that is one key for the account; whoever guesses at those counts apart, and cannot
 * lock its owner out. Unknown usernames count alike.
 */
export function answerTriesKey(secret: string, usernameKey: Uint8Array, birthDate: string, zip: string): string {
  return keyOf('1', secret, usernameKey, `security answer ${birthDate} ${zip}`);
}

/** What an answer is counted by. @param key of answerTriesKey. */
export function answerSubjects(usernameKey: Uint8Array, key: string): TryLimit[] {
  return [{ key, subject: usernameKey, limit: limits.answerAttempts.number }];
}

/** What the first step of a recovery is counted by, as a password is. @param key of the username, or of the person. */
export function recoverySubjects(secret: string, key: Uint8Array, place: Place): TryLimit[] {
  return limitsOfPlace(secret, key, 'recovery', place);
}

/** Under which the tries of an account stand that are not counted by its username: what staff lift besides. */
export function accountSubject(secret: string, accountId: string): Uint8Array {
  return hmac(secret, `account ${accountId}`).digest();
}

function limitsOfPlace(
  secret: string,
  subject: Uint8Array,
  kind: 'sign-in' | 'recovery',
  { address, deviceKey, isFamiliar }: Place,
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

/** Of all unfamiliar browsers together. */
function sharedLimitOf(secret: string, subject: Uint8Array, kind: string): TryLimit {
  return { key: keyOf('2', secret, subject, kind), subject, limit: limits.strangerAttempts.number };
}

/** A key begins with its turn: the database takes several in the order of their keys, so what many share comes last. */
function keyOf(turn: '1' | '2', secret: string, subject: Uint8Array, kind: string): string {
  return `${turn}.${hmac(secret, `${hex(subject)} ${kind}`).digest('base64url')}`;
}

function hmac(secret: string, text: string): ReturnType<typeof createHmac> {
  return createHmac('sha256', subkey(secret, 'tries')).update(text);
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}
