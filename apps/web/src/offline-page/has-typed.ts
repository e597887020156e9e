import { hasDraft } from '../drafts/drafts.ts';
import { briefMemory } from '../portal/brief-memory.ts';
import { lifetimeOf, type Remembered } from '../portal/lifetimes.ts';
import { identityMemory, insuranceMemory, signUpMemory } from '../portal/personal-memory.ts';
import type { TabMemory } from '../portal/tab-memory.ts';

/** The forms that are filled in again after a reload, and for how long. */
const forms: ReadonlyArray<readonly [TabMemory, Remembered]> = [
  [identityMemory, 'recovery'],
  [insuranceMemory, 'insurance'],
  [signUpMemory, 'signUp'],
];

/** Whether a form of this tab will show again what was typed into it. */
export function hasTyped(now: number): boolean {
  return (
    hasDraft(now) || forms.some(([memory, what]) => briefMemory(memory, lifetimeOf(what)).recall(now) !== undefined)
  );
}
