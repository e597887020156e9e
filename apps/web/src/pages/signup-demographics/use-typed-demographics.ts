import type { SignUpStatus } from '@portico/contract';
import { useRef, useState } from 'react';
import { today } from '../../forms/today.ts';
import { keepDraft, recallDraft, type DemographicsInput } from '../../sign-up/demographics-input.ts';
import { typedAgain } from './typed-again.ts';

export interface Typing {
  readonly typed: DemographicsInput;
  /** Takes what changed, or what follows from what is typed by then. */
  readonly change: (
    part: Partial<DemographicsInput> | ((now: DemographicsInput) => Partial<DemographicsInput>),
  ) => void;
}

/** The fields of the form: what is not sent yet in this tab, else what was sent before. */
export function useTypedDemographics(given: SignUpStatus['demographics']): Typing {
  const [input, setInput] = useState(() => ({ ...typedAgain(given, today()), ...recallDraft(Date.now()) }));
  // Browsers fill in many fields at once, and a ZIP code is answered later: each change follows on the last.
  const now = useRef(input);
  const change: Typing['change'] = (part) => {
    now.current = { ...now.current, ...(typeof part === 'function' ? part(now.current) : part) };
    keepDraft(now.current, Date.now());
    setInput(now.current);
  };
  return { typed: input, change };
}
