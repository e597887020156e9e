import type { Language } from '@portico/contract';
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

export function sealProfile(secret: string, profile: Profile): string {
  return seal(secret, profile);
}

/** @throws Error if the text was changed, or sealed with another secret. */
export function unsealProfile(secret: string, sealed: string): Profile {
  return unseal(secret, sealed) as Profile;
}
