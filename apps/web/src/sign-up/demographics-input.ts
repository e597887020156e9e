import type { demographicsForm, FormInput } from '@portico/rules';
import { briefMemory } from '../portal/brief-memory.ts';
import { lifetimeOf } from '../portal/lifetimes.ts';
import { signUpMemory } from '../portal/personal-memory.ts';
import type { DateParts } from '../ui/read-whole-date.ts';

/** The input of the demographics, by field. The national id is separate: it is no draft. */
export interface DemographicsInput extends Omit<FormInput<typeof demographicsForm>, 'dateOfBirth' | 'nationalId'> {
  readonly dateOfBirth: DateParts;
}

const draft = briefMemory<DemographicsInput>(signUpMemory, lifetimeOf('signUp'));

/** The input that is not sent yet, stored for this tab. */
export const { remember: keepDraft, recall: recallDraft, forget: forgetDraft } = draft;
