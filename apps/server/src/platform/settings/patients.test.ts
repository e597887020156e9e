import { describe, expect, it } from 'vitest';
import { certificateOf } from '../../testing/certificates.ts';
import { makeTestFolder } from '../../testing/price-files.ts';
import { patientsErrors, patientsSettings } from './patients.ts';
import { readEnvironment } from './environment.ts';
import { readSettings } from './settings.ts';

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

  const server = { PATIENTS_URL: 'https://fhir.example.org/r4' };
  it.each([
    ['a client without its key', { PATIENTS_CLIENT: 'portico' }, 'PATIENTS_CLIENT and PATIENTS_KEY belong together'],
    ['a client and a token', { PATIENTS_CLIENT: 'a', PATIENTS_KEY: 'b', PATIENTS_TOKEN: 'c' }, 'Set one of them'],
    [
      'where tokens come from, without a client',
      { PATIENTS_TOKEN_URL: 'https://a.example' },
      'with PATIENTS_CLIENT alone',
    ],
    [
      'a token endpoint in clear',
      { PATIENTS_CLIENT: 'a', PATIENTS_KEY: 'b', PATIENTS_TOKEN_URL: 'http://a.example' },
      'PATIENTS_TOKEN_URL is not https',
    ],
    [
      'scopes of a user',
      { PATIENTS_CLIENT: 'a', PATIENTS_KEY: 'b', PATIENTS_SCOPE: 'user/Patient.rs' },
      'PATIENTS_SCOPE must be scopes',
    ],
  ])('refuses %s at the start (issue 15, point 4)', (_what, env, message) => {
    expect(() => readEnvironment('test', { ...server, ...env })).toThrow(message);
  });
});

describe('an authority of one service (Findings, operations B4)', () => {
  const LETTERS = { LETTERS_URL: 'https://print.example.org', LETTERS_TOKEN: 't' };

  it('is read at the start, for its service alone', async () => {
    const folder = await makeTestFolder();
    const { cert } = certificateOf('Alder Bay Root');
    const LETTERS_CA = await folder.write('root.pem', cert);
    const { letters, enrolment } = await readSettings('test', {
      ...LETTERS,
      LETTERS_CA,
      BUREAU_URL: 'https://b.example',
    });
    expect(letters.service?.authority).toBe(cert);
    expect(enrolment.bureau).toEqual({ url: 'https://b.example' });
    await folder.remove();
  });

  it.each([
    [
      'a file that is not there',
      { ...LETTERS, LETTERS_CA: '/nowhere/root.pem' },
      'LETTERS_CA: /nowhere/root.pem cannot be read',
    ],
    ['a file without a certificate', { ...LETTERS, LETTERS_CA: import.meta.filename }, 'holds no certificate'],
    ['no service', { LETTERS_CA: '/root.pem' }, 'LETTERS_CA is set without LETTERS_URL'],
    [
      'a service in clear',
      { LETTERS_CA: '/root.pem', LETTERS_URL: 'http://127.0.0.1:9', LETTERS_TOKEN: 't' },
      'LETTERS_URL is not https',
    ],
  ])('is refused with %s', async (_what, env, message) => {
    await expect(readSettings('test', env)).rejects.toThrow(message);
  });
});
