import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import type { DemographicsInput } from '../../sign-up/demographics-input.ts';
import { SelectField } from '../../ui/select-field.tsx';
import type { PartProps } from './part-props.ts';

/** Fields that are chosen from a list. */
type ListedName = keyof Pick<DemographicsInput, 'gender' | 'country' | 'state' | 'race' | 'language'>;

export interface ListedFieldProps extends Pick<
  ComponentProps<typeof SelectField>,
  'label' | 'hint' | 'options' | 'autoComplete'
> {
  within: PartProps;
  name: ListedName;
  /** What follows from a choice, in place of taking it alone. */
  onChoose?: (value: string) => void;
}

/** One list of the form, by its name. */
export function ListedField({ within: { typed: input, change, errors }, name, onChoose, ...field }: ListedFieldProps) {
  const { t } = useLingui();
  return (
    <SelectField
      {...field}
      id={name}
      placeholder={t`Choose from the list`}
      error={errors.of(name)}
      value={input[name]}
      onChange={(event) => (onChoose ?? ((value) => change({ [name]: value })))(event.target.value)}
    />
  );
}
