import type { JsonObject } from '../../../patients/fhir/json.ts';

/** An Appointment of `Patient/ines`, in whose place a test puts what differs. */
export function fhirAppointment(id: string, start: string, more: JsonObject = {}): JsonObject {
  return {
    resourceType: 'Appointment',
    id,
    status: 'booked',
    serviceType: [{ coding: [{ system: 'urn:types', code: 'MRI-KNEE' }], text: 'MR KNEE' }],
    start,
    end: new Date(Date.parse(start) + 1_800_000).toISOString(),
    participant: [
      { actor: { reference: 'Patient/ines' } },
      { actor: { reference: 'https://fhir.example.org/r4/Practitioner/7/_history/2', display: 'Noor Haddad, PT' } },
      { actor: { reference: 'Location/11', display: 'BAYSIDE IMG' } },
    ],
    ...more,
  };
}

/** A Communication to `Patient/ines`. */
export function fhirMessage(id: string, sent: string, more: JsonObject = {}): JsonObject {
  return {
    resourceType: 'Communication',
    id,
    status: 'completed',
    subject: { reference: 'Patient/ines' },
    recipient: [{ reference: 'Patient/ines' }],
    sender: { display: 'Front desk' },
    topic: { text: 'Before you come' },
    sent,
    payload: [{ contentString: 'Please come early.\r\n\r\nBring your card.' }],
    ...more,
  };
}
