import { chooseActiveRecord } from '../enrolment/sign-up/look-up-patient.ts';
import { beginActivationByIdentity } from '../enrolment/activation/begin-by-identity.ts';
import { isWithinIdentityLimit } from './identity-limit.ts';
import { type PatientRecord, type PatientsPort, PatientsUnreachable } from '../ports/patients.ts';
import type { Identity } from '../ports/identity-providers.ts';
import type { Services } from '../platform/services.ts';
import type { Visitor } from '../platform/visitor/visitor.ts';
import { personOfIdentity } from './same-person.ts';
import type { Told } from './told.ts';

/**
 * Begins an activation for whoever an identity provider has proven to be a patient, with no code: the record is found by what it tells, as for
 * the sign-up, and its birth date has to be that of the document. From then on the activation is as after a code.
 *
 * @returns `hasAccount` where the patient has one; `unavailable` while the registry does not answer; null where there is no such record or
 * several, the person was not proven far enough, or it was tried too often today.
 */
export async function beginActivation(
  { provider, identity, subject }: Told,
  visitor: Visitor,
  services: Services,
): Promise<'begun' | 'hasAccount' | 'unavailable' | null> {
  const { level, firstName, lastName, birthDate, zip } = identity;
  if (level === null || [firstName, lastName, birthDate].includes('')) return null;
  // Which record it is, is not known yet: the document's person is counted alone.
  const verified = { person: { firstName, lastName, birthDate, zip }, patientId: null };
  if (!(await isWithinIdentityLimit(verified, visitor, services))) return null;
  try {
    const record = await findOwnRecord(identity, services.ports.patients);
    if (record === null) return null;
    const shown = { provider: provider.id, subject: Buffer.from(subject).toString('base64url'), level };
    return await beginActivationByIdentity(record, shown, visitor, services);
  } catch (error) {
    if (error instanceof PatientsUnreachable) return 'unavailable';
    throw error;
  }
}

/** The registry gets the same questions for everybody. @throws PatientsUnreachable */
async function findOwnRecord(identity: Identity, patients: PatientsPort): Promise<PatientRecord | null> {
  const { firstName, lastName, birthDate, zip } = identity;
  const person = personOfIdentity(identity, birthDate);
  const [named, candidates] = await Promise.all([
    patients.findByPerson({ firstName, lastName, birthDate, zip }),
    patients.candidatesOf(person),
  ]);
  const { record } = chooseActiveRecord(person, [named, ...candidates]);
  return record?.birthDate === birthDate ? record : null;
}
