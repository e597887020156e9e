import { describe, expect, it } from 'vitest';
import { openIdClients, readOpenIdSecrets } from './openid-clients.ts';

// Issue 15, point 1: "Clients stand in the settings file, checked at start." Each error says what to do.

const app = {
  id: 'records',
  name: { en: 'Records', es: 'Expedientes' },
  authentication: { method: 'secret', env: 'APP_SECRET' },
  redirectUris: ['https://records.example.org/callback'],
};

/** Where each error stands in the file, and what it says. */
const errorsOf = (...apps: object[]): Array<[path: string, message: string]> => {
  const { error } = openIdClients.safeParse(apps);
  return (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
};

describe('an app in the settings', () => {
  it('needs no more than who it is, how it shows that, and where people come back', () => {
    expect(openIdClients.parse([app])).toEqual([
      {
        ...app,
        authentication: { ...app.authentication, sentIn: 'header' },
        ours: false,
        postLogoutRedirectUris: [],
        scopes: ['profile', 'email'],
        subject: 'pairwise',
        launchesApps: false,
        claimsInIdToken: false,
        refreshTokens: true,
        keepsSession: false,
      },
    ]);
  });

  it('may be on this machine without TLS', () => {
    expect(
      errorsOf({ ...app, redirectUris: ['http://localhost:8080/callback', 'http://127.0.0.1/x'], subject: 'public' }),
    ).toEqual([]);
  });

  it.each([
    ['in clear', 'http://records.example.org/callback'],
    ['with a wildcard', 'https://*.example.org/callback'],
    ['with a user', 'https://ana@records.example.org/callback'],
    ['with a hash', 'https://records.example.org/#callback'],
    ['of no address', 'records.example.org'],
  ])('leads nobody back to an address %s', (_what, uri) => {
    const advice =
      'must be an https:// address without user, wildcard or hash; http:// is for this machine alone, as http://localhost:8080/callback';
    expect(errorsOf({ ...app, redirectUris: [uri] })).toEqual([['0.redirectUris.0', advice]]);
    expect(errorsOf({ ...app, backchannelLogoutUri: uri })).toEqual([['0.backchannelLogoutUri', advice]]);
  });

  it.each<[what: string, given: object, path: string, advice: RegExp]>([
    ['an id that no client_id can be', { id: 'My App' }, '0.id', /must be lower-case letters, digits and hyphens/],
    ['nowhere to lead back to', { redirectUris: [] }, '0.redirectUris', /./],
    ['a scope that there is not', { scopes: ['everything'] }, '0.scopes.0', /"profile"/],
    [
      'a secret in the file',
      { authentication: { method: 'secret', env: 'a secret itself' } },
      '0.authentication.env',
      /must be the name of a variable of the environment, as APP_SECRET/,
    ],
    [
      'a private key in the file',
      { authentication: { method: 'privateKey', jwks: { keys: [{ kty: 'EC', d: 'x' }] } } },
      '0.authentication.jwks.keys.0',
      /is a private key, which does not belong into this file. Give the public part alone/,
    ],
    [
      'several hosts and no sector',
      { redirectUris: ['https://one.example.org/', 'https://two.example.org/'] },
      '0.sector',
      /must be said, since the redirect URIs have several hosts: as app.example.org/,
    ],
    [
      'a word of sign-outs to an app without a server',
      { authentication: { method: 'none' }, backchannelLogoutUri: 'https://records.example.org/out' },
      '0.backchannelLogoutUri',
      /means nothing for an app without a server. Take it out, or say how it authenticates/,
    ],
  ])('with %s does not start', (_what, given, path, advice) => {
    expect(errorsOf({ ...app, ...given })).toEqual([[path, expect.stringMatching(advice)]]);
  });

  it('has an id of its own', () => {
    expect(errorsOf(app, app)).toEqual([['1.id', 'is used twice; ids must be unique']]);
  });
});

describe('its secret', () => {
  const read = (env: NodeJS.ProcessEnv) => {
    const errors: string[] = [];
    return { secrets: readOpenIdSecrets({ openIdClients: openIdClients.parse([app]) }, env, errors), errors };
  };

  it('comes from the environment', () => {
    const secret = 'x'.repeat(43);
    expect(read({ APP_SECRET: secret })).toEqual({ secrets: { records: secret }, errors: [] });
  });

  it('is missed, and a short one is not taken, nor repeated', () => {
    expect(read({}).errors).toEqual(['openIdClients: records: the environment has no APP_SECRET. Set it.']);
    expect(read({ APP_SECRET: 'hunter2' })).toEqual({
      secrets: {},
      errors: [
        'openIdClients: records: APP_SECRET is too short. Set at least 43 characters, as `openssl rand -hex 32` prints.',
      ],
    });
  });
});
