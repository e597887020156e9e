import { getAdmission } from './get-admission.ts';

/** The calls about the patient's record. */
export const patientCalls = { getAdmission };
