import { useState } from 'react';
import { keepDraft, recallDraft } from '../drafts/drafts.ts';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import { briefMemory } from '../portal/brief-memory.ts';
import { insuranceMemory } from '../portal/personal-memory.ts';
import { noInsurance, type TypedInsurance } from './typed-insurance.ts';

/** In milliseconds: what was read from a card is not left for the next person in front of a shared computer. */
const LIFETIME = 15 * 60 * 1000;

const ofGuest = briefMemory<TypedInsurance>(insuranceMemory, LIFETIME);

/** The drafts of whoever is signed in are that person's; a guest's are this tab's, for a quarter of an hour. */
const DRAFT = 'insurance';

/**
 * What is typed about an insurance, kept in this tab through reloads, ways back and another service: nothing has to be copied
 * from the card twice (WCAG 3.3.7). Never in an address, and gone when the tab is closed.
 */
export function useInsuranceDraft(): [TypedInsurance, (change: Partial<TypedInsurance>) => void] {
  const { isSignedIn } = useEstimatesBase();
  const [typed, setTyped] = useState<TypedInsurance>(() => ({ ...noInsurance, ...recall(isSignedIn, Date.now()) }));
  const change = (part: Partial<TypedInsurance>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    if (isSignedIn) keepDraft(DRAFT, next, Date.now());
    else ofGuest.remember(next, Date.now());
  };
  return [typed, change];
}

/** What was typed before; undefined for nothing. Also for what a check that goes on after a reload was started with. */
function recall(isSignedIn: boolean, now: number): Partial<TypedInsurance> | undefined {
  return isSignedIn ? recallDraft(DRAFT, now) : ofGuest.recall(now);
}
