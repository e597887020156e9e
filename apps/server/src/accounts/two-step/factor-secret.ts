import { seal, unseal } from '../../platform/crypto/sealed.ts';

/** The secret data of a second factor, by its kind. Stored sealed. */
export type FactorSecret =
  | { kind: 'sms'; /** E.164. */ phone: string }
  | { kind: 'email'; /** The one that was proven, whatever the account's address is later. */ address: string }
  | { kind: 'authenticator'; /** 160 bits in base 32. */ secret: string }
  | {
      kind: 'passkey';
      /** The name that the owner gave it. */
      label: string;
      /** Base64url, as in WebAuthn. */
      credentialId: string;
      /** COSE key, base64url. */
      publicKey: string;
      transports: string[];
    };

export type PasskeySecret = Extract<FactorSecret, { kind: 'passkey' }>;

/** The value of `second_factors.sealed`. */
export function sealFactor(secret: string, factor: FactorSecret): string {
  return seal(secret, factor);
}

export function unsealFactor(secret: string, sealed: string): FactorSecret {
  return unseal(secret, sealed) as FactorSecret;
}
