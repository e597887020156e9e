import { Hl7Error, type PatientPart } from '@portico/hl7';
import { readAddresses, readEmailOf, readEmails, readPhones } from '../fhir/contacts.ts';
import { readLanguage } from '../fhir/language.ts';
import { readNames } from '../fhir/names.ts';
import type { StoredRecord } from '../stored-record.ts';

/**
 * A record as it is after a message: what the message says nothing of stays as it was.
 *
 * @param before null for a patient who is new.
 * @param today ISO date.
 * @throws Hl7Error for a new patient without a name or a birth date.
 */
export function patchRecord(
  before: StoredRecord | null,
  { name, birthDate, gender, address, home, work, communication, deceasedBoolean }: PatientPart,
  { medicalRecordNumber, today }: { medicalRecordNumber: string; today: string },
): StoredRecord {
  const names = name === undefined && before !== null ? [before.name, ...before.otherNames] : readNames(name, today);
  const [first, ...otherNames] = names;
  if (first === undefined) throw new Hl7Error('PID', 5, 101, 'the patient has no name');
  const born = birthDate ?? before?.birthDate;
  if (born === undefined) throw new Hl7Error('PID', 7, 101, 'the patient has no birth date');
  const telecom = [...(home ?? []), ...(work ?? [])];
  const keptPhones = (before?.phones ?? []).filter(({ use }) => (use === 'work' ? work : home) === undefined);
  // In the order of readPatient: digests are made of the text.
  return {
    medicalRecordNumber: before?.medicalRecordNumber ?? medicalRecordNumber,
    name: first,
    otherNames,
    birthDate: born,
    sex: (gender as StoredRecord['sex'] | undefined) ?? before?.sex ?? 'unknown',
    standing: standingOf(before, deceasedBoolean),
    addresses: address === undefined ? (before?.addresses ?? []) : readAddresses(address, today),
    phones: [...readPhones(telecom, today), ...keptPhones],
    ...emailsOf(before, home, today),
    language: (communication === undefined ? null : readLanguage(communication)) ?? before?.language ?? null,
  };
}

/** Many senders have phones in PID-13 and no mailbox anywhere: that says nothing of the mailboxes on record. */
function emailsOf(
  before: StoredRecord | null,
  home: PatientPart['home'],
  today: string,
): Pick<StoredRecord, 'email' | 'emails'> {
  const emails = readEmails(home, today);
  const isSilent = emails.length === 0 && (home === undefined || home.length > 0);
  if (isSilent) return { email: before?.email ?? null, emails: before?.emails ?? [] };
  return { email: readEmailOf(home, today), emails };
}

function standingOf(before: StoredRecord | null, deceased: boolean | undefined): StoredRecord['standing'] {
  if (deceased === true) return 'deceased';
  const standing = before?.standing ?? 'active';
  return deceased === false && standing === 'deceased' ? 'active' : standing;
}
