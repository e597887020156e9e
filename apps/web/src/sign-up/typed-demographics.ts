import { briefMemory } from '../portal/brief-memory.ts';
import { signUpMemory } from '../portal/personal-memory.ts';
import type { DateParts } from '../ui/read-pasted-date.ts';

/** The input of the demographics, by the names of the contract. The national id is separate: it is no draft. */
export interface TypedDemographics {
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
  readonly dateOfBirth: DateParts;
  readonly gender: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly zip: string;
  readonly address: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly mobilePhone: string;
  readonly homePhone: string;
  readonly workPhone: string;
  readonly email: string;
  readonly medicalRecordNumber: string;
  readonly race: string;
  readonly language: string;
}

/** In milliseconds, as other drafts: in a form of this length, visitors leave to find a letter or a card. */
const LIFETIME = 60 * 60 * 1000;

const draft = briefMemory<TypedDemographics>(signUpMemory, LIFETIME);

/** The input that is not sent yet, stored for this tab. */
export const { remember: keepDraft, recall: recallDraft, forget: forgetDraft } = draft;
