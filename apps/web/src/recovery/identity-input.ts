import { useState } from 'react';
import { briefMemory } from '../portal/brief-memory.ts';
import { lifetimeOf } from '../portal/lifetimes.ts';
import { forgetIdentity, identityMemory } from '../portal/personal-memory.ts';
import type { DateParts } from '../ui/read-whole-date.ts';

/** The input by which an account is found, shared by both recoveries: no value has to be typed twice (WCAG 3.3.7). */
export interface IdentityInput {
  readonly userName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: DateParts;
  readonly zip: string;
  /** The address on file is outside the United States. */
  readonly isAbroad: boolean;
}

const nothing: IdentityInput = {
  userName: '',
  firstName: '',
  lastName: '',
  birthDate: { month: '', day: '', year: '' },
  zip: '',
  isAbroad: false,
};

const saved = briefMemory<IdentityInput>(identityMemory, lifetimeOf('recovery'));

/**
 * Stores the input in this tab, through reloads and "back", until the recovery is done, a user signs in or out, the tab
 * is closed, or its time since the last change is over.
 */
export function useIdentityInput(): [IdentityInput, (change: Partial<IdentityInput>) => void] {
  const [input, setInput] = useState(() => ({ ...nothing, ...saved.recall(Date.now()) }));
  const change = (part: Partial<IdentityInput>) => {
    const next = { ...input, ...part };
    saved.remember(next, Date.now());
    setInput(next);
  };
  return [input, change];
}

export const forgetIdentityInput = forgetIdentity;
