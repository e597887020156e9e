import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Kysely } from 'kysely';
import type { Keys } from '../platform/crypto/keys.ts';
import { seal, unseal } from '../platform/crypto/sealed.ts';
import type { Tables } from '../platform/db/tables.ts';
import { limits } from '../platform/limits/limits.ts';
import { secondsAfter } from '../platform/time.ts';
import { addKey, deleteKeysBefore, listKeys } from './queries/signing-keys.ts';

/** The algorithm that every client must be able to verify (OpenID Connect Core 1.0, 15.1). */
export const SIGNING_ALGORITHM = 'RS256';

/** A private key as a JWK, with its `kid`. */
export type SigningKey = JWK & { readonly kid: string };

/**
 * The signing keys, private parts included: first the one that signs now, then those that are published beside it, because they signed a while ago or will soon.
 * Makes the first one, and the next one in time. Any number of servers may do so at once: one of them makes it.
 */
export async function currentSigningKeys(db: Kysely<Tables>, keys: Keys, now: Date): Promise<readonly SigningKey[]> {
  const found = await listKeys(db);
  const [newest] = found;
  if (newest === undefined) return makeKey(db, keys, { number: 1, signsFrom: now }, now);
  const nextSigns = secondsAfter(newest.signs_from, limits.openIdKey.window);
  if (secondsAfter(nextSigns, -limits.openIdKeyOverlap.window) <= now) {
    const signsFrom = new Date(
      Math.max(nextSigns.getTime(), secondsAfter(now, limits.openIdKeyOverlap.window).getTime()),
    );
    return makeKey(db, keys, { number: newest.number + 1, signsFrom }, now);
  }
  const signing = found.find(({ signs_from }) => signs_from <= now) ?? newest;
  const isAlone = secondsAfter(signing.signs_from, limits.openIdKeyOverlap.window) <= now;
  if (isAlone) await deleteKeysBefore(db, signing.number);
  const others = found.filter(({ number }) => number > signing.number || (!isAlone && number < signing.number));
  return [signing, ...others].map(
    ({ kid, sealed }) => unseal(keys, { column: 'openid_keys.sealed', row: { kid } }, sealed) as SigningKey,
  );
}

async function makeKey(
  db: Kysely<Tables>,
  keys: Keys,
  { number, signsFrom }: { number: number; signsFrom: Date },
  now: Date,
): Promise<readonly SigningKey[]> {
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  const key: SigningKey = { ...jwk, kid, use: 'sig', alg: SIGNING_ALGORITHM };
  const sealed = seal(keys, { column: 'openid_keys.sealed', row: { kid } }, key);
  await addKey(db, { number, kid, sealed, signs_from: signsFrom });
  return currentSigningKeys(db, keys, now);
}
