import { getAppointments } from './get-appointments.ts';
import { getCareMessages } from './get-care-messages.ts';

/** The calls about what the hospital's FHIR server has of a patient's care. */
export const careCalls = { getAppointments, getCareMessages };
