import { calculateJwkThumbprint, type JWK } from 'jose';
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { SettingsError } from './settings-error.ts';

/** A private key by which the portal shows an outside service who it is, with the public one that the service checks it by. */
export interface ClientKey {
  /** By which the service finds the public key. */
  readonly kid: string;
  readonly alg: 'RS384' | 'ES384';
  readonly privateKey: KeyObject;
  /** As it is published. */
  readonly publicJwk: Readonly<JWK>;
}

/** The first signs; the others are published as well, so that a service knows them before and after they do. */
export type ClientKeys = readonly [ClientKey, ...ClientKey[]];

const WANTED = 'an RSA key of 2048 bits or more (RS384), or an EC key on P-384 (ES384)';

/**
 * Reads the private keys of a file: one as PEM, one as JWK, or several as a JWK Set.
 *
 * @param setting the variable that names the file, for errors.
 * @throws SettingsError, which repeats nothing of the file.
 */
export async function readClientKeys(setting: string, file: string): Promise<ClientKeys> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new SettingsError([`${setting}: ${file} cannot be read. Name a readable file with the private key.`]);
  });
  const keys = await Promise.all(privateKeysIn(text, setting, file).map(({ key, kid }) => clientKeyOf(key, kid)));
  const [first, ...others] = keys;
  if (first === undefined || keys.includes(undefined)) {
    throw new SettingsError([`${setting}: ${file} has a key that is not ${WANTED}. \`portico fhir key\` makes one.`]);
  }
  const all = [first, ...others.flatMap((key) => key ?? [])] as const;
  if (new Set(all.map(({ kid }) => kid)).size < all.length) {
    throw new SettingsError([`${setting}: ${file} has two keys with one kid. Give each its own.`]);
  }
  return all;
}

interface FoundKey {
  key: KeyObject;
  kid: string | undefined;
}

function privateKeysIn(text: string, setting: string, file: string): FoundKey[] {
  try {
    if (text.includes('-----BEGIN ')) return [{ key: createPrivateKey(text), kid: undefined }];
    const json = JSON.parse(text) as JWK | { keys: JWK[] };
    const found = 'keys' in json && Array.isArray(json.keys) ? json.keys : [json as JWK];
    return found.map((key) => ({ key: createPrivateKey({ key, format: 'jwk' }), kid: key.kid }));
  } catch {
    // The parsers' errors repeat what stands there.
    throw new SettingsError([
      `${setting}: ${file} holds no private key as PEM, JWK or JWK Set. \`portico fhir key\` makes one.`,
    ]);
  }
}

/** @returns undefined for a key of another kind. */
async function clientKeyOf(privateKey: KeyObject, kid: string | undefined): Promise<ClientKey | undefined> {
  const alg = algorithmOf(privateKey);
  if (alg === undefined) return undefined;
  const bare = createPublicKey(privateKey).export({ format: 'jwk' }) as JWK;
  const id = kid ?? (await calculateJwkThumbprint(bare));
  return { kid: id, alg, privateKey, publicJwk: { ...bare, kid: id, alg, use: 'sig', key_ops: ['verify'] } };
}

function algorithmOf({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): ClientKey['alg'] | undefined {
  if (asymmetricKeyType === 'rsa') return (asymmetricKeyDetails?.modulusLength ?? 0) >= 2048 ? 'RS384' : undefined;
  return asymmetricKeyType === 'ec' && asymmetricKeyDetails?.namedCurve === 'secp384r1' ? 'ES384' : undefined;
}
