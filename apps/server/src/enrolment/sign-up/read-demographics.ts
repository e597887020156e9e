import { type Demographics, type PostalAddress, demographicsChoices, readCountry, readState } from '@portico/contract';
import { type DemographicsConditions, readDemographics as readForm, readPostalMail } from '@portico/rules';
import type { PostalMailField } from '../../documents/messages/postal-mail-messages.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { SignUpDemographics } from '../../accounts/sign-up-demographics.ts';

const lists = { ...demographicsChoices('en'), readCountry, readState };

/**
 * Reads who somebody is by the form's rules. A national id counts where it is shown, a medical record number for existing
 * patients.
 *
 * @throws Refusal malformedRequest, naming the fields that are wrong.
 */
export function readDemographics(
  given: Demographics,
  conditions: Pick<DemographicsConditions, 'today' | 'nationalIdShown' | 'nameRule'>,
): SignUpDemographics {
  const read = readForm(given, { ...conditions, existingPatient: given.existingPatient, lists });
  if ('errors' in read) throw new Refusal('malformedRequest', Object.keys(read.errors));
  const { dateOfBirth, ...demographics } = read.values;
  return { ...demographics, birthDate: dateOfBirth };
}

/**
 * Reads whom a letter is to go to, by the same rules.
 *
 * @param person who signs up, as read before.
 * @returns the person with this name and address; or the names of the fields that are wrong.
 */
export function readLetterReceiver(
  address: PostalAddress,
  person: SignUpDemographics,
  given: Pick<DemographicsConditions, 'today' | 'nameRule'>,
): { person: SignUpDemographics } | { faults: PostalMailField[] } {
  const conditions = { ...given, existingPatient: false, nationalIdShown: false, lists };
  const read = readPostalMail(address, conditions);
  if ('errors' in read) return { faults: Object.keys(read.errors) as PostalMailField[] };
  return { person: { ...person, nationalId: null, ...read.values } };
}
