import { seal, unseal } from '../../platform/crypto/sealed.ts';

/** What makes a second factor work, by its kind. Kept sealed. */
export type FactorSecret =
  | { kind: 'sms'; /** E.164. */ phone: string }
  | { kind: 'email'; /** The one that was proven, whatever the account's address is later. */ address: string }
  | { kind: 'authenticator'; /** 160 bits in base 32. */ secret: string }
  | {
      kind: 'passkey';
      /** The name that its owner gave it. */
      label: string;
      /** Base64url, as WebAuthn has it. */
      credentialId: string;
      /** COSE key, base64url. */
      publicKey: string;
      transports: string[];
    };

/** The secret of a passkey factor. */
export type PasskeySecret = Extract<FactorSecret, { kind: 'passkey' }>;

/** What `second_factors.sealed` holds. */
export function sealFactor(secret: string, factor: FactorSecret): string {
  return seal(secret, factor);
}

/** Reads what sealFactor wrote. */
export function openFactor(secret: string, sealed: string): FactorSecret {
  return unseal(secret, sealed) as FactorSecret;
}
