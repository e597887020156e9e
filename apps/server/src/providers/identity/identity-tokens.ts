import { exportJWK, generateKeyPair, type GenerateKeyPairResult, type JWK, SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';
import { secondsAfter } from '../../platform/time.ts';
import type { RealmPerson } from './realm.ts';
import type { IdentityWay } from './ways-to-fail.ts';

/** What it says in `acr` of somebody who has signed in, and of somebody whose papers it has seen. */
export const SIGNED_IN = 'urn:harbor:signed-in';
export const PROVEN = 'urn:harbor:proven';

/** In seconds. */
const LIFETIME = 300;

/** A request that was granted. */
export interface Granted {
  readonly person: RealmPerson;
  readonly way: IdentityWay;
  readonly clientId: string;
  readonly nonce: string;
  readonly acr: string;
  /** Of the session of the browser there. */
  readonly sid: string;
  /** When the person said who they are. */
  readonly signedInAt: Date;
}

interface SigningKey {
  readonly kid: string;
  readonly privateKey: GenerateKeyPairResult['privateKey'];
  readonly publicJwk: JWK;
}

/** Signs what the identity provider of the demonstration tells, well or not. */
export interface IdentityTokens {
  /** Its public keys, as they are published. */
  keys(): JWK[];
  idToken(granted: Granted, issuer: string, now: Date): Promise<string>;
  /** The word that a session has ended (OpenID Connect Back-Channel Logout 1.0, 2.4). */
  logoutToken(ended: Pick<Granted, 'person' | 'sid' | 'clientId'>, issuer: string, now: Date): Promise<string>;
}

export async function createIdentityTokens(): Promise<IdentityTokens> {
  let key = await newKey();
  const strangers = await newKey();
  return {
    keys: () => [key.publicJwk],
    idToken: async ({ person, way, clientId, nonce, acr, sid, signedInAt }, issuer, now) => {
      if (way === 'newKey') key = await newKey();
      const { privateKey } = way === 'badSignature' ? strangers : key;
      const at = secondsAfter(now, way === 'expired' ? -2 * LIFETIME : way === 'clockAhead' ? 2 * LIFETIME : 0);
      return new SignJWT({
        nonce: way === 'wrongNonce' ? 'another' : nonce,
        sid,
        acr,
        amr: ['pwd', 'otp', 'mfa'],
        auth_time: Math.floor(signedInAt.getTime() / 1000),
      })
        .setProtectedHeader({ alg: 'ES256', kid: key.kid })
        .setIssuer(issuer)
        .setSubject(person.id)
        .setAudience(way === 'otherAudience' ? 'another' : clientId)
        .setIssuedAt(at)
        .setNotBefore(at)
        .setExpirationTime(secondsAfter(at, LIFETIME))
        .sign(privateKey);
    },
    logoutToken: async ({ person, sid, clientId }, issuer, now) =>
      new SignJWT({ sid, events: { 'http://schemas.openid.net/event/backchannel-logout': {} } })
        .setProtectedHeader({ alg: 'ES256', kid: key.kid, typ: 'logout+jwt' })
        .setIssuer(issuer)
        .setSubject(person.id)
        .setAudience(clientId)
        .setJti(randomUUID())
        .setIssuedAt(now)
        .setExpirationTime(secondsAfter(now, LIFETIME))
        .sign(key.privateKey),
  };
}

async function newKey(): Promise<SigningKey> {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const kid = randomUUID();
  return { kid, privateKey, publicJwk: { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' } };
}

/** What the userinfo endpoint tells (OpenID Connect Core 1.0, 5.1). */
export function claimsOf({ person, way }: Pick<Granted, 'person' | 'way'>): Record<string, unknown> {
  const { birthdate, ...claims } = person.claims;
  return {
    sub: way === 'otherSubject' ? 'somebody-else' : person.id,
    ...claims,
    ...(way === 'missingClaims' || birthdate === undefined ? {} : { birthdate }),
  };
}
