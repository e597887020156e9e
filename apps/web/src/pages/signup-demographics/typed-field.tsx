import { demographicsForm } from '@portico/rules';
import type { ComponentProps } from 'react';
import type { DemographicsInput } from '../../sign-up/demographics-input.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { PartProps } from './part-props.ts';

/** Fields that hold what was typed as it is. */
type TextName = Exclude<keyof DemographicsInput, 'dateOfBirth'>;

export interface TypedFieldProps extends Omit<
  ComponentProps<typeof TextField>,
  'id' | 'value' | 'onChange' | 'error' | 'maxLength'
> {
  within: PartProps;
  name: TextName;
}

/** One line of the form, by its name. */
export function TypedField({ within: { typed: input, change, errors }, name, ...field }: TypedFieldProps) {
  return (
    <TextField
      {...field}
      id={name}
      error={errors.of(name)}
      maxLength={demographicsForm[name].longest}
      value={input[name]}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  );
}
