import { Trans } from '@lingui/react/macro';
import { helpDeskForm } from '@portico/rules';
import type { ComponentProps } from 'react';
import type { ShownErrors } from '../forms/use-field-errors.ts';
import { BirthDateField } from '../ui/birth-date-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { HelpDeskInput } from './help-desk-input.ts';

/** The ids of the parts of the date of birth. That it is no day is told at the first of them. */
export const birthDateIds = {
  month: 'dateOfBirth',
  day: 'dateOfBirth-day',
  year: 'dateOfBirth-year',
  dateOfBirth: 'dateOfBirth',
} as const;

export interface PartOfFormProps {
  input: HelpDeskInput;
  onChange: (changed: Partial<HelpDeskInput>) => void;
  errors: ShownErrors;
}

/** Who writes, and how they can be reached. */
export function WriterFields(part: PartOfFormProps) {
  const { input, onChange, errors } = part;
  const { month, day, year } = input;
  const ofBirthDate = [birthDateIds.month, birthDateIds.day, birthDateIds.year].flatMap((id) => errors.of(id) ?? []);
  return (
    <>
      <div className="help-desk-two">
        <Line {...part} name="patientFirstName" label={<Trans>First name</Trans>} autoComplete="given-name" />
        <Line {...part} name="patientLastName" label={<Trans>Last name</Trans>} autoComplete="family-name" />
      </div>
      <BirthDateField
        id={birthDateIds.month}
        label={<Trans>Date of birth</Trans>}
        error={ofBirthDate.length === 0 ? undefined : `${ofBirthDate.join('. ')}.`}
        value={{ month, day, year }}
        onChange={(date) => onChange({ ...date })}
      />
      <div className="help-desk-two">
        <Line
          {...part}
          name="patientPhone"
          label={<Trans>Phone</Trans>}
          hint={<Trans>From another country: with + and its code</Trans>}
          type="tel"
          autoComplete="tel"
        />
        <Line
          {...part}
          name="patientEmail"
          label={<Trans>Email</Trans>}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      </div>
    </>
  );
}

interface LineProps
  extends PartOfFormProps, Omit<ComponentProps<typeof TextField>, 'id' | 'value' | 'onChange' | 'error' | 'maxLength'> {
  name: 'patientFirstName' | 'patientLastName' | 'patientEmail' | 'patientPhone';
}

function Line({ input, onChange, errors, name, ...field }: LineProps) {
  return (
    <TextField
      {...field}
      id={name}
      error={errors.of(name)}
      maxLength={helpDeskForm[name].longest}
      value={input[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  );
}
