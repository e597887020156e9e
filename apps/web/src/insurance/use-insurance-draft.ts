import { useState } from 'react';
import { saveDraft, recallDraft } from '../drafts/drafts.ts';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import { briefMemory, type BriefMemory } from '../portal/brief-memory.ts';
import { lifetimeOf } from '../portal/lifetimes.ts';
import { insuranceMemory, secondInsuranceMemory } from '../portal/personal-memory.ts';
import { noInsurance, type InsuranceInput } from './insurance-input.ts';

/** Of an estimate: its first insurance, or the one that pays after it. Also the names of their drafts. */
type WhichInsurance = 'insurance' | 'secondInsurance';

/** The drafts of the person who is signed in are that person's; a guest's are this tab's. */
const ofGuest: Readonly<Record<WhichInsurance, BriefMemory<InsuranceInput>>> = {
  insurance: briefMemory(insuranceMemory, lifetimeOf('insurance')),
  secondInsurance: briefMemory(secondInsuranceMemory, lifetimeOf('secondInsurance')),
};

/**
 * What is typed about an insurance, kept in this tab through reloads, ways back and another service: nothing has to be copied
 * from the card twice (WCAG 3.3.7). Never in an address, and gone when the tab is closed.
 */
export function useInsuranceDraft(
  which: WhichInsurance = 'insurance',
): [InsuranceInput, (change: Partial<InsuranceInput>) => void] {
  const { isSignedIn } = useEstimatesBase();
  const [input, setInput] = useState<InsuranceInput>(() => ({
    ...noInsurance,
    ...recall(which, isSignedIn, Date.now()),
  }));
  const change = (part: Partial<InsuranceInput>) => {
    const next = { ...input, ...part };
    setInput(next);
    if (isSignedIn) saveDraft(which, next, Date.now());
    else ofGuest[which].remember(next, Date.now());
  };
  return [input, change];
}

/** What was typed before; undefined for nothing. Also for what a check that goes on after a reload was started with. */
function recall(which: WhichInsurance, isSignedIn: boolean, now: number): Partial<InsuranceInput> | undefined {
  return isSignedIn ? recallDraft(which, now) : ofGuest[which].recall(now);
}
