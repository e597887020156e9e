import type { JsonObject } from '../fhir/json.ts';

/** What a test sets of a patient; the rest is made up. */
export interface PatientGiven {
  id?: string;
  mrn?: string;
  first?: string;
  last?: string;
  birthDate?: string;
  zip?: string;
  more?: JsonObject;
}

/** A FHIR R4 Patient as a hospital's system writes it. */
export function fhirPatient(given: PatientGiven = {}): JsonObject {
  const { id = 'p1', mrn = 'AB-1001', first = 'Inés', last = 'Soler', birthDate = '1984-02-29', zip = '94301' } = given;
  return {
    resourceType: 'Patient',
    id,
    identifier: [
      {
        use: 'usual',
        type: { coding: [{ code: 'SS' }] },
        system: 'http://hl7.org/fhir/sid/us-ssn',
        value: '999-12-3456',
      },
      { type: { coding: [{ code: 'MR' }] }, system: 'urn:mrn:alder', value: mrn },
    ],
    name: [{ use: 'official', family: last, given: [first, 'María'] }],
    telecom: [
      { system: 'phone', value: '(650) 555-0120', use: 'home', rank: 2 },
      { system: 'phone', value: '650.555.0121', use: 'mobile', rank: 1 },
      { system: 'email', value: `${id}@example.org` },
    ],
    gender: 'female',
    birthDate,
    address: [
      {
        use: 'home',
        line: ['12 Juniper Street', 'Apt 4'],
        city: 'Palo Alto',
        state: 'CA',
        postalCode: zip,
        country: 'US',
      },
    ],
    ...given.more,
  };
}

/** A FHIR R4 RelatedPerson of a patient: a parent, unless a test says otherwise. */
export function fhirRelatedPerson(id: string, patient: string, more: JsonObject = {}): JsonObject {
  return {
    resourceType: 'RelatedPerson',
    id,
    active: true,
    patient: { reference: `Patient/${patient}` },
    relationship: [{ coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-RoleCode', code: 'PRN' }] }],
    ...more,
  };
}

/** A FHIR R4 Coverage of the patient that the reference names. */
export function fhirCoverage(id: string, beneficiary: string, more: JsonObject = {}): JsonObject {
  return {
    resourceType: 'Coverage',
    id,
    status: 'active',
    subscriberId: `M-${id}`,
    beneficiary: { reference: beneficiary },
    relationship: { coding: [{ code: 'self' }] },
    period: { start: '2026-01-01', end: '2026-12' },
    payor: [{ display: 'Harbor Mutual' }],
    class: [{ type: { coding: [{ code: 'group' }] }, value: 'G-77' }],
    ...more,
  };
}

/** As FHIR Bulk Data writes them. */
export function asNdjson(resources: readonly unknown[]): string {
  return resources.map((resource) => `${JSON.stringify(resource)}\n`).join('');
}

/** As a Bundle, over several lines unless `compact`. */
export function asBundle(
  resources: readonly JsonObject[],
  { compact = false, base = 'http://fhir.example/r4' } = {},
): string {
  const entry = resources.map((resource) => ({
    fullUrl: `${base}/${String(resource['resourceType'])}/${String(resource['id'])}`,
    resource,
  }));
  return JSON.stringify({ resourceType: 'Bundle', type: 'collection', entry }, null, compact ? 0 : 1);
}
