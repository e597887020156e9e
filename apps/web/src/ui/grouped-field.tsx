import { TextField, type TextFieldProps } from './text-field.tsx';
import { useMasked, type Masked } from './use-masked.ts';

export type GroupedFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'ref'> & Masked;

/** A text that is grouped while it is typed, such as a card number. The caret keeps its position among the digits. */
export function GroupedField({ value, write, onChange, ref, ...field }: GroupedFieldProps) {
  return <TextField {...field} {...useMasked({ value, write, onChange, ref })} />;
}
