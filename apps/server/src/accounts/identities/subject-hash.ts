import { type Keys, lastingHash } from '../../platform/crypto/keys.ts';

/** By what an account is found that somebody has elsewhere. Nobody could make it again after a change of the secret: the subject is stored nowhere. */
export function subjectHash(keys: Keys, issuer: string, subject: string): Uint8Array {
  return lastingHash(keys, 'identities', `${issuer}\n${subject}`);
}

/** By what the sessions are found that came through one of an identity provider. */
export function identitySessionHash(keys: Keys, issuer: string, sessionId: string): Uint8Array {
  return lastingHash(keys, 'identities', `session\n${issuer}\n${sessionId}`);
}
