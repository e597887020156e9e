import { hasDraft } from '../drafts/drafts.ts';
import { briefMemory } from '../portal/brief-memory.ts';
import { lifetimeOf, type Remembered } from '../portal/lifetimes.ts';
import {
  identityMemory,
  insuranceMemory,
  secondInsuranceMemory,
  signUpMemory,
  smsUsernameMemory,
} from '../portal/personal-memory.ts';
import type { TabMemory } from '../portal/tab-memory.ts';

/** The forms that are filled in again after a reload. */
const forms: Readonly<Record<Exclude<Remembered, 'drafts'>, TabMemory | null>> = {
  recovery: identityMemory,
  signUp: signUpMemory,
  insurance: insuranceMemory,
  secondInsurance: secondInsuranceMemory,
  smsUsername: smsUsernameMemory,
  // What is not typed into a form, or gone after a reload.
  destination: null,
  payment: null,
  videoVisit: null,
  keptEstimate: null,
  phoneCode: null,
  activation: null,
  smsLink: null,
  openedSmsLink: null,
};

/** Whether a form of this tab will show again what was typed into it. */
export function hasTyped(now: number): boolean {
  const isThere = ([what, memory]: [string, TabMemory | null]): boolean =>
    memory !== null && briefMemory(memory, lifetimeOf(what as Remembered)).recall(now) !== undefined;
  return hasDraft(now) || Object.entries(forms).some(isThere);
}
