import { readState, type Demographics } from '@portico/contract';
import {
  demographicsForm,
  writeForm,
  type DemographicsConditions,
  type FormInput,
  type FormValues,
} from '@portico/rules';
import { dateInput } from '../../forms/date-input.ts';
import type { DemographicsInput } from '../../sign-up/demographics-input.ts';
import type { DemographicsChoices } from './part-props.ts';

/** What was typed, as the form's rules read it. */
export function demographicsInput(input: DemographicsInput, nationalId: string): FormInput<typeof demographicsForm> {
  return { ...input, dateOfBirth: dateInput(input.dateOfBirth), nationalId };
}

/** The lists of the page, as the form's rules read them. */
export function demographicsLists(choices: DemographicsChoices): DemographicsConditions['lists'] {
  return {
    ...choices,
    readCountry: (code) => choices.countryChoices.find(({ value }) => value === code)?.value ?? null,
    readState,
  };
}

/** The fields as the call takes them (spec §5: the country as United States). */
export function demographicsToSend(
  values: FormValues<typeof demographicsForm>,
  existingPatient: boolean,
): Demographics {
  const written = writeForm(demographicsForm, values);
  const country = written.country === 'US' ? 'United States' : written.country;
  return { ...written, country, existingPatient };
}
