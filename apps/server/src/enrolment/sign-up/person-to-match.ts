import type { MatchedPerson } from '@portico/matching';
import { demographicsPhones } from '@portico/rules';
import type { Profile } from '../../accounts/profile.ts';
import type { SignUpDemographics } from '../../accounts/sign-up-demographics.ts';

/** The codes of documents (legalSexChoices). */
const sexes: Readonly<Record<string, 'female' | 'male'>> = { F: 'female', M: 'male' };

/** Who signs up, as they are compared with a record. */
export function personToMatch(said: SignUpDemographics): MatchedPerson {
  const { firstName, middleName, lastName, birthDate, gender, zip, address, email } = said;
  return {
    names: [{ firstName, middleName, lastName }],
    birthDate,
    sex: sexes[gender] ?? null,
    zips: zip === '' ? [] : [zip],
    streets: [address],
    phones: demographicsPhones.flatMap((name) => said[name]?.e164 ?? []),
    emails: email === null ? [] : [email],
  };
}

/** The owner of an account, in the same way. */
export function ownerToMatch({ firstName, lastName, birthDate, zip, email, phones }: Profile): MatchedPerson {
  return {
    names: [{ firstName, middleName: '', lastName }],
    birthDate,
    sex: null,
    zips: zip === '' ? [] : [zip],
    streets: [],
    phones,
    emails: email === null ? [] : [email],
  };
}
