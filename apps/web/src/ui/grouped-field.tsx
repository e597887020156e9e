import { useLayoutEffect, useRef, type ChangeEvent } from 'react';
import { caretPlace } from './caret-place.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface GroupedFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'ref'> {
  /** Written with its delimiters, as `write` has it. */
  value: string;
  /** Writes what was typed or pasted with its delimiters. Leaves letters and digits as they are, or out. */
  write: (typed: string) => string;
  onChange: (written: string) => void;
}

/** A text that is grouped while one types it, such as a card number. The caret stays where it was among the digits. */
export function GroupedField({ value, write, onChange, ...field }: GroupedFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(null);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const written = write(target.value);
    caret.current = caretPlace(target.value, target.selectionStart ?? target.value.length, written);
    // Also where nothing changes in the end: the browser has moved the caret already.
    if (written === value) target.value = written;
    onChange(written);
  };
  return <TextField {...field} ref={input} value={value} onChange={change} />;
}
