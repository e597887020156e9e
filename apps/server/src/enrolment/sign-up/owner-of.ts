import type { Language } from '@portico/contract';
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
  const { firstName, lastName, birthDate, zip, email, mobilePhone, homePhone, workPhone } = demographics;
  // In the order in which a message is likely to reach the person.
  const phones = [mobilePhone, homePhone, workPhone].flatMap((phone) => (phone === null ? [] : [phone.e164]));
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
