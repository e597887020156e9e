import { type Demographics, demographicsChoices, readCountry, readState } from '@portico/contract';
import { type DemographicsConditions, readDemographics as readForm } from '@portico/rules';
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
  conditions: Pick<DemographicsConditions, 'today' | 'nationalIdShown'>,
): SignUpDemographics {
  const read = readForm(given, { ...conditions, existingPatient: given.existingPatient, lists });
  if ('errors' in read) throw new Refusal('malformedRequest', Object.keys(read.errors));
  const { dateOfBirth, ...demographics } = read.values;
  return { ...demographics, birthDate: dateOfBirth };
}
