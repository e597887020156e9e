import { useLingui } from '@lingui/react/macro';
import { smsLookupForm, validateForm } from '@portico/rules';
import { dateInput } from '../../forms/date-input.ts';
import { sayErrors, type FormMessages } from '../../forms/form-messages.ts';
import { today } from '../../forms/today.ts';
import { useBirthDateMessage } from '../../forms/use-birth-date-message.ts';
import type { FieldErrors } from '../../forms/use-field-errors.ts';
import type { DateParts } from '../../ui/read-whole-date.ts';

export const BIRTH_DATE = 'birth-date';
export const ZIP = 'zip';
const fieldIds = { dateOfBirth: BIRTH_DATE, zipCode: ZIP } as const;

/** The fields beside the link (spec §3: "monthOfBirth, dayOfBirth, yearOfBirth, zipCode"). */
export interface SmsLookupInput {
  readonly birthDate: DateParts;
  /** May be the postal code of another country. */
  readonly zip: string;
}

export const emptyInput: SmsLookupInput = { birthDate: { month: '', day: '', year: '' }, zip: '' };

/**
 * The sentence of each field.
 *
 * @param now today, an ISO date.
 */
export function useSmsLookupMessages(
  { birthDate }: Pick<SmsLookupInput, 'birthDate'>,
  now: string,
): FormMessages<typeof smsLookupForm> {
  const { t } = useLingui();
  const birthDateMessage = useBirthDateMessage();
  return {
    dateOfBirth: (reason) => birthDateMessage(reason, birthDate, now),
    zipCode: t`Enter your ZIP code, such as 94305`,
  };
}

/**
 * The errors of the input.
 *
 * @param refused fields that the server has refused, by the names of the call.
 */
export function useSmsLookupErrors(typed: SmsLookupInput, refused: readonly string[]): FieldErrors {
  const now = today();
  const messages = useSmsLookupMessages(typed, now);
  const input = { dateOfBirth: dateInput(typed.birthDate), zipCode: typed.zip };
  // The call has a field for each part of the date.
  const names = refused.map((name) => (name === 'yearOfBirth' ? 'dateOfBirth' : name));
  return sayErrors(messages, validateForm(smsLookupForm, input, { today: now }, names), (name) => fieldIds[name]);
}
