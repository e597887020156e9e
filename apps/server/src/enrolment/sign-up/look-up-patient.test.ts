import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keysOf } from '../../platform/crypto/keys.ts';
import { patientsOfFhirServer } from '../../adapters/patients-fhir.ts';
import { startFhirStandIn } from '../../patients/testing/fhir-stand-in.ts';
import { fhirPatient } from '../../patients/testing/fhir.ts';
import { mei } from '../testing/sign-up.ts';
import type { ServiceStandIn } from '../../testing/service-stand-in.ts';
import { settableClock } from '../../testing/settable-clock.ts';
import { readDemographics } from './read-demographics.ts';
import { findPatient } from './look-up-patient.ts';

const keys = keysOf('the secret of a test of who signs up');

describe('a patient who signs up, on a FHIR server that compares numbers to the letter', () => {
  let server: ServiceStandIn;
  beforeAll(async () => {
    const people = [fhirPatient({ mrn: 'AB-1001' }), fhirPatient({ id: 'p2', mrn: 'CD2002', first: 'Noor' })];
    server = await startFhirStandIn(people, 'a-token');
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.taken.length = 0;
  });

  const surroundings = { clock: settableClock(), keys, mrnSystem: null, report: () => {} };
  const find = (more: Partial<typeof mei>) => {
    const ines = { ...mei, firstName: 'Inés', lastName: 'Soler', zip: '94301', dateOfBirth: '2/29/1984' };
    const given = readDemographics(
      { ...ines, existingPatient: true, ...more },
      { today: '2026-11-21', nationalIdShown: false, nameRule: 'asWritten' },
    );
    const patients = patientsOfFhirServer({ url: server.url, token: 'a-token' }, surroundings);
    return findPatient(given, patients, keys);
  };

  it.each([
    ['no number', '', 'AB-1001'],
    ['their number, in another writing', 'ab 1001', 'AB-1001'],
    ['a number that nobody has', 'AB-1002', 'AB-1001'],
    ['somebody else’s number', 'CD2002', 'AB-1001'],
  ])('is who name, birth date and ZIP code tell, with %s', async (_what, medicalRecordNumber, expected) => {
    expect((await find({ medicalRecordNumber }))?.medicalRecordNumber).toBe(expected);
  });

  it.each(['Inés', 'INES', 'Inés María', 'Ines Clara', 'Inés María Clara'])(
    'is found by the first given name, whatever follows it: %s',
    async (firstName) => {
      expect(await find({ firstName })).toMatchObject({ medicalRecordNumber: 'AB-1001' });
      expect(await find({ firstName, medicalRecordNumber: 'AB-1001' })).toMatchObject({ sourceId: 'p1' });
    },
  );

  it.each<[string, Partial<typeof mei>]>([
    ['by name', {}],
    ['by number', { medicalRecordNumber: 'AB-1001' }],
    ['by several given names', { firstName: 'Inés María', medicalRecordNumber: 'AB-1001' }],
  ])('costs the server the same questions as somebody whom it does not know, %s', async (_what, more) => {
    const lines = () => server.taken.splice(0).map(({ line }) => line);
    expect(await find(more)).not.toBeNull();
    const asked = lines();
    expect(await find({ ...more, lastName: 'Unheardof' })).toBeNull();
    expect(lines()).toEqual(asked);
    // Coverage is read only for a person who gets it.
    expect(new Set(asked)).toEqual(new Set(['POST /service/Patient/_search']));
  });
});
