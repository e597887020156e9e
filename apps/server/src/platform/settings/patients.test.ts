import { describe, expect, it } from 'vitest';
import { patientsErrors, patientsSettings } from './patients.ts';
import { readEnvironment } from './environment.ts';

describe('patients', () => {
  it('are those of the portal’s own registry, unless a FHIR server is named', () => {
    expect(readEnvironment('demonstration', {}).patients).toEqual({ mrnSystem: null });
    const env = {
      PATIENTS_URL: 'https://fhir.example.org/r4/',
      PATIENTS_TOKEN: 'a.token-of~ours==',
      PATIENTS_MRN_SYSTEM: 'urn:oid:1.2.3',
    };
    expect(readEnvironment('demonstration', env).patients).toEqual({
      mrnSystem: 'urn:oid:1.2.3',
      server: { url: 'https://fhir.example.org/r4', token: 'a.token-of~ours==' },
    });
    expect(patientsSettings({ PATIENTS_URL: 'https://a.example' })).toEqual({
      mrnSystem: null,
      server: { url: 'https://a.example' },
    });
  });

  it.each([
    ['PATIENTS_URL', 'fhir.example.org'],
    ['PATIENTS_URL', 'https://user:password@fhir.example.org'],
    ['PATIENTS_URL', 'https://fhir.example.org/r4?key=1'],
    ['PATIENTS_TOKEN', 'two words'],
    ['PATIENTS_MRN_SYSTEM', 'hospital numbers'],
  ])('an error of %s does not repeat %s', (name, value) => {
    const read = () => readEnvironment('test', { PATIENTS_URL: 'https://fhir.example.org/r4', [name]: value });
    expect(read).toThrow(name);
    expect(read).not.toThrow(value);
  });

  it('a token belongs to a server', () => {
    expect(patientsErrors({ PATIENTS_TOKEN: 'a' })).toEqual([
      'PATIENTS_TOKEN is set without PATIENTS_URL. Set both, or neither.',
    ]);
  });
});
