import type { Language } from '@portico/contract';
import { demographicsPhones } from '@portico/rules';
import type { Profile } from '../../accounts/profile.ts';
import type { SignUpDemographics } from '../../accounts/sign-up-demographics.ts';

/** Whose account a sign-up makes: what it is found and reached by, and what its owner said. The national id is not kept. */
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
