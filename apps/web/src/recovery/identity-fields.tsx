import { Trans, useLingui } from '@lingui/react/macro';
import type { passwordRecoveryForm } from '@portico/rules';
import { dateInput } from '../forms/date-input.ts';
import type { FormMessages } from '../forms/form-messages.ts';
import { useBirthDateMessage } from '../forms/use-birth-date-message.ts';
import type { ShownErrors } from '../forms/use-field-errors.ts';
import { BirthDateField } from '../ui/birth-date-field.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { IdentityInput } from './identity-input.ts';
import './words.ts';

const BIRTH_DATE = 'birth-date';
const ZIP = 'zip';
const ABROAD = 'abroad';

type BirthAndZip = Pick<IdentityInput, 'birthDate' | 'zip' | 'isAbroad'>;

/** Ids of the controls of `IdentityFields`, by the names of the calls. */
export const identityIds = { dateOfBirth: BIRTH_DATE, zip: ZIP } as const;

/** The input of `IdentityFields`, as the form's rules read it. */
export function identityInput({ birthDate, zip }: Omit<BirthAndZip, 'isAbroad'>): {
  readonly dateOfBirth: string;
  readonly zip: string;
} {
  return { dateOfBirth: dateInput(birthDate), zip };
}

/** A form with `IdentityFields` as the calls take it (spec §3: "dateOfBirth (year/month/day)"). */
export function identityToSend<Values extends { readonly dateOfBirth: string }>(values: Values): Values {
  return { ...values, dateOfBirth: values.dateOfBirth.replaceAll('-', '/') };
}

/**
 * The sentences of `IdentityFields`.
 *
 * @param today ISO date.
 */
export function useIdentityMessages(
  { birthDate, isAbroad }: Omit<BirthAndZip, 'zip'>,
  today: string,
): Pick<FormMessages<typeof passwordRecoveryForm>, 'dateOfBirth' | 'zip'> {
  const { t } = useLingui();
  const birthDateMessage = useBirthDateMessage();
  return {
    dateOfBirth: (reason) => birthDateMessage(reason, birthDate, today),
    zip: isAbroad
      ? t`Enter your postal code. If your address has none, enter a hyphen (-).`
      : t`Enter your ZIP code, such as 94305`,
  };
}

export interface IdentityFieldsProps {
  value: BirthAndZip;
  onChange: (change: Partial<BirthAndZip>) => void;
  errors: ShownErrors;
}

/** Date of birth and ZIP code, or the postal code of another country: what both recoveries ask for. */
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
          label={value.isAbroad ? <Trans>Postal code</Trans> : <Trans>ZIP code</Trans>}
          hint={<Trans>Of your home address, as we have it on file</Trans>}
          error={errors.of(ZIP)}
          autoComplete="postal-code"
          maxLength={12}
          value={value.zip}
          onChange={(event) => onChange({ zip: event.target.value })}
        />
      </div>
      <Checkbox
        id={ABROAD}
        label={<Trans>My home address is outside the United States</Trans>}
        checked={value.isAbroad}
        onChange={(event) => onChange({ isAbroad: event.target.checked })}
      />
    </>
  );
}
