import { useState } from 'react';
import { tabMemory } from '../portal/tab-memory.ts';
import type { DateParts } from '../ui/read-pasted-date.ts';

/** What one types to be found, for a password and for a username alike: nothing has to be typed twice (WCAG 3.3.7). */
export interface TypedIdentity {
  readonly userName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: DateParts;
  readonly zip: string;
}

const nothing: TypedIdentity = {
  userName: '',
  firstName: '',
  lastName: '',
  birthDate: { month: '', day: '', year: '' },
  zip: '',
};

const kept = tabMemory('portico-recovery');

/** Keeps it in this tab, through reloads and ways back, until the recovery is done or the tab is closed. */
export function useTypedIdentity(): [TypedIdentity, (change: Partial<TypedIdentity>) => void] {
  const [typed, setTyped] = useState(recall);
  const change = (part: Partial<TypedIdentity>) => {
    const next = { ...typed, ...part };
    kept.remember(JSON.stringify(next));
    setTyped(next);
  };
  return [typed, change];
}

export const forgetTypedIdentity = kept.forget;

function recall(): TypedIdentity {
  return { ...nothing, ...(JSON.parse(kept.recall() ?? '{}') as Partial<TypedIdentity>) };
}
