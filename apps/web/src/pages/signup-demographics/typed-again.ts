import type { SignUpStatus } from '@portico/contract';
import { demographicsForm, readBirthDate, writeForm } from '@portico/rules';
import type { DemographicsInput } from '../../sign-up/demographics-input.ts';
import type { DateParts } from '../../ui/read-whole-date.ts';

/** The country that most have; chosen for them until they choose, or their ZIP code tells, another. */
export const FIRST_COUNTRY = 'US';

const { nationalId: _keptApart, ...noText } = writeForm(demographicsForm, { country: FIRST_COUNTRY });

export const nothingTyped: DemographicsInput = { ...noText, dateOfBirth: { month: '', day: '', year: '' } };

/**
 * What was sent before, for the form to show again.
 *
 * @param today ISO date.
 */
export function typedAgain(given: SignUpStatus['demographics'], today: string): DemographicsInput {
  if (given === null) return nothingTyped;
  const { existingPatient: _answeredBefore, dateOfBirth, ...fields } = given;
  return { ...fields, dateOfBirth: partsOf(readBirthDate(dateOfBirth, today)) };
}

function partsOf(date: string | null): DateParts {
  if (date === null) return nothingTyped.dateOfBirth;
  const [year = '', month = '', day = ''] = date.split('-').map((part) => String(Number(part)));
  return { month, day, year };
}
