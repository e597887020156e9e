import type { Selectable } from 'kysely';
import type { Keys } from '../../platform/crypto/keys.ts';
import type { SecondFactorsTable } from '../../platform/db/account-tables.ts';
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

/** What names the row of a factor. */
type FactorRow = Pick<Selectable<SecondFactorsTable>, 'account_id' | 'factor_id'>;

/** The value of `second_factors.sealed`. */
export function sealFactor(keys: Keys, row: FactorRow, factor: FactorSecret): string {
  return seal(keys, { column: 'second_factors.sealed', row }, factor);
}

export function unsealFactor(keys: Keys, { sealed, ...row }: FactorRow & { sealed: string }): FactorSecret {
  return unseal(keys, { column: 'second_factors.sealed', row }, sealed) as FactorSecret;
}
