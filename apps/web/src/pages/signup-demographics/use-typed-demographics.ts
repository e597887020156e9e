import type { SignUpStanding } from '@portico/contract';
import { useRef, useState } from 'react';
import { today } from '../../forms/today.ts';
import { keepDraft, recallDraft, type TypedDemographics } from '../../sign-up/typed-demographics.ts';
import { typedAgain } from './typed-again.ts';

export interface Typing {
  readonly typed: TypedDemographics;
  /** Takes what changed, or what follows from what is typed by then. */
  readonly change: (
    part: Partial<TypedDemographics> | ((now: TypedDemographics) => Partial<TypedDemographics>),
  ) => void;
}

/** The fields of the form: what is not sent yet in this tab, else what was sent before. */
export function useTypedDemographics(given: SignUpStanding['demographics']): Typing {
  const [typed, setTyped] = useState(() => ({ ...typedAgain(given, today()), ...recallDraft(Date.now()) }));
  // Browsers fill in many fields at once, and a ZIP code is answered later: each change follows on the last.
  const now = useRef(typed);
  const change: Typing['change'] = (part) => {
    now.current = { ...now.current, ...(typeof part === 'function' ? part(now.current) : part) };
    keepDraft(now.current, Date.now());
    setTyped(now.current);
  };
  return { typed, change };
}
