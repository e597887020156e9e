import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { ReadHash } from './stored-hash.ts';
import { type Keys, lastingSubkey } from '../../platform/crypto/keys.ts';
import { HASH_COST } from './hash-cost.ts';
import { workQueue } from './hash-queue.ts';
import { limits } from '../../platform/limits/limits.ts';

/** Each hash takes a core and its memory for some fifty milliseconds: more at once would only make all of them slower. */
const queue = workQueue(availableParallelism(), limits.hashesWaiting.number);

/**
 * A password is compared with this hash if there is no account. No password has it, and the comparison takes as long.
 */
const decoy = `$argon2id$v=19$m=${HASH_COST.memoryCost},t=${HASH_COST.timeCost},p=${HASH_COST.parallelism}$${base64(16)}$${base64(HASH_COST.outputLen)}`;

/**
 * Hashes a password or a security answer. It is stored sealed (sealHash): the database alone has nothing to try
 * passwords on.
 *
 * @param cost of a recovery code: less, for it is random.
 * @throws Refusal unavailable if too many wait already.
 */
export async function hashPassword(password: string, cost = HASH_COST): Promise<string> {
  return queue.run(() => hash(bytesOf(password), cost));
}

/**
 * Whether a password matches its hash.
 *
 * @param saved by readHash; null if there is no account: the result is false, and takes as long.
 * @throws Refusal unavailable if too many wait already.
 */
export async function verifyPassword(keys: Keys, saved: ReadHash | null, password: string): Promise<boolean> {
  const options = saved?.isPeppered === true ? { secret: pepper(keys) } : {};
  const isRight = await queue.run(() => verify(saved?.hash ?? decoy, bytesOf(password), options));
  return isRight && saved !== null;
}

/**
 * To be called before a try is counted, so that a person loses no try because the server is busy.
 *
 * @param count of hashes that the try takes, 1 unless it is given.
 * @throws Refusal unavailable if too many wait already.
 */
export function requireRoomToHash(count?: number): void {
  queue.requireRoom(count);
}

/** A character may be typed in several ways; all of them are the same password (NIST SP 800-63B). */
function bytesOf(password: string): Buffer {
  return Buffer.from(password.normalize('NFKC'), 'utf8');
}

/** Of hashes that versions before made: they did not seal them. */
function pepper(keys: Keys): Buffer {
  return Buffer.from(lastingSubkey(keys, 'password pepper'), 'base64url');
}

function base64(length: number): string {
  return randomBytes(length).toString('base64').replace(/=+$/, '');
}
