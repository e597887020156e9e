import type { PatientRecord } from '../ports/patients.ts';

/**
 * The one patient that matches. An active record is preferred to an inactive one, because hospitals often leave an old
 * second record of a patient behind.
 *
 * @returns null if no patient matches, and if several do.
 */
export function onlyPatient(found: readonly (PatientRecord | null)[]): PatientRecord | null {
  const patients = new Map(found.flatMap((record) => (record === null ? [] : [[record.patientId, record]])));
  const all = [...patients.values()];
  const active = all.filter(({ standing: status }) => status === 'active');
  const [only = null, ...others] = active.length > 0 ? active : all;
  return others.length === 0 ? only : null;
}
