import { useState } from 'react';
import { saveDraft, recallDraft } from '../drafts/drafts.ts';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import { briefMemory } from '../portal/brief-memory.ts';
import { lifetimeOf } from '../portal/lifetimes.ts';
import { insuranceMemory } from '../portal/personal-memory.ts';
import { noInsurance, type InsuranceInput } from './insurance-input.ts';

const ofGuest = briefMemory<InsuranceInput>(insuranceMemory, lifetimeOf('insurance'));

/** The drafts of the person who is signed in are that person's; a guest's are this tab's. */
const DRAFT = 'insurance';

/**
 * What is typed about an insurance, kept in this tab through reloads, ways back and another service: nothing has to be copied
 * from the card twice (WCAG 3.3.7). Never in an address, and gone when the tab is closed.
 */
export function useInsuranceDraft(): [InsuranceInput, (change: Partial<InsuranceInput>) => void] {
  const { isSignedIn } = useEstimatesBase();
  const [input, setInput] = useState<InsuranceInput>(() => ({ ...noInsurance, ...recall(isSignedIn, Date.now()) }));
  const change = (part: Partial<InsuranceInput>) => {
    const next = { ...input, ...part };
    setInput(next);
    if (isSignedIn) saveDraft(DRAFT, next, Date.now());
    else ofGuest.remember(next, Date.now());
  };
  return [input, change];
}

/** What was typed before; undefined for nothing. Also for what a check that goes on after a reload was started with. */
function recall(isSignedIn: boolean, now: number): Partial<InsuranceInput> | undefined {
  return isSignedIn ? recallDraft(DRAFT, now) : ofGuest.recall(now);
}
