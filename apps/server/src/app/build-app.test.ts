import {
  ANTI_FORGERY_FIELD,
  ANTI_FORGERY_HEADER,
  errors,
  getServiceTemplates,
  languages,
  selectLocation,
  verifyPartnerEmail,
} from '@portico/contract';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../testing/databases.ts';
import type { Handlers } from './http/handler.ts';
import { metrics } from './http/metrics.ts';
import { buildTestApp, createBrowser, type TestApp } from '../testing/test-app.ts';

const search = getServiceTemplates.path;

const nothing = { Services: [], OtherCodes: [], HasMore: false, IsGuess: false, Meant: [], NotUnderstood: [] };

/** A call of the contract with a handler of this test: the checks under test come before any handler. */
const handlers: Partial<Handlers> = {
  getServiceTemplates: async (input) => {
    if (input.search === 'fail') throw new Error('an error that quotes secret words');
    return { ...nothing, Internal: 'for nobody' };
  },
};

describe.each(engines)('the server on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp(engine, {
      settings: { origins: ['https://www.alderbay.example'] },
      app: { handlers },
    });
  });
  afterAll(() => test.close());

  it('says that it lives and is ready', async () => {
    expect((await test.app.inject('/healthz')).statusCode).toBe(200);
    expect((await test.app.inject('/readyz')).json()).toEqual({ meta: { code: 200 } });
  });

  it('takes back its readiness while it stops', async () => {
    test.app.lifecycle.stopping = true;
    const reply = await test.app.inject('/readyz');
    test.app.lifecycle.stopping = false;
    expect(reply.statusCode).toBe(503);
    expect(reply.json().meta.errorCode).toBe(errors.unavailable.errorCode);
  });

  it('counts answers by route, and jobs that wait', async () => {
    await test.app.inject('/healthz');
    const body = await metrics.text();
    expect(body).toContain('portico_http_request_seconds_count{method="GET",route="/healthz",status="200"}');
    expect(body).toContain('portico_jobs_waiting{queue="send-mail"} 0');
  });

  it('lists its calls as OpenAPI 3.1', async () => {
    const { openapi, paths } = (await test.app.inject('/api/openapi.json')).json();
    expect(openapi).toBe('3.1.0');
    expect(Object.keys(paths)).toContain(search);
  });

  it('has the list packed once, in the encoding that is asked for (Findings, security A16)', async () => {
    const listed = async (encoding: string) => {
      const headers = { 'accept-encoding': encoding };
      const { headers: said, rawPayload } = await test.app.inject({ url: '/api/openapi.json', headers });
      return { encoding: said['content-encoding'], vary: said['vary'], bytes: rawPayload };
    };
    const plain = await listed('identity');
    expect(plain).toMatchObject({ encoding: undefined, vary: 'accept-encoding' });
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const encoding of ['br', 'gzip'] as const) {
      const packed = await listed(`deflate, ${encoding};q=0.5`);
      expect(packed.encoding).toBe(encoding);
      expect(unpack[encoding](packed.bytes).equals(plain.bytes)).toBe(true);
    }
    expect((await listed('br;q=0, gzip')).encoding).toBe('gzip');
    expect((await listed('zstd')).encoding).toBeUndefined();
  });

  it('tells a page what it needs, in the visitor’s language', async () => {
    const { json } = await test.app.inject({ url: '/api/settings', headers: { 'accept-language': 'fr, es-MX;q=0.8' } });
    expect(json()).toMatchObject({
      name: 'Alder Bay Health',
      language: 'es',
      captchaEnabled: true,
      frameOrigins: [],
      estimateValidForDays: 30,
    });
    const chosen = await test.app.inject({
      url: '/api/settings',
      cookies: { lang: 'en' },
      headers: { 'accept-language': 'es' },
    });
    expect(chosen.json().language).toBe('en');
  });

  it.each(languages)('speaks %s to a visitor whose cookie or browser asks for it', async (language) => {
    const others = languages.filter((each) => each !== language);
    const chosen = await test.app.inject({
      url: '/api/settings',
      cookies: { lang: language },
      headers: { 'accept-language': others.join(', ') },
    });
    expect(chosen.json().language).toBe(language);
    const asked = ['tlh', `${language}-US;q=0.9`, ...others.map((each) => `${each};q=0.8`)].join(', ');
    const wanted = await test.app.inject({ url: '/api/settings', headers: { 'accept-language': asked } });
    expect(wanted.json().language).toBe(language);
  });

  describe('headers', () => {
    it('allow only files of this origin, and no framing, referrer or caching', async () => {
      const { headers } = await test.app.inject('/api/settings');
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("form-action 'self'");
      expect(policy).not.toContain('unsafe');
      expect(headers).toMatchObject({
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    });

    it('give the browser an unguessable id of its own, once', async () => {
      const [cookie, ...others] = (await test.app.inject('/api/settings')).cookies;
      expect(others).toEqual([]);
      expect(cookie).toMatchObject({ name: 'portico-browser', httpOnly: true, sameSite: 'Lax', path: '/' });
      expect(cookie?.value).toMatch(/^[\w-]{43}$/);
      const again = await test.app.inject({
        url: '/api/settings',
        cookies: { 'portico-browser': cookie?.value ?? '' },
      });
      expect(again.cookies).toEqual([]);
    });

    it('let configured origins call with credentials, and no others', async () => {
      const from = async (origin: string) =>
        (await test.app.inject({ url: '/api/settings', headers: { origin } })).headers;
      expect(await from('https://www.alderbay.example')).toMatchObject({
        'access-control-allow-origin': 'https://www.alderbay.example',
        'access-control-allow-credentials': 'true',
        'access-control-expose-headers': 'retry-after, x-request-id',
      });
      expect(await from('https://evil.example')).not.toHaveProperty('access-control-allow-origin');
    });
  });

  it.each([{}, { origin: 'https://evil.example' }, { origin: 'https://www.alderbay.example' }])(
    'answers an OPTIONS that is no preflight, with headers %j, with nothing',
    async (headers) => {
      const reply = await test.app.inject({ method: 'OPTIONS', url: search, headers });
      expect({ status: reply.statusCode, body: reply.body }).toEqual({ status: 204, body: '' });
    },
  );

  describe('anti-forgery (spec §7)', () => {
    const refused = errors.antiForgery.errorCode;

    it('refuses a POST without the token, with another browser’s, or with a broken one', async () => {
      const browser = await createBrowser(test.app);
      const { antiForgeryToken: stranger } = await createBrowser(test.app);
      for (const token of ['', stranger, 'x', 'x'.repeat(43)]) {
        const reply = await browser.post(search, {}, { [ANTI_FORGERY_HEADER]: token });
        expect(reply.statusCode).toBe(403);
        expect(reply.json().meta.errorCode).toBe(refused);
      }
    });

    it('takes the token from the header, for JSON and for forms', async () => {
      const browser = await createBrowser(test.app);
      expect((await browser.post(search, {})).statusCode).toBe(200);
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      const asForm = await browser.post(search, Buffer.from('search=knee'), form);
      expect(asForm.statusCode).toBe(200);
    });

    it('takes the token from the field of a plain form', async () => {
      const { cookies, antiForgeryToken } = await createBrowser(test.app);
      const payload = { [ANTI_FORGERY_FIELD]: antiForgeryToken };
      expect((await test.app.inject({ method: 'POST', url: search, cookies, payload })).statusCode).toBe(200);
    });
  });

  describe('refusals', () => {
    it('name the faulty field and never its value', async () => {
      const browser = await createBrowser(test.app);
      const reply = await browser.post(search, { search: 'secret words '.repeat(40) });
      expect(reply.statusCode).toBe(400);
      expect(reply.json().meta).toMatchObject({ code: 400, errorCode: errors.malformedRequest.errorCode });
      expect(reply.json().meta.fields).toEqual(['search']);
      expect(reply.body).not.toContain('secret words');
    });

    it('say nothing of a fault of ours, and let nothing out that the contract does not name', async () => {
      const browser = await createBrowser(test.app);
      const failed = await browser.post(search, { search: 'fail' });
      expect(failed.statusCode).toBe(500);
      expect(failed.body).not.toContain('secret words');
      expect((await browser.post(search, {})).json()).toEqual(nothing);
    });

    it.each([
      ['a body of more than 64 KB', 'application/json', JSON.stringify({ search: 'x'.repeat(70_000) }), 'bodyTooLarge'],
      ['broken JSON', 'application/json', '{"search":', 'malformedRequest'],
      ['a body of another kind', 'text/plain', 'search=knee', 'unsupportedMediaType'],
      ['a prototype in disguise', 'application/json', '{"__proto__": {"admin": true}}', 'malformedRequest'],
    ] as const)('answer %s in the envelope', async (_what, type, payload, name) => {
      const browser = await createBrowser(test.app);
      const reply = await browser.post(search, Buffer.from(payload), { 'content-type': type });
      const { status, errorCode, errorMessage } = errors[name];
      expect(reply.statusCode).toBe(status);
      expect(reply.json()).toEqual({ meta: { code: status, errorCode, errorMessage } });
    });

    it('answer a field of the path that is too long in the envelope, and do not repeat it', async () => {
      const browser = await createBrowser(test.app);
      const reply = await browser.post(verifyPartnerEmail.path.replace(':partner', 'x'.repeat(5000)), {});
      expect(reply.json().meta).toMatchObject({ code: reply.statusCode, errorCode: errors.malformedRequest.errorCode });
      expect(reply.body).not.toContain('xxx');
    });

    it('answer what is not there in the envelope', async () => {
      for (const url of ['/api/nothing', '/GuestEstimates/Nothing', '/assets/gone.js']) {
        const reply = await test.app.inject(url);
        expect(reply.statusCode).toBe(404);
        expect(reply.json().meta.errorCode).toBe(errors.notFound.errorCode);
      }
    });
  });
});

