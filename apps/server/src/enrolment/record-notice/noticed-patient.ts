import type { Keys } from '../../platform/crypto/keys.ts';
import { seal, unseal } from '../../platform/crypto/sealed.ts';
import type { PatientPhone, PatientRecord } from '../../ports/patients.ts';

/** The patient whom a notice concerns, for the help desk. Stored sealed. */
export interface NoticedPatient {
  medicalRecordNumber: string;
  firstName: string;
  lastName: string;
  /** ISO date. */
  birthDate: string;
  /** E.164; '' for none on file. */
  phone: string;
  /** '' for none on file. */
  email: string;
  language: PatientRecord['language'];
}

export function noticedPatientOf(record: PatientRecord): NoticedPatient {
  const { medicalRecordNumber, name, birthDate, phones, emails, language } = record;
  return {
    medicalRecordNumber,
    firstName: name.firstName,
    lastName: name.lastName,
    birthDate,
    phone: phones.find(isPrivate)?.number ?? '',
    email: emails[0] ?? '',
    language,
  };
}

/** A phone at work is told nothing, so that an employer learns nothing of the care. */
export function isPrivate({ use }: PatientPhone): boolean {
  return use !== 'work';
}

export function sealNoticedPatient(keys: Keys, codeHash: Uint8Array, patient: NoticedPatient): string {
  return seal(keys, { column: 'record_notices.sealed', row: { code_hash: codeHash } }, patient);
}

/** @throws Error if the text was changed, or is another row's or another secret's. */
export function unsealNoticedPatient(keys: Keys, codeHash: Uint8Array, sealed: string): NoticedPatient {
  return unseal(keys, { column: 'record_notices.sealed', row: { code_hash: codeHash } }, sealed) as NoticedPatient;
}
