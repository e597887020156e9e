import { useLingui } from '@lingui/react/macro';
import { judgeBirthDate } from '../../forms/birth-date-fault.ts';
import { today } from '../../forms/today.ts';
import { useBirthDateMessage } from '../../forms/use-birth-date-message.ts';
import type { FieldErrors } from '../../forms/use-field-errors.ts';
import type { DateParts } from '../../ui/read-pasted-date.ts';

export const BIRTH_DATE = 'birth-date';
export const ZIP = 'zip';

/** The fields beside the link (spec §3: "monthOfBirth, dayOfBirth, yearOfBirth, zipCode"). */
export interface TypedSmsLookup {
  readonly birthDate: DateParts;
  /** May be the postal code of another country. */
  readonly zip: string;
}

export const nothingTyped: TypedSmsLookup = { birthDate: { month: '', day: '', year: '' }, zip: '' };

/**
 * The errors of the input.
 *
 * @param refused fields that the server has refused, by the names of the call.
 */
export function useSmsLookupErrors({ birthDate, zip }: TypedSmsLookup, refused: readonly string[]): FieldErrors {
  const { t } = useLingui();
  const birthDateMessage = useBirthDateMessage();
  const now = today();
  const date = judgeBirthDate(birthDate, now);
  const fault = 'fault' in date ? date.fault : refused.includes('yearOfBirth') ? 'empty' : null;
  const isZip = /[\p{L}\p{N}]/u.test(zip) && !refused.includes('zipCode');
  return {
    [BIRTH_DATE]: fault === null ? undefined : birthDateMessage(fault, birthDate, now),
    [ZIP]: isZip ? undefined : t`Enter your ZIP code, such as 94305`,
  };
}
