import type { PatientRecord } from '../ports/patients.ts';

/**
 * The one patient among those who fit what a person says. A record in use goes before one that is not, since hospitals often
 * leave a second record of one patient behind.
 *
 * @returns null where nobody fits, and where more than one does.
 */
export function onlyPatient(found: readonly (PatientRecord | null)[]): PatientRecord | null {
  const patients = new Map(found.flatMap((record) => (record === null ? [] : [[record.patientId, record]])));
  const all = [...patients.values()];
  const active = all.filter(({ standing }) => standing === 'active');
  const [only = null, ...others] = active.length > 0 ? active : all;
  return others.length === 0 ? only : null;
}
