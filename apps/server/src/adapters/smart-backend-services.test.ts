import { type JWK } from 'jose';
import { generateKeyPairSync } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fhirPatient } from '../patients/testing/fhir.ts';
import { keysOf } from '../platform/crypto/keys.ts';
import { type ClientKeys, readClientKeys } from '../platform/settings/client-keys.ts';
import type { FhirService } from '../platform/settings/patients.ts';
import { PatientsUnreachable } from '../ports/patients.ts';
import { certificateOf } from '../testing/certificates.ts';
import { makeTestFolder } from '../testing/price-files.ts';
import { type FhirFault, startStrictFhirServer, type StrictFhirServer } from '../testing/strict-fhir-server.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { createFhirHttp } from './fhir-http.ts';
import { patientsOfFhirServer } from './patients-fhir.ts';
import { deadlineIn } from './retry-after.ts';
import type { ServiceError } from './service-error.ts';

const clock = settableClock();
const keys = keysOf('the secret of a test of SMART Backend Services');
const authority = certificateOf('Alder Bay Root');

let folder: Awaited<ReturnType<typeof makeTestFolder>>;
let signing: Record<'ES384' | 'RS384', ClientKeys>;
beforeAll(async () => {
  folder = await makeTestFolder();
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = await folder.write('rsa.pem', privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
  const set = [1, 2].map((number) => ({ ...ecKey(), kid: `key-${number}` }));
  const jwks = await folder.write('ec.json', JSON.stringify({ keys: set }));
  signing = { RS384: await readClientKeys('PATIENTS_KEY', pem), ES384: await readClientKeys('PATIENTS_KEY', jwks) };
});
afterAll(() => folder.remove());

function ecKey(): JWK {
  return generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey.export({ format: 'jwk' });
}

let server: StrictFhirServer | undefined;
afterEach(() => server?.close());

interface Options {
  alg?: 'ES384' | 'RS384';
  lifetime?: number;
  https?: boolean;
  authority?: string;
}

async function setUp({ alg = 'ES384', lifetime = 300, https = false, authority: trusted }: Options = {}) {
  const own = signing[alg];
  const started = await startStrictFhirServer({
    client: 'portico',
    now: () => clock.now(),
    keys: () => ({ keys: own.map(({ publicJwk }) => ({ ...publicJwk }) as JWK & { kty: string }) }),
    resources: [fhirPatient({ mrn: 'AB-1001' })],
    lifetime,
    ...(https ? { certificate: authority } : {}),
  });
  server = started;
  const smart = { client: 'portico', keys: own, scope: 'system/Patient.rs' };
  const service: FhirService = { url: started.url, smart, ...(trusted === undefined ? {} : { authority: trusted }) };
  const errors: ServiceError[] = [];
  const report = (error: ServiceError): void => void errors.push(error);
  const port = patientsOfFhirServer(service, { clock, keys, mrnSystem: null, report, patience: 2500 });
  return { started, service, errors, find: () => port.findByMedicalRecordNumber('AB-1001') };
}

const asked = (taken: readonly string[], line: string): number => taken.filter((each) => each === line).length;

describe('a FHIR server that issues its tokens by SMART Backend Services (issue 15, point 4)', () => {
  it.each(['ES384', 'RS384'] as const)('takes an assertion that is signed by %s', async (alg) => {
    const { find, started } = await setUp({ alg });
    expect(await find()).toMatchObject({ medicalRecordNumber: 'AB-1001' });
    expect(started.taken).toEqual([
      'GET /r4/.well-known/smart-configuration',
      'POST /token',
      'POST /r4/Patient/_search',
    ]);
  });

  it('is asked for one token by many callers, which is renewed before it ends', async () => {
    const { find, started } = await setUp();
    await Promise.all(Array.from({ length: 20 }, find));
    expect(asked(started.taken, 'POST /token')).toBe(1);
    clock.advance(239);
    await find();
    expect(asked(started.taken, 'POST /token')).toBe(1);
    clock.advance(2);
    await find();
    expect(asked(started.taken, 'POST /token')).toBe(2);
  });

  it('is asked for a new token once, where it took one back', async () => {
    const { find, started } = await setUp();
    await find();
    started.fault = 'tokenTakenBack';
    expect(await find()).toMatchObject({ medicalRecordNumber: 'AB-1001' });
    expect(asked(started.taken, 'POST /token')).toBe(2);
  });

  const ways: ReadonlyArray<[FhirFault, PatientsUnreachable['kind'], string]> = [
    ['noConfiguration', 'refused', 'token: HTTP 404'],
    ['configurationOfAnother', 'garbage', 'token: no token endpoint'],
    ['tokenEndpointInClear', 'garbage', 'token: a token endpoint that is not https'],
    ['unknownClient', 'refused', 'token: HTTP 401 invalid_client'],
    ['scopeRefused', 'refused', 'token: HTTP 400 invalid_scope'],
    ['tokenEndpointDown', 'unreachable', 'token: HTTP 503'],
    ['tokenWithoutValue', 'garbage', 'token: no access_token'],
    ['tokenNeverTaken', 'refused', 'HTTP 401'],
    ['beingRepaired', 'unreachable', 'HTTP 503'],
    ['notFhir', 'garbage', 'HTTP 200'],
    ['silence', 'timeout', 'no answer in time'],
  ];
  it.each(ways)('fails by %s, which is said without a word on the patient', async (fault, kind, detail) => {
    const { find, started, errors } = await setUp();
    if (fault === 'silence') await find();
    started.fault = fault;
    const error: unknown = await find().catch((each: unknown) => each);
    expect(error).toBeInstanceOf(PatientsUnreachable);
    expect(errors).toEqual([{ service: 'patients', reason: kind, detail }]);
    expect(`${String(error)} ${JSON.stringify(errors)}`).not.toMatch(/AB-1001|Bearer|127\.0\.0\.1|eyJ/);
  });

  it('that says when to come again is asked again then, within the time of the question', async () => {
    const { find, started } = await setUp();
    started.fault = 'tooManyQuestions';
    const began = performance.now();
    expect(await find()).toMatchObject({ medicalRecordNumber: 'AB-1001' });
    expect(performance.now() - began).toBeGreaterThan(900);
    expect(asked(started.taken, 'POST /r4/Patient/_search')).toBe(2);
  });

  it('that wants a longer pause is left alone by everybody', async () => {
    const { find, started, errors } = await setUp();
    started.fault = 'beingRepaired';
    await expect(find()).rejects.toThrow('HTTP 503');
    started.fault = undefined;
    const before = started.taken.length;
    await expect(find()).rejects.toThrow('wants a pause');
    expect(started.taken).toHaveLength(before);
    expect(errors.at(-1)).toEqual({ service: 'patients', reason: 'unreachable', detail: 'wants a pause, not asked' });
  });

  it('is trusted by the authority of the settings, and by no other', async () => {
    const own = await setUp({ https: true, authority: authority.cert });
    expect(await own.find()).toMatchObject({ medicalRecordNumber: 'AB-1001' });
    await own.started.close();
    const other = await setUp({ https: true, authority: certificateOf('Another Root').cert });
    await expect(other.find()).rejects.toThrow(/token: \w*(CERT|SIGN|VERIFY)/);
    await other.started.close();
    const none = await setUp({ https: true });
    await expect(none.find()).rejects.toThrow(/token: \w*(CERT|SIGN|VERIFY)/);
  });

  it('does not hold a request beyond its deadline', async () => {
    const { service, started } = await setUp();
    started.fault = 'silence';
    const http = createFhirHttp({ url: service.url, token: 'set' }, clock);
    await expect(http.send(`${service.url}/metadata`, {}, deadlineIn(100))).rejects.toThrow(/timeout|aborted/i);
  });
});

describe('the key of PATIENTS_KEY', () => {
  it.each([
    ['nothing of a key', 'hello', 'holds no private key'],
    ['a public key', JSON.stringify({ keys: [] }), 'not an RSA key'],
    [
      'a key on another curve',
      generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      'not an RSA key',
    ],
    [
      'a short RSA key',
      generateKeyPairSync('rsa', { modulusLength: 1024 })
        .privateKey.export({ type: 'pkcs8', format: 'pem' })
        .toString(),
      'not an RSA key',
    ],
    [
      'two keys with one kid',
      JSON.stringify({
        keys: [
          { ...ecKey(), kid: 'a' },
          { ...ecKey(), kid: 'a' },
        ],
      }),
      'two keys with one kid',
    ],
  ])('is refused at the start where it is %s, without a word of it', async (_what, content, message) => {
    const path = await folder.write('bad.key', content);
    const error: unknown = await readClientKeys('PATIENTS_KEY', path).catch((each: unknown) => each);
    expect(String(error)).toContain(message);
    expect(String(error)).not.toContain('BEGIN');
  });

  it('is published without its private part, each under its own kid', () => {
    expect(signing.ES384.map(({ kid }) => kid)).toEqual(['key-1', 'key-2']);
    for (const { publicJwk } of [...signing.ES384, ...signing.RS384]) {
      expect(publicJwk).not.toHaveProperty('d');
      expect(publicJwk).toMatchObject({ use: 'sig', kid: expect.stringMatching(/./) });
    }
  });
});
