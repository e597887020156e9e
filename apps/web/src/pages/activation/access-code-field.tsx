import { Trans } from '@lingui/react/macro';
import { useLayoutEffect, useRef, type ChangeEvent } from 'react';
import { TextField } from '../../ui/text-field.tsx';
import { typeAccessCode } from './type-access-code.ts';
import './access-code-field.css';

export const ACCESS_CODE = 'access-code';

export interface AccessCodeFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** The access code in groups of five, joined by hyphens as it is typed or pasted. */
export function AccessCodeField({ value, onChange, error }: AccessCodeFieldProps) {
  const box = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  // Runs before the browser draws: React's update of the value puts the caret at the end.
  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== box.current) return;
    box.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const type = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const isForward = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentForward';
    const after = { text: target.value, caret: target.selectionStart ?? target.value.length };
    const input = typeAccessCode(value, after, isForward);
    caret.current = input.caret;
    onChange(input.text);
  };
  return (
    <TextField
      id={ACCESS_CODE}
      ref={box}
      label={<Trans>Access code</Trans>}
      hint={<Trans>15 letters and digits. We put in the hyphens.</Trans>}
      error={error}
      placeholder="XXXXX-XXXXX-XXXXX"
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      value={value}
      onChange={type}
    />
  );
}
