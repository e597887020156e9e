import { formatAccessCode, readAccessCode } from '@portico/rules';
import { briefMemory } from '../portal/brief-memory.ts';
import { lifetimeOf } from '../portal/lifetimes.ts';
import { activationMemory } from '../portal/personal-memory.ts';
import type { DateParts } from '../ui/read-whole-date.ts';

/** The input of the first step of an activation by access code. */
export interface LookupInput {
  readonly accessCode: string;
  readonly medicalRecordNumber: string;
  readonly dateOfBirth: DateParts;
}

const nothing: LookupInput = { accessCode: '', medicalRecordNumber: '', dateOfBirth: { month: '', day: '', year: '' } };

const saved = briefMemory<LookupInput>(activationMemory, lifetimeOf('activation'));

/** Keeps the input for "back" to this page until the code was right. It is not stored: a reload deletes it. */
export const { remember: keepLookup, recall: recallLookup, forget: forgetLookup } = saved;

/**
 * The form's first values: the code in the address. It is another person's letter if a different code was typed before.
 *
 * @param linked the code in the address; undefined if there is none.
 */
export function lookupOnArrival(before: LookupInput | undefined, linked: string | undefined): LookupInput {
  if (linked === undefined) return before ?? nothing;
  const code = readAccessCode(linked);
  const isSame = before !== undefined && code !== null && code === readAccessCode(before.accessCode);
  return isSame ? before : { ...nothing, accessCode: formatAccessCode(linked) };
}
