import { Trans, useLingui } from '@lingui/react/macro';
import { readPostalCodeOfAnyCountry } from '@portico/rules';
import { judgeBirthDate } from '../forms/birth-date-fault.ts';
import { today } from '../forms/today.ts';
import { useBirthDateMessage } from '../forms/use-birth-date-message.ts';
import type { FieldErrors, ShownErrors } from '../forms/use-field-errors.ts';
import { BirthDateField } from '../ui/birth-date-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { TypedIdentity } from './typed-identity.ts';
import './words.ts';

const BIRTH_DATE = 'birth-date';
const ZIP = 'zip';

type BirthAndZip = Pick<TypedIdentity, 'birthDate' | 'zip'>;

export interface JudgedIdentity {
  /** By the fields of `IdentityFields`. */
  readonly errors: FieldErrors;
  /** In the format of the calls (spec §3: "dateOfBirth (year/month/day)"); null while there are errors. */
  readonly sent: { readonly dateOfBirth: string; readonly zip: string } | null;
}

/**
 * Validates `IdentityFields` by the rules of spec §5.
 *
 * @param refused names of the fields that the server has refused.
 */
export function useJudgeIdentity({ birthDate, zip }: BirthAndZip, refused: readonly string[]): JudgedIdentity {
  const { t } = useLingui();
  const birthDateMessage = useBirthDateMessage();
  const now = today();
  const judged = judgeBirthDate(birthDate, now);
  const read = readPostalCodeOfAnyCountry(zip);
  const zipMessage = looksLikeZip(zip)
    ? t`Enter your ZIP code, such as 94305`
    : t`Enter your ZIP or postal code. If your address has none, enter a hyphen (-).`;
  const fault = 'fault' in judged ? judged.fault : refused.includes('dateOfBirth') ? 'empty' : null;
  return {
    errors: {
      [BIRTH_DATE]: fault === null ? undefined : birthDateMessage(fault, birthDate, now),
      [ZIP]: read === null || refused.includes('zip') ? zipMessage : undefined,
    },
    sent: 'date' in judged && read !== null ? { dateOfBirth: judged.date.replaceAll('-', '/'), zip: read } : null,
  };
}

/** Digits only, as in the United States. */
function looksLikeZip(typed: string): boolean {
  return /^[\s-]*\d[\d\s-]*$/.test(typed);
}

export interface IdentityFieldsProps {
  value: BirthAndZip;
  onChange: (change: Partial<BirthAndZip>) => void;
  errors: ShownErrors;
}

/** Date of birth and postal code: what both recoveries ask for. */
export function IdentityFields({ value, onChange, errors }: IdentityFieldsProps) {
  return (
    <>
      <BirthDateField
        id={BIRTH_DATE}
        label={<Trans>Date of birth</Trans>}
        error={errors.of(BIRTH_DATE)}
        value={value.birthDate}
        onChange={(birthDate) => onChange({ birthDate })}
      />
      <div className="short-field">
        <TextField
          id={ZIP}
          label={<Trans>ZIP or postal code</Trans>}
          hint={<Trans>Of your home address, as we have it on file</Trans>}
          error={errors.of(ZIP)}
          autoComplete="postal-code"
          maxLength={12}
          value={value.zip}
          onChange={(event) => onChange({ zip: event.target.value })}
        />
      </div>
    </>
  );
}
