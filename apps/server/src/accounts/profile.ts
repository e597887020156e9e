import type { Language } from '@portico/contract';
import type { Selectable } from 'kysely';
import type { AccountsTable } from '../platform/db/account-tables.ts';
import type { Keys } from '../platform/crypto/keys.ts';
import { seal, unseal } from '../platform/crypto/sealed.ts';
import type { SignUpDemographics } from './sign-up-demographics.ts';

/** The owner of an account. Stored sealed: the database alone reveals nothing about the person. */
export interface Profile {
  /** As the owner typed it. */
  username: string;
  firstName: string;
  lastName: string;
  /** ISO date. */
  birthDate: string;
  zip: string;
  email: string | null;
  /** E.164, such as +16505550100. */
  phones: readonly string[];
  /** The language of the messages to the person. */
  language: Language;
  /** Name of the partner through whom the owner enrolled. */
  partner?: string;
  /** What the owner said in the sign-up, for the staff who register patients. */
  demographics?: Omit<SignUpDemographics, 'nationalId'>;
}

/** Of a row of accounts. */
export type SealedProfile = Pick<Selectable<AccountsTable>, 'account_id' | 'profile'>;

export function sealProfile(keys: Keys, accountId: string, profile: Profile): string {
  return seal(keys, { column: 'accounts.profile', row: { account_id: accountId } }, profile);
}

/** @throws Error if the text was changed, or is another row's or another secret's. */
export function unsealProfile(keys: Keys, { account_id, profile }: SealedProfile): Profile {
  return unseal(keys, { column: 'accounts.profile', row: { account_id } }, profile) as Profile;
}
