import { formatAccessCode, readAccessCode } from '@portico/rules';
import { briefMemory } from '../portal/brief-memory.ts';
import { activationMemory } from '../portal/personal-memory.ts';
import type { DateParts } from '../ui/read-pasted-date.ts';

/** What was typed to begin an activation by access code. */
export interface TypedLookup {
  readonly accessCode: string;
  readonly medicalRecordNumber: string;
  readonly dateOfBirth: DateParts;
}

const nothing: TypedLookup = { accessCode: '', medicalRecordNumber: '', dateOfBirth: { month: '', day: '', year: '' } };

/** In milliseconds: a page that is left open does not show a letter to the next person in front of a shared computer. */
const LIFETIME = 15 * 60 * 1000;

const kept = briefMemory<TypedLookup>(activationMemory, LIFETIME);

/** Keeps it for the way back to this page, until the code was right. The browser stores nothing of it: a reload forgets it. */
export const { remember: keepLookup, recall: recallLookup, forget: forgetLookup } = kept;

/**
 * What the form begins with: the code of the address, which is another person's letter if another code was typed before.
 *
 * @param linked the code of the address; undefined for none.
 */
export function lookupOnArrival(before: TypedLookup | undefined, linked: string | undefined): TypedLookup {
  if (linked === undefined) return before ?? nothing;
  const code = readAccessCode(linked);
  const isSame = before !== undefined && code !== null && code === readAccessCode(before.accessCode);
  return isSame ? before : { ...nothing, accessCode: formatAccessCode(linked) };
}
