import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patientsOfFhirServer } from '../adapters/patients-fhir.ts';
import { startFhirStandIn } from '../patients/testing/fhir-stand-in.ts';
import { fhirPatient } from '../patients/testing/fhir.ts';
import { mei } from '../routes/testing/sign-up.ts';
import type { ServiceStandIn } from '../testing/service-stand-in.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { readDemographics } from './read-demographics.ts';
import { findPatient } from './seek-patient.ts';

const secret = 'the secret of a test of who signs up';

describe('a patient who signs up, on a FHIR server that compares numbers to the letter', () => {
  let server: ServiceStandIn;
  beforeAll(async () => {
    const people = [fhirPatient({ mrn: 'AB-1001' }), fhirPatient({ id: 'p2', mrn: 'CD2002', first: 'Noor' })];
    server = await startFhirStandIn(people, 'a-token');
  });
  afterAll(() => server.close());

  it.each([
    ['no number', '', 'AB-1001'],
    ['their number, in another writing', 'ab 1001', 'AB-1001'],
    ['a number that nobody has', 'AB-1002', null],
    ['somebody else’s number', 'CD2002', null],
  ])('is who name, birth date and ZIP code tell, with %s', async (_what, medicalRecordNumber, expected) => {
    const surroundings = { clock: settableClock(), secret, mrnSystem: null, report: () => {} };
    const patients = patientsOfFhirServer({ url: server.url, token: 'a-token' }, surroundings);
    const ines = { ...mei, firstName: 'Inés', lastName: 'Soler', zip: '94301', dateOfBirth: '2/29/1984' };
    const given = readDemographics(
      { ...ines, stanfordPatient: true, medicalRecordNumber },
      { today: '2026-11-21', nationalIdShown: false },
    );
    expect((await findPatient(given, patients, secret))?.medicalRecordNumber ?? null).toBe(expected);
  });
});
