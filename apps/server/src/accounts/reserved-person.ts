import type { Language } from '@portico/contract';
import type { Keys } from '../platform/crypto/keys.ts';
import { seal, unseal } from '../platform/crypto/sealed.ts';
import type { Place } from '../platform/crypto/sealed-columns.ts';

/** A patient without an account who is looked after, as the record named them then. */
export interface ReservedPerson {
  readonly firstName: string;
  readonly lastName: string;
  /** On record; told of who looks after the patient. */
  readonly email: string | null;
  /** Of messages to the person. */
  readonly language: Language;
  /** By which the registry finds what else is on file of them; who was reserved for before has none. */
  readonly medicalRecordNumber?: string;
}

export function sealReservedPerson(keys: Keys, patientId: string, person: ReservedPerson): string {
  return seal(keys, placeOf(patientId), person);
}

/** @throws Error if the text was changed, or is another row's or another secret's. */
export function unsealReservedPerson(
  keys: Keys,
  { patient_id, person }: { readonly patient_id: string; readonly person: string },
): ReservedPerson {
  return unseal(keys, placeOf(patient_id), person) as ReservedPerson;
}

function placeOf(patientId: string): Place<'reserved_accounts.person'> {
  return { column: 'reserved_accounts.person', row: { patient_id: patientId } };
}
