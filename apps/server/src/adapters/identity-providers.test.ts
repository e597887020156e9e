import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newToken } from '../platform/crypto/token.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { readSettings } from '../platform/settings/settings.ts';
import type { IdentityWay } from '../providers/identity/ways-to-fail.ts';
import type { IdentityProvidersPort, IdentityRequest, IdentityUse } from '../ports/identity-providers.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { identityProvidersByOidc } from './identity-providers-oidc.ts';
import { type LocalIdentityProvider, startIdentityProvider } from './testing/local-identity-provider.ts';
import type { ServiceError } from './service-error.ts';

/** Issue 15, point 3: "a local upstream provider for the demonstration, that fails as real ones do". One contract for both sides of the port. */
const portal = 'https://portal.example.org';
const clock = settableClock();

describe('an identity provider, as the portal asks it', () => {
  let local: LocalIdentityProvider;
  let settings: Settings;
  beforeAll(async () => {
    local = await startIdentityProvider(clock, portal);
    settings = await readSettings('test', {});
  });
  afterAll(() => local.close());

  const told: ServiceError[] = [];
  const portOf = (more: Partial<Settings> = {}, patience?: number): IdentityProvidersPort => {
    const { identityProviders, identitySecrets } = local.settings;
    const healthSystem = { ...settings.healthSystem, identityProviders };
    return identityProvidersByOidc(
      { ...settings, publicUrl: portal, healthSystem, identitySecrets, ...more },
      { clock, report: (error) => told.push(error), ...(patience === undefined ? {} : { patience }) },
    );
  };
  const newRequest = (use: IdentityUse = 'proof'): IdentityRequest => ({
    provider: 'harbor',
    use,
    state: newToken(),
    nonce: newToken(),
    verifier: newToken(),
  });
  const sent = async (
    request: IdentityRequest,
    way: IdentityWay = 'well',
    port = portOf(),
  ): Promise<URLSearchParams> => {
    const address = await port.address(request, 'en');
    return (await local.decide(address ?? '', 'clara', way)).searchParams;
  };
  const answerTo = async (way: IdentityWay, use: IdentityUse = 'proof', patience?: number) => {
    const port = portOf({}, patience);
    const request = newRequest(use);
    return port.answer(request, await sent(request, way, port));
  };

  it('tells who has come, and how far they were proven', async () => {
    expect(await answerTo('well')).toEqual({
      outcome: 'person',
      identity: {
        subject: 'clara',
        session: expect.stringMatching(/^[\w-]{22}$/),
        level: 'IAL2',
        amr: ['pwd', 'otp', 'mfa'],
        firstName: 'Clara',
        middleName: '',
        lastName: 'Mendez',
        birthDate: '1990-09-12',
        zip: '94063',
        street: '56 Marsh Road',
        phone: '+16505550144',
      },
    });
  });

  it('is asked by PKCE, with a state and a nonce, for no more than the purpose needs', async () => {
    const { searchParams } = new URL((await portOf().address(newRequest('signIn'), 'es')) ?? '');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid profile',
      acr_values: 'urn:harbor:signed-in',
      redirect_uri: `${portal}/SignInWith/harbor`,
      ui_locales: 'es',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(searchParams.get(name)).toMatch(/^[\w-]{43}$/);
  });

  it.each<IdentityWay>(['cancelled', 'denied'])('says no by itself: %s', async (way) =>
    expect(await answerTo(way)).toEqual({ outcome: 'cancelled' }),
  );

  it.each<IdentityWay>([
    'otherIssuer',
    'otherState',
    'wrongNonce',
    'otherAudience',
    'badSignature',
    'expired',
    'clockAhead',
    'otherSubject',
    'codeUsed',
  ])('is refused, and all of it reads alike: %s', async (way) =>
    expect(await answerTo(way)).toEqual({ outcome: 'refused' }),
  );

  it('may change its keys: what the new one signs counts at once', async () => {
    expect(await answerTo('newKey')).toMatchObject({ outcome: 'person' });
    expect(await answerTo('well')).toMatchObject({ outcome: 'person' });
  });

  it.each<IdentityWay>(['down', 'silent', 'endless'])('is out of reach, which costs nothing: %s', async (way) => {
    expect(await answerTo(way, 'proof', 500)).toEqual({ outcome: 'unavailable' });
  });

  it('has proven nobody who only signed in there, whatever was asked for', async () => {
    expect(await answerTo('notProven')).toMatchObject({ outcome: 'person', identity: { level: null } });
    expect(await answerTo('well', 'signIn')).toMatchObject({ outcome: 'person', identity: { level: null } });
  });

  it('may leave claims out: they are empty', async () =>
    expect(await answerTo('missingClaims')).toMatchObject({ outcome: 'person', identity: { birthDate: '' } }));

  it('says where one signs out there, and comes back to the portal (RP-Initiated Logout 1.0)', async () => {
    const address = new URL((await portOf().signOutAddress('harbor', 'es')) ?? '');
    expect(address.pathname).toBe('/identity/sign-out');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'portico',
      post_logout_redirect_uri: `${portal}/home`,
      ui_locales: 'es',
    });
    expect(await portOf().signOutAddress('another', 'es')).toBeNull();
  });

  it('takes each answer once', async () => {
    const port = portOf();
    const request = newRequest();
    const query = await sent(request, 'well', port);
    expect(await port.answer(request, query)).toMatchObject({ outcome: 'person' });
    expect(await port.answer(request, query)).toEqual({ outcome: 'refused' });
  });

  it.each(['state', 'nonce', 'verifier'] as const)('takes no answer to another request: its %s', async (field) => {
    const port = portOf();
    const request = newRequest();
    const query = await sent(request, 'well', port);
    expect(await port.answer({ ...request, [field]: newToken() }, query)).toEqual({ outcome: 'refused' });
  });

  it('is asked nowhere inside the network, but at the host that the settings name', async () => {
    const [harbor] = local.settings.identityProviders;
    const issuer = harbor?.issuer.replace('localhost', '127.0.0.1') ?? '';
    // Its discovery document names localhost, which the settings then do not.
    const identityProviders = harbor === undefined ? [] : [{ ...harbor, issuer }];
    const port = portOf({ healthSystem: { ...settings.healthSystem, identityProviders } });
    expect(await port.address(newRequest(), 'en')).toBeNull();
  });

  it('is left alone once it has been silent five times, and nothing of a person is in what the operator is told', async () => {
    const port = portOf({}, 300);
    const requests = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const request = newRequest();
        return { request, query: await sent(request, 'silent', port) };
      }),
    );
    for (const { request, query } of requests) await port.answer(request, query);
    told.length = 0;
    expect(await port.address(newRequest(), 'en')).toBeNull();
    expect(told).toEqual([
      { service: 'identity providers', reason: 'unreachable', detail: 'harbor: silent, not asked' },
    ]);
  });
});
