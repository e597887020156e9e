import { describe, expect, it } from 'vitest';
import { openIdClients, readOpenIdSecrets } from './openid-clients.ts';
import type { PatientsSettings } from './patients.ts';
import { smart, smartErrors } from './smart.ts';

// Issue 15, point 2: what the settings file says of apps at the FHIR server, checked at the start. Each error says what to do.

const app = {
  id: 'growth',
  name: { en: 'Growth', es: 'Crecimiento' },
  authentication: { method: 'none' },
  redirectUris: ['https://growth.example/callback'],
};
const server = { resourceServer: { id: 'fhir-server', authentication: { method: 'secret', env: 'FHIR_SECRET' } } };
const patients: PatientsSettings = { mrnSystem: null, server: { url: 'https://fhir.example.org/r4' } };

describe('a FHIR server that takes tokens of apps', () => {
  const errorsOf = (given: object): Array<[path: string, message: string]> =>
    (smart.safeParse({ ...server, ...given }).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]);

  it('has an address without a slash at its end, and what it asks as', () => {
    expect(smart.parse({ ...server, fhirUrl: 'https://fhir.example.org/r4/' })).toEqual({
      fhirUrl: 'https://fhir.example.org/r4',
      resourceServer: { id: 'fhir-server', authentication: { method: 'secret', env: 'FHIR_SECRET', sentIn: 'header' } },
    });
  });

  it.each<[what: string, given: object, path: string, advice: RegExp]>([
    ['an address in clear', { fhirUrl: 'http://fhir.example.org/r4' }, 'fhirUrl', /must be an https:\/\/ address/],
    ['an address with a user', { fhirUrl: 'https://a@fhir.example.org' }, 'fhirUrl', /must be an https:\/\/ address/],
    [
      'no way to show who it is',
      { resourceServer: { id: 'fhir-server', authentication: { method: 'none' } } },
      'resourceServer.authentication.method',
      /./,
    ],
  ])('with %s does not start', (_what, given, path, advice) => {
    expect(errorsOf(given)).toEqual([[path, expect.stringMatching(advice)]]);
  });

  it('has its secret from the environment', () => {
    const errors: string[] = [];
    const read = (env: NodeJS.ProcessEnv) =>
      readOpenIdSecrets({ openIdClients: [], smart: smart.parse(server) }, env, errors);
    expect(read({ FHIR_SECRET: 'x'.repeat(43) })).toEqual({ 'fhir-server': 'x'.repeat(43) });
    expect(read({})).toEqual({});
    expect(errors).toEqual(['smart.resourceServer: the environment has no FHIR_SECRET. Set it.']);
  });
});

describe('an app at it', () => {
  const errorsOf = (given: object): string[] =>
    (openIdClients.safeParse([{ ...app, ...given }]).error?.issues ?? []).map(({ message }) => message);

  it('has its scopes in the syntax of SMART 2', () => {
    const [read] = openIdClients.parse([{ ...app, scopes: ['launch/patient', 'patient/Observation.read'] }]);
    expect(read?.scopes).toEqual(['launch/patient', 'patient/Observation.rs']);
  });

  it.each<[what: string, given: object, advice: RegExp]>([
    ['scopes of staff', { scopes: ['user/Patient.rs'] }, /Those that begin with user\/ or system\/ are not given/],
    ['scopes out of order', { scopes: ['patient/Observation.sr'] }, /as patient\/Observation\.rs/],
    [
      'a launch address and no scope for it',
      { launchUri: 'https://growth.example/launch' },
      /without the scope "launch"/,
    ],
    ['the right to launch, and no secret', { ours: true, launchesApps: true }, /hospital's own portal alone/],
    [
      'keys in two places',
      { authentication: { method: 'privateKey', jwks: { keys: [{ kty: 'EC' }] }, jwksUri: 'https://a.example/jwks' } },
      /or jwksUri must be given, and not both/,
    ],
  ])('with %s does not start', (_what, given, advice) => {
    expect(errorsOf(given)).toEqual([expect.stringMatching(advice)]);
  });

  it('needs a FHIR server that takes its tokens, and one that the portal asks', () => {
    const clients = openIdClients.parse([{ ...app, scopes: ['patient/Patient.r'] }]);
    const taken = { smart: smart.parse(server), openIdClients: clients };
    expect(smartErrors(taken, patients)).toEqual([]);
    expect(smartErrors({ smart: undefined, openIdClients: clients }, patients)).toEqual([
      'openIdClients: growth: has scopes of a record, and no FHIR server takes them. Set smart, or take them out.',
    ]);
    expect(smartErrors(taken, { mrnSystem: null })).toEqual([
      'smart: PATIENTS_URL is not set, so that nobody knows which record is whose. Set it, or take smart out.',
    ]);
    const twin = openIdClients.parse([{ ...app, id: 'fhir-server' }]);
    expect(smartErrors({ ...taken, openIdClients: twin }, patients)).toEqual([
      'smart.resourceServer.id: fhir-server is the id of an app. Give the FHIR server its own.',
    ]);
  });
});
