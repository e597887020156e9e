import { BASE_32, normalizeBase32 } from '@portico/rules';
import { randomInt, timingSafeEqual } from 'node:crypto';
import { keptHashes, type Keys } from '../../platform/crypto/keys.ts';
import { limits } from '../../platform/limits/limits.ts';
import { CODE_HASH_COST } from '../passwords/hash-cost.ts';
import { hashPassword, verifyPassword } from '../passwords/password-hash.ts';

const LENGTH = 10;

/** Bytes of a keyed hash, as recovery codes had before they had a slow one. Such codes stay valid until they are used or replaced. */
const KEYED_HASH_BYTES = 32;

/** New codes of 50 random bits each, as they are shown: `XXXXX-XXXXX`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: limits.recoveryCodes.number }, () => {
    const code = Array.from({ length: LENGTH }, () => BASE_32[randomInt(BASE_32.length)]).join('');
    return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
  });
}

/**
 * The stored form of recovery codes: argon2id with a salt each (OWASP ASVS 5.0, 6.5.2). One after the other, so that
 * one person takes one place in the queue of hashes. Takes long: not to be called in a transaction.
 *
 * @throws Refusal unavailable if too many wait already.
 */
export async function hashRecoveryCodes(accountId: string, codes: readonly string[]): Promise<Uint8Array[]> {
  const hashes: Uint8Array[] = [];
  for (const code of codes) {
    hashes.push(Buffer.from(await hashPassword(textOf(accountId, code), CODE_HASH_COST)));
  }
  return hashes;
}

/**
 * Finds the hash of a code as typed among the account's, and compares all of them in every case. Spaces, hyphens and
 * letter case do not matter; letters that Crockford's base 32 leaves out are read as the signs that they look like.
 * Takes long: not to be called in a transaction.
 *
 * @returns null if none of them is the code's.
 * @throws Refusal unavailable if too many wait already.
 */
export async function matchRecoveryCode(
  keys: Keys,
  { accountId, hashes }: { accountId: string; hashes: readonly Uint8Array[] },
  code: string,
): Promise<Uint8Array | null> {
  const text = textOf(accountId, code);
  const keyed = keptHashes(keys, 'recovery codes', text);
  let match: Uint8Array | null = null;
  for (const hash of hashes) {
    const isRight =
      hash.length === KEYED_HASH_BYTES
        ? keyed.some((each) => timingSafeEqual(hash, each))
        : await verifyPassword(keys, { hash: Buffer.from(hash).toString(), isPeppered: false }, text);
    if (isRight) match = hash;
  }
  return match;
}

/** What is hashed. With the account: in another one's rows a code is none. */
function textOf(accountId: string, code: string): string {
  return `${accountId}\n${normalizeBase32(code)}`;
}
