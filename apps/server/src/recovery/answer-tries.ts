import { limitKey } from '../crypto/limit-key.ts';
import { answerSubjects } from '../lockout/subjects.ts';
import type { TryLimit } from '../lockout/tries.ts';

/**
 * The key by which answers to a security question are counted: of a username together with the birth date and ZIP code that
 * step 1 was told. For the right ones that is one key for the account; whoever guesses at those counts apart, and cannot
 * lock its owner out.
 */
export function answerTriesKey(secret: string, usernameKey: Uint8Array, birthDate: string, zip: string): string {
  return limitKey(secret, `answers ${Buffer.from(usernameKey).toString('hex')} ${birthDate} ${zip}`);
}

/** What an answer is counted by. Staff lift it with the other locks of the username. */
export function answerLimits(secret: string, usernameKey: Uint8Array, key: string): TryLimit[] {
  return answerSubjects(secret, usernameKey).map((limit) => ({ ...limit, key }));
}
