import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import { COSEALG } from '@simplewebauthn/server/helpers';
import { lastingHash } from '../../platform/crypto/keys.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { PasskeySecret } from './factor-secret.ts';

/** The browser's limit for asking the person, in milliseconds. */
const TIMEOUT = 5 * 60_000;

/** Every passkey of today can sign with one of these. Newer algorithms are still experimental in Node. */
const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

/** A challenge for any of the account's passkeys, in the form of `navigator.credentials.get`. */
export async function passkeyChallenge(
  settings: Pick<Settings, 'publicUrl'>,
  passkeys: readonly PasskeySecret[],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return generateAuthenticationOptions({
    rpID: relyingParty(settings),
    allowCredentials: passkeys.map(credentialOf),
    userVerification: 'preferred',
    timeout: TIMEOUT,
  });
}

/**
 * Verifies a passkey's signature.
 *
 * @param counter the last one of this passkey.
 * @returns its new signature counter; null if it is not valid: malformed, forged, of another site or challenge, or with
 * a lower counter, as a copied key has.
 */
export async function verifyPasskey(
  settings: Pick<Settings, 'publicUrl'>,
  { credentialId, publicKey, transports }: PasskeySecret,
  { credential, challenge, counter }: { credential: object; challenge: string; counter: number },
): Promise<number | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      // The library checks every field, and throws for one that is not valid.
      response: credential as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: new URL(settings.publicUrl).origin,
      expectedRPID: relyingParty(settings),
      credential: { id: credentialId, publicKey: Buffer.from(publicKey, 'base64url'), counter, transports },
      requireUserVerification: false,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}

/** The options for `navigator.credentials.create`. The account's own passkeys are excluded. */
export async function passkeyOptions(
  { publicUrl, keys, healthSystem }: Pick<Settings, 'publicUrl' | 'keys' | 'healthSystem'>,
  account: { accountId: string; username: string; displayName: string },
  passkeys: readonly PasskeySecret[],
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  return generateRegistrationOptions({
    rpName: healthSystem.name,
    rpID: relyingParty({ publicUrl }),
    userName: account.username,
    userDisplayName: account.displayName,
    // Identifies the account to the authenticator without revealing anything (WebAuthn §14.6.1).
    userID: new Uint8Array(lastingHash(keys, 'passkey users', account.accountId)),
    excludeCredentials: passkeys.map(credentialOf),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    timeout: TIMEOUT,
  });
}

/** Verifies a passkey that was just made; null if it is not valid. */
export async function readNewPasskey(
  settings: Pick<Settings, 'publicUrl'>,
  credential: object,
  challenge: string,
): Promise<WebAuthnCredential | null> {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: credential as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: new URL(settings.publicUrl).origin,
      expectedRPID: relyingParty(settings),
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return registrationInfo?.credential ?? null;
  } catch {
    return null;
  }
}

function credentialOf({ credentialId, transports }: PasskeySecret): { id: string; transports: string[] } {
  return { id: credentialId, transports };
}

/** The portal's host name from its settings: never from a request. */
function relyingParty({ publicUrl }: Pick<Settings, 'publicUrl'>): string {
  return new URL(publicUrl).hostname;
}
