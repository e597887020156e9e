import { useLayoutEffect, useRef, type ChangeEvent } from 'react';
import { caretPosition } from './caret-position.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface GroupedFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'ref'> {
  /** With the delimiters that `write` adds. */
  value: string;
  /** Adds the delimiters to a text that was typed or pasted. Letters and digits stay the same or are dropped. */
  write: (input: string) => string;
  onChange: (written: string) => void;
}

/** A text that is grouped while it is typed, such as a card number. The caret keeps its position among the digits. */
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
    caret.current = caretPosition(target.value, target.selectionStart ?? target.value.length, written);
    // Even if nothing changes in the end: the browser has already moved the caret.
    if (written === value) target.value = written;
    onChange(written);
  };
  return <TextField {...field} ref={input} value={value} onChange={change} />;
}
