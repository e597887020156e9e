import { generateKeyPairSync } from 'node:crypto';
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
    ['an hour of an export without its group', { PATIENTS_EXPORT_HOUR: '3' }, 'read with PATIENTS_GROUP alone'],
    ['a group that is an address', { PATIENTS_GROUP: 'Group/1' }, 'PATIENTS_GROUP must be the id of a Group'],
    [
      'a host of files in clear',
      { PATIENTS_GROUP: 'g1', PATIENTS_EXPORT_ORIGINS: 'http://files.example' },
      'PATIENTS_EXPORT_ORIGINS must be https:// origins',
    ],
  ])('refuses %s at the start (issue 15, point 4)', (_what, env, message) => {
    expect(() => readEnvironment('test', { ...server, ...env })).toThrow(message);
  });
});

describe('a group whose patients are fetched at night (issue 15, point 4)', () => {
  const server = { PATIENTS_URL: 'https://fhir.example.org/r4/', PATIENTS_GROUP: 'all-patients' };

  it('leaves patients to the portal’s own registry, which is filled from there', () => {
    const env = {
      ...server,
      PATIENTS_TOKEN: 't',
      PATIENTS_EXPORT_HOUR: '3',
      PATIENTS_EXPORT_ORIGINS: 'https://files.example',
    };
    expect(readEnvironment('test', env).patients).toEqual({
      mrnSystem: null,
      export: {
        server: { url: 'https://fhir.example.org/r4', token: 't' },
        group: 'all-patients',
        hour: 3,
        origins: ['https://files.example'],
      },
    });
  });

  it('has its own authority and keys, and asks for the group as well', async () => {
    const folder = await makeTestFolder();
    const { cert } = certificateOf('Alder Bay Root');
    const [PATIENTS_CA, PATIENTS_KEY] = [await folder.write('root.pem', cert), await folder.write('key.pem', p384())];
    const { patients } = await readSettings('test', {
      ...server,
      PATIENTS_CLIENT: 'portico',
      PATIENTS_KEY,
      PATIENTS_CA,
    });
    expect(patients.export?.server).toMatchObject({
      authority: cert,
      smart: {
        client: 'portico',
        keys: [{ alg: 'ES384' }],
        scope: 'system/Patient.rs system/Coverage.rs system/Group.rs',
      },
    });
    await folder.remove();
  });

  it('may be filled by messages of ADT as well', () => {
    const env = { ...server, ADT_LISTEN: '127.0.0.1:2575' };
    expect(readEnvironment('test', env)).toMatchObject({ adt: { senders: [] }, patients: { export: { hour: 2 } } });
  });
});

function p384(): string {
  return generateKeyPairSync('ec', { namedCurve: 'P-384' })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();
}

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
