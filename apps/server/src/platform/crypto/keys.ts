import { createHmac } from 'node:crypto';
import { keyId } from './key-id.ts';
import { subkey } from './subkey.ts';

/** One PORTICO_SECRET. */
export interface Key {
  /** By which sealed values name it. It tells nothing of the secret. */
  readonly id: string;
  readonly secret: string;
}

/**
 * Purposes whose hashes cannot be made again, because nobody has what was hashed: their keys outlive the secret. They
 * are stored sealed under the secrets that follow (docs/decisions/0080).
 */
export const keptPurposes = [
  'access codes',
  'appointments',
  'audit',
  'decoys',
  'devices',
  'further medical record numbers',
  'identities',
  'FHIR references',
  'medical record numbers',
  'passkey users',
  'password pepper',
  'people',
  'people of apps',
  'people of visits',
  'recovery codes',
] as const;
export type KeptPurpose = (typeof keptPurposes)[number];

/** What is left of a secret after it was changed: its keys for what cannot be made again. */
export interface KeptKey {
  readonly id: string;
  readonly subkeys: Readonly<Record<KeptPurpose, string>>;
}

/** The keys of an installation: one to write under, and those to read under. */
export interface Keys {
  /** Of PORTICO_SECRET: what is written is written under it. */
  readonly current: Key;
  /** Of PORTICO_SECRET_PREVIOUS: what was written under it is read. */
  readonly previous: Key | null;
  /** Of the secrets before, the oldest first. */
  readonly kept: readonly KeptKey[];
  /** Whether values without version, key and row are read still, as versions before wrote them. */
  readonly readsUnbound: boolean;
}

/** The keys of these secrets, before a database has told what is left of earlier ones. */
export function keysOf(secret: string, previous?: string): Keys {
  return {
    current: keyOf(secret),
    previous: previous === undefined ? null : keyOf(previous),
    kept: [],
    readsUnbound: true,
  };
}

export function keyOf(secret: string): Key {
  return { id: keyId(secret), secret };
}

/** The secrets that are read under, the current one first. */
export function readingKeys({ current, previous }: Keys): readonly Key[] {
  return previous === null ? [current] : [current, previous];
}

/** The keyed hash of a text, under the current secret: to be written. */
export function keyedHash({ current }: Keys, purpose: string, text: string): Buffer {
  return hmac(subkey(current, purpose), text);
}

/**
 * The keyed hashes of a text under every secret that is read, the current one first: to be found by. For what a rotation
 * makes again, and for what lives shorter than one.
 */
export function keyedHashes(keys: Keys, purpose: string, text: string): Buffer[] {
  return readingKeys(keys).map((key) => hmac(subkey(key, purpose), text));
}

/** As keyedHashes, and under all secrets that there were: for what a rotation cannot make again. */
export function keptHashes(keys: Keys, purpose: KeptPurpose, text: string): Buffer[] {
  const known = new Set(readingKeys(keys).map(({ id }) => id));
  const earlier = keys.kept.filter(({ id }) => !known.has(id));
  return [...keyedHashes(keys, purpose, text), ...earlier.map(({ subkeys }) => hmac(subkeys[purpose], text))];
}

/** The keyed hash of a text that no rotation changes: for ids that others know a person, a patient or a resource by. */
export function lastingHash(keys: Keys, purpose: KeptPurpose, text: string): Buffer {
  return hmac(lastingSubkey(keys, purpose), text);
}

/** The key for a purpose under the first secret that there was since the purpose is known. */
export function lastingSubkey({ kept, current }: Keys, purpose: KeptPurpose): string {
  const subkeys: ReadonlyArray<Partial<KeptKey['subkeys']>> = kept.map((each) => each.subkeys);
  return subkeys.find((each) => each[purpose] !== undefined)?.[purpose] ?? subkey(current, purpose);
}

function hmac(key: string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
