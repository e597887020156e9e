import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type Key, type Keys, readingKeys } from './keys.ts';
import { boundAs, type Place, sealedColumns } from './sealed-columns.ts';
import { subkey } from './subkey.ts';

const ALGORITHM = 'aes-256-gcm';
const VERSION = 'v1';
const NONCE_LENGTH = 12;
const TAG_LENGTH = 16;

/** Of tokens and jobs, which stand in no row: a value of one kind is none of another. */
export type SealedKind =
  | 'file of a health link'
  | 'job'
  | 'key of a kept estimate'
  | 'provider ticket'
  | 'questions of the demonstration'
  | 'sign-in of staff';

/**
 * Encrypts a value for one place in the database, under the current secret. Returns `v1.<key id>.<base64>`: nonce, tag and
 * content of AES-256-GCM, bound to table, column and row.
 */
export function seal(keys: Keys, place: Place, value: unknown): string {
  return write(keys, contextOf(place), value);
}

/**
 * Decrypts what seal wrote for this place.
 *
 * @throws Error if the text was changed or belongs elsewhere, or its key is not at hand.
 */
export function unseal(keys: Keys, place: Place, sealed: string): unknown {
  return read(keys, contextOf(place), sealed);
}

/** A sealed value as it is for another place, to which its row is copied. */
export function resealAs(keys: Keys, from: Place, to: Place, sealed: string): string {
  return seal(keys, to, unseal(keys, from, sealed));
}

/** Encrypts a value that leaves for a while, as a token or with a job. */
export function sealFor(keys: Keys, kind: SealedKind, value: unknown): string {
  return write(keys, kind, value);
}

/** @throws Error as unseal does. */
export function unsealFor(keys: Keys, kind: SealedKind, sealed: string): unknown {
  return read(keys, kind, sealed);
}

/** What every value begins with that is sealed under a key and bound to its place. */
export function sealedPrefix({ id }: Pick<Key, 'id'>): string {
  return `${VERSION}.${id}.`;
}

function write({ current }: Keys, context: string, value: unknown): string {
  const nonce = randomBytes(NONCE_LENGTH);
  const cipher = createCipheriv(ALGORITHM, boundKey(current), nonce);
  cipher.setAAD(Buffer.from(context));
  const content = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return sealedPrefix(current) + Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64');
}

function read(keys: Keys, context: string, sealed: string): unknown {
  const [version, id, content] = sealed.split('.');
  if (content === undefined) return readUnbound(keys, sealed);
  const key = readingKeys(keys).find((each) => each.id === id);
  if (version !== VERSION || key === undefined) throw new Error('a sealed value whose key is not at hand');
  return decrypt(boundKey(key), content, Buffer.from(context));
}

/** As versions before wrote it: without its key's id, and bound to nothing. */
function readUnbound(keys: Keys, sealed: string): unknown {
  if (!keys.readsUnbound) throw new Error('a sealed value that is bound to no place');
  const [first, ...others] = readingKeys(keys).map((key) => Buffer.from(subkey(key, 'sealed values'), 'base64url'));
  for (const key of others) {
    try {
      return decrypt(key, sealed);
    } catch {
      // Under the other secret, then, whose failure is told.
    }
  }
  return decrypt(first as Buffer, sealed);
}

function decrypt(key: Buffer, content: string, context?: Buffer): unknown {
  const bytes = Buffer.from(content, 'base64');
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_LENGTH), { authTagLength: TAG_LENGTH });
  if (context !== undefined) decipher.setAAD(context);
  decipher.setAuthTag(bytes.subarray(NONCE_LENGTH, NONCE_LENGTH + TAG_LENGTH));
  const plain = Buffer.concat([decipher.update(bytes.subarray(NONCE_LENGTH + TAG_LENGTH)), decipher.final()]);
  return JSON.parse(plain.toString('utf8'));
}

function boundKey(key: Key): Buffer {
  return Buffer.from(subkey(key, 'sealed and bound values'), 'base64url');
}

function contextOf({ column, row }: Place): string {
  const names: readonly string[] = sealedColumns[column];
  const values = row as Readonly<Record<string, string | Uint8Array>>;
  return JSON.stringify([boundAs[column] ?? column, ...names.map((name) => textOf(values[name] ?? ''))]);
}

function textOf(value: string | Uint8Array): string {
  return typeof value === 'string' ? value : Buffer.from(value).toString('hex');
}
