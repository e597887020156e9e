import { useState } from 'react';
import { briefMemory } from '../portal/brief-memory.ts';
import { forgetIdentity, identityMemory } from '../portal/personal-memory.ts';
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

/** In milliseconds: what one was found by is not left for the next person in front of a shared computer. */
const LIFETIME = 15 * 60 * 1000;

const kept = briefMemory<TypedIdentity>(identityMemory, LIFETIME);

/**
 * Keeps it in this tab, through reloads and ways back, until the recovery is done, somebody signs in or out, the tab is
 * closed, or a quarter of an hour after it was last changed.
 */
export function useTypedIdentity(): [TypedIdentity, (change: Partial<TypedIdentity>) => void] {
  const [typed, setTyped] = useState(() => ({ ...nothing, ...kept.recall(Date.now()) }));
  const change = (part: Partial<TypedIdentity>) => {
    const next = { ...typed, ...part };
    kept.remember(next, Date.now());
    setTyped(next);
  };
  return [typed, change];
}

export const forgetTypedIdentity = forgetIdentity;
