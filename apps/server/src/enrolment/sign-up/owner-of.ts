import type { Language } from '@portico/contract';
import { demographicsPhones } from '@portico/rules';
import type { Profile } from '../../accounts/profile.ts';
import type { SignUpDemographics } from '../../accounts/sign-up-demographics.ts';

/**
 * The owner of the account that a sign-up creates: how they are found and reached, and what they entered. The national
 * id is not stored.
 */
export function ownerOf(
  { nationalId: _nationalId, ...demographics }: SignUpDemographics,
  partner: string | null,
  language: Language,
): Omit<Profile, 'username'> {
  const { firstName, lastName, birthDate, zip, email } = demographics;
  const phones = demographicsPhones.flatMap((name) => demographics[name]?.e164 ?? []);
  return {
    firstName,
    lastName,
    birthDate,
    zip,
    email,
    phones: [...new Set(phones)],
    language,
    demographics,
    ...(partner === null ? {} : { partner }),
  };
}