describe.each(engines)('the rate limit on %s', (engine) => {
  it('holds one browser, tells when to come back, and forgets after a minute', async () => {
    const test = await buildTestApp(engine, { settings: { callsPerMinute: 5 } });
    const browser = await createBrowser(test.app);
    // Its first load came without a cookie, and counted for the address alone (security.md A24).
    const replies = await Promise.all(Array.from({ length: 8 }, () => browser.get('/api/settings')));
    expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(5);
    const held = replies.find((reply) => reply.statusCode === 429);
    expect(held?.json().meta.errorCode).toBe(errors.tooManyRequests.errorCode);
    expect(held?.headers['retry-after']).toBe('60');
    test.clock.advance(20);
    expect((await browser.get('/api/settings')).headers['retry-after']).toBe('40');
    test.clock.advance(41);
    expect((await browser.get('/api/settings')).statusCode).toBe(200);
    await test.close();
  });

  it('counts a body that cannot be parsed', async () => {
    const test = await buildTestApp(engine, { settings: { callsPerMinute: 2 } });
    const browser = await createBrowser(test.app);
    const type = { 'content-type': 'application/json' };
    const statuses: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      statuses.push((await browser.post(search, Buffer.from('{'), type)).statusCode);
    }
    expect(statuses).toEqual([400, 400, 429]);
    await test.close();
  });

  it('holds an IPv6 network that changes its address with every call', async () => {
    const test = await buildTestApp(engine, { settings: { callsPerMinute: 1 } });
    const statusFrom = async (remoteAddress: string) =>
      (await test.app.inject({ url: '/api/settings', remoteAddress })).statusCode;
    const statuses: number[] = [];
    for (let host = 1; host <= 6; host += 1) statuses.push(await statusFrom(`2001:db8:1:2::${host}`));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await statusFrom('2001:db8:1:3::1')).toBe(200);
    await test.close();
  });

  it('holds an address that throws its cookies away, and keeps neither address nor cookie', async () => {
    const test = await buildTestApp(engine, { settings: { callsPerMinute: 2 } });
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1) statuses.push((await test.app.inject('/api/settings')).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    const saved = await test.database.db.selectFrom('rate_limits').select('key').execute();
    expect(JSON.stringify(saved)).not.toContain('127.0.0.1');
    await test.close();
  });
});

describe('origins of another site', () => {
  it('get the browser’s cookie too, which SameSite=Lax would keep from their calls', async () => {
    const test = await buildTestApp('pglite', {
      settings: { origins: ['https://www.partner.example'], hasCrossSiteOrigins: true },
    });
    const [cookie] = (await test.app.inject('/api/settings')).cookies;
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'None', secure: true });
    await test.close();
  });
});

describe('a graceful stop', () => {
  it('lets a request that is being answered finish', async () => {
    let arrived = (): void => {};
    const arrival = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const slow: Handlers['selectLocation'] = async () => {
      arrived();
      await wait(300);
      return {
        ServiceArea: { Id: '', Name: '', Description: '', SelectLocations: false, Images: [] },
        Locations: [],
        CurrentLocationId: '',
      };
    };
    const test = await buildTestApp('pglite', { app: { handlers: { selectLocation: slow } } });
    const url = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const answer = fetch(`${url}${selectLocation.path}?svcArea=bay`);
    await arrival;
    await test.close();
    expect((await answer).status).toBe(200);
  });
});
