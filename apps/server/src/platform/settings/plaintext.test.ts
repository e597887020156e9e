import { expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';
import { SettingsError } from './settings-error.ts';

// security.md A4, operations.md M3: mail, PostgreSQL and services took passwords and patients' data in clear.

function errorsOf(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    readEnvironment('demonstration', env);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.errors;
    throw error;
  }
}

const services: ReadonlyArray<[variable: string, url: string, more?: NodeJS.ProcessEnv]> = [
  ['DATABASE_URL', 'postgresql://portico:pw@HOST:5432/portico'],
  ['SMS_URL', 'http://AC1:token@HOST?from=%2B16505550100'],
  ['ELIGIBILITY_URL', 'core-soap+http://HOST/core', { ELIGIBILITY_SENDER_ID: 'A', ELIGIBILITY_RECEIVER_ID: 'B' }],
  ['PATIENTS_URL', 'http://HOST/r4'],
  ['CARD_CHECK_URL', 'http://HOST/check'],
  ['BUREAU_URL', 'http://HOST/v1'],
  ['GEOCODING_URL', 'http://HOST/geocode'],
  ['PARTNER_ROSTER_URL', 'http://HOST/confirm'],
  ['LETTERS_URL', 'http://HOST/letters', { LETTERS_TOKEN: 'token' }],
];

it.each(services)(
  '%s in clear is refused, unless it is of this machine or a word allows it',
  (name, url, more = {}) => {
    const at = (host: string): NodeJS.ProcessEnv => ({ ...more, [name]: url.replace('HOST', host) });
    const consent = `${name.replace(/_URL$/, '')}_PLAINTEXT`;
    expect(errorsOf(at('service.example.org'))).toEqual([expect.stringMatching(`^${name} .*${consent}=yes`)]);
    expect(errorsOf(at('127.0.0.1.example.org'))).toHaveLength(1);
    for (const host of ['localhost', '127.0.0.1', '127.8.0.1', '[::1]']) expect(errorsOf(at(host))).toEqual([]);
    const allowed = { ...at('service.example.org'), [consent]: 'yes' };
    expect(readEnvironment('demonstration', allowed).inClear).toEqual([name]);
    expect(readEnvironment('demonstration', at('localhost')).inClear).toEqual([]);
    expect(errorsOf({ ...allowed, [consent]: 'true' })).toContainEqual(expect.stringContaining(consent));
  },
);

it('an address for access tokens is held to the same', () => {
  const oauth = { ELIGIBILITY_OAUTH_CLIENT: 'a', ELIGIBILITY_OAUTH_SECRET: 'b' };
  const errors = errorsOf({ ...oauth, ELIGIBILITY_OAUTH_URL: 'http://login.example.org/token' });
  expect(errors).toEqual([expect.stringContaining('ELIGIBILITY_OAUTH_URL is not https')]);
});

it.each([
  ['smtp://mail.example.org', {}, true],
  ['smtps://mail.example.org', {}, false],
  ['smtp://user:pw@127.0.0.1:2525', {}, false],
  ['smtp://mail.example.org', { SMTP_PLAINTEXT: 'yes' }, false],
])('mail to %s with %o requires STARTTLS: %s', (url, more, requiresTls) => {
  const read = readEnvironment('demonstration', { SMTP_URL: url, ...more });
  expect(read.smtp).toEqual({ url, requiresTls });
  expect(read.inClear).toEqual('SMTP_PLAINTEXT' in more ? ['SMTP_URL'] : []);
});

it('no query of SMTP_URL switches the check of certificates off', () => {
  expect(errorsOf({ SMTP_URL: 'smtps://mail.example.org?tls.rejectUnauthorized=false' })).toHaveLength(1);
});

it.each([
  ['postgresql://u:p@db.example.org/portico?sslmode=verify-full', true],
  ['postgresql://u:p@db.example.org/portico?sslmode=verify-full&sslrootcert=/etc/ca.pem', true],
  ['postgresql://u:p@db.example.org/portico?sslmode=require', false],
  ['postgresql://u:p@db.example.org/portico?sslmode=no-verify', false],
  ['postgresql://u:p@db.example.org/portico?sslmode=verify-full&sslmode=disable', false],
  ['postgresql://u:p@db.example.org/portico?ssl=true', false],
  ['postgresql://u:p@localhost/portico?host=db.example.org', false],
  ['postgresql://u:p@localhost/portico?host=/run/postgresql', true],
  ['postgresql://u:p@%2Frun%2Fpostgresql/portico', true],
  ['postgresql:///portico', true],
  ['postgresql://u:p@127.0.0.1.nip.io/portico', false],
  ['postgresql://u:p@localhost.evil/portico', false],
  ['postgresql://localhost:p@db.example.org/portico', false],
  ['postgresql://u:p@localhost/portico#?sslmode=verify-full', true],
  ['postgresql://u:p@db.example.org/portico#?sslmode=verify-full', false],
  // Not an escape: it had ended the start with a stack in place of words.
  ['postgresql://u:p@%zz/portico', false],
])('PostgreSQL at %s: %s', (url, isGood) => {
  expect(errorsOf({ DATABASE_URL: url })).toHaveLength(isGood ? 0 : 1);
});

it('PostgreSQL without a host is where PGHOST says', () => {
  const database = { DATABASE_URL: 'postgresql:///portico' };
  expect(errorsOf({ ...database, PGHOST: 'db.example.org' })).toEqual([expect.stringContaining('DATABASE_URL has no')]);
});

it('a replica for reads is held to the same', () => {
  const errors = errorsOf({
    DATABASE_URL: 'postgresql://localhost/portico',
    DATABASE_READ_URL: 'postgresql://replica.example.org/portico',
  });
  expect(errors).toEqual([expect.stringContaining('DATABASE_READ_URL has no sslmode=verify-full')]);
});

it('no certificate goes unchecked', () => {
  expect(errorsOf({ NODE_TLS_REJECT_UNAUTHORIZED: '0' })).toEqual([expect.stringContaining('NODE_EXTRA_CA_CERTS')]);
});
