import { Trans } from '@lingui/react/macro';
import type { KeptBy } from '@portico/rules';
import type { ReactNode } from 'react';
import type { ShownErrors } from '../forms/use-field-errors.ts';
import { BirthDateField } from '../ui/birth-date-field.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import { TextField } from '../ui/text-field.tsx';
import { type SecondFactInput, secondFactIds } from './use-second-fact.ts';

export interface SecondFactFieldsProps {
  /** What the choice is for. */
  label: ReactNode;
  input: SecondFactInput;
  change: (part: Partial<SecondFactInput>) => void;
  errors: ShownErrors;
}

/** The choice of what opens an estimate besides its number, and the field for it. */
export function SecondFactFields({ label, input, change, errors }: SecondFactFieldsProps) {
  const birthDate = (
    <BirthDateField
      id={secondFactIds.birthDate}
      label={<Trans>Date of birth</Trans>}
      error={errors.of(secondFactIds.birthDate)}
      value={input.birthDate}
      onChange={(value) => change({ birthDate: value })}
    />
  );
  const zip = (
    <div className="short-field">
      <TextField
        id={secondFactIds.zip}
        label={<Trans>ZIP code</Trans>}
        error={errors.of(secondFactIds.zip)}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        value={input.zip}
        onChange={(event) => change({ zip: event.target.value })}
      />
    </div>
  );
  return (
    <RadioGroup<KeptBy>
      id="kept-by"
      label={label}
      value={input.by}
      onChange={(by) => change({ by })}
      options={[
        { value: 'birthDate', label: <Trans>With your date of birth</Trans>, more: birthDate },
        { value: 'zip', label: <Trans>With your ZIP code</Trans>, more: zip },
      ]}
    />
  );
}
