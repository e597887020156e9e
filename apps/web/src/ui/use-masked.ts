import { useLayoutEffect, useRef, type ChangeEvent, type RefObject } from 'react';
import { typeMasked } from './type-masked.ts';

export interface Masked {
  /** As the field shows it. */
  readonly value: string;
  /** Adds the delimiters of the field to a text that was typed, pasted or filled in. */
  readonly write: (input: string) => string;
  readonly onChange: (written: string) => void;
  /** Of the field, for whoever sets focus to it. */
  readonly ref?: RefObject<HTMLInputElement | null> | undefined;
}

/** What an input takes to be a masked field: its text is written anew at each keystroke, and the caret stays where it was. */
export function useMasked({ value, write, onChange, ref }: Masked) {
  const own = useRef<HTMLInputElement>(null);
  const input = ref ?? own;
  const caret = useRef<number>(null);
  // Before the browser draws: React's update of the value puts the caret at the end.
  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== input.current) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const isForward = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentForward';
    const after = { text: target.value, caret: target.selectionStart ?? target.value.length };
    const shown = typeMasked(write, value, after, isForward);
    caret.current = shown.caret;
    // Even if nothing changes in the end: then nothing is rendered anew, and the browser has moved the caret already.
    if (shown.text === value) {
      target.value = value;
      target.setSelectionRange(shown.caret, shown.caret);
    }
    onChange(shown.text);
  };
  return { ref: input, value, onChange: change };
}
