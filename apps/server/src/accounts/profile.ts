import type { Language } from '@portico/contract';
import { seal, unseal } from '../platform/crypto/sealed.ts';
import type { SignUpDemographics } from './sign-up-demographics.ts';

/** Who an account belongs to. Kept sealed: the database alone tells nothing of a person. */
export interface Profile {
  /** As its owner wrote it. */
  username: string;
  firstName: string;
  lastName: string;
  /** ISO date. */
  birthDate: string;
  zip: string;
  email: string | null;
  /** E.164, as +16505550100. */
  phones: readonly string[];
  /** Of what is sent to the person. */
  language: Language;
  /** Name of the partner through whom its owner enrolled. */
  partner?: string;
  /** What its owner said in the sign-up, for whoever registers them with the hospital. */
  demographics?: Omit<SignUpDemographics, 'nationalId'>;
}

export function sealProfile(secret: string, profile: Profile): string {
  return seal(secret, profile);
}

/** @throws Error when the text was changed, or sealed with another secret. */
export function openProfile(secret: string, sealed: string): Profile {
  return unseal(secret, sealed) as Profile;
}
