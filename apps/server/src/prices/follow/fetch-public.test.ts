import type { ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HospitalWebsite, startHospitalWebsite } from '../testing/hospital-website.ts';
import { fetchPublic } from './fetch-public.ts';
import { FollowError } from './follow-error.ts';
import { followedAddress } from './followed-address.ts';

const never = new AbortController().signal;

describe('fetching from a website (issue 13, point 7)', () => {
  let website: HospitalWebsite;
  beforeAll(async () => {
    website = await startHospitalWebsite();
    website.pages.set('/file', (_request, response) => response.end('prices'));
    website.pages.set('/moved', (_request, response) => response.writeHead(302, { location: '/file' }).end());
    website.pages.set('/circle', (_request, response) => response.writeHead(302, { location: '/circle' }).end());
    const onward =
      (to: string) =>
      (_request: unknown, response: ServerResponse): void =>
        void response.writeHead(307, { location: to }).end();
    website.pages.set('/to-metadata', onward('http://169.254.169.254/latest/meta-data/'));
    website.pages.set('/to-private', onward('https://10.0.0.8/file'));
    website.pages.set('/to-mapped', onward('https://[::ffff:10.0.0.8]/file'));
    website.pages.set('/to-a-file', onward('file:///etc/passwd'));
  });
  afterAll(() => website.close());

  const get = (address: string, allowedHosts = ['127.0.0.1'], signal = never) =>
    fetchPublic(new URL(address), {}, { allowedHosts, signal, portal: 'https://portal.example.org' });
  const failure = (address: string, allowedHosts?: string[], signal?: AbortSignal) =>
    get(address, allowedHosts, signal).then(
      () => 'fetched',
      (error: unknown) => (error instanceof FollowError ? error.failure : 'another error'),
    );

  // RFC 9110, 10.1.5: content networks answer 403 to who does not say it.
  it('says who asks, also behind a redirect', async () => {
    const named: unknown[] = [];
    website.pages.set('/named', (request, response) => {
      named.push(request.headers['user-agent']);
      if (named.length === 1) response.writeHead(302, { location: '/named?again' }).end();
      else response.end('prices');
    });
    (await get(`${website.url}/named`)).discard();
    expect(named).toEqual(Array(2).fill('Portico (+https://portal.example.org)'));
  });

  it('follows redirects to the file', async () => {
    const answer = await get(`${website.url}/moved`);
    expect([answer.url.pathname, answer.status, await text(Readable.from(answer.body))]).toEqual([
      '/file',
      200,
      'prices',
    ]);
  });

  it.each([
    ['in a circle', '/circle', 'redirects'],
    ['to a cloud’s metadata, without TLS', '/to-metadata', 'notHttps'],
    ['into a private network', '/to-private', 'privateAddress'],
    ['into one in the notation of IPv6', '/to-mapped', 'privateAddress'],
    ['to a file of this machine', '/to-a-file', 'badAddress'],
  ])('follows none %s', async (_what, path, expected) => {
    expect(await failure(`${website.url}${path}`)).toBe(expected);
  });

  it.each([
    ['by its name, once it is resolved', 'https://localhost:1/'],
    ['by its address', 'https://127.0.0.1:1/'],
    ['by another notation', 'https://0x7f.1:1/'],
    ['by a number', 'https://2130706433:1/'],
    ['in IPv6', 'https://[::1]:1/'],
  ])('does not reach this machine %s, unless it is named', async (_what, address) => {
    expect(await failure(address, [])).toBe('privateAddress');
    const { hostname } = new URL(address);
    expect(await failure(address, [hostname.replace(/^\[|\]$/g, '')])).toBe('unreachable');
  });

  it('speaks without TLS to this machine alone, and there only where it is named', async () => {
    const asked = website.asked.length;
    expect(await failure(`${website.url}/file`, [])).toBe('notHttps');
    expect(await failure('http://hospital.example/', ['hospital.example'])).toBe('notHttps');
    expect(website.asked).toHaveLength(asked);
  });

  it('takes no address with a login', async () => {
    expect(await failure('https://staff:secret@hospital.example/')).toBe('badAddress');
  });

  describe('from one that accepts and says nothing', () => {
    let silent: Server;
    beforeAll(
      () =>
        new Promise<void>((resolve) => {
          silent = createServer(() => {}).listen(0, '127.0.0.1', resolve);
        }),
    );
    afterAll(() => void silent.close());

    it('ends with the time that it has', async () => {
      const address = silent.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      expect(await failure(`http://127.0.0.1:${port}/`, undefined, AbortSignal.timeout(50))).toBe('timeout');
    });
  });
});

describe('the address that staff mean', () => {
  it.each([
    ['hospital.example', 'https://hospital.example/cms-hpt.txt'],
    ['https://hospital.example/', 'https://hospital.example/cms-hpt.txt'],
    ['https://hospital.example/cms-hpt.txt', 'https://hospital.example/cms-hpt.txt'],
    ['https://hospital.example/prices/file.json#top', 'https://hospital.example/prices/file.json'],
    ['localhost:3000', 'http://localhost:3000/cms-hpt.txt'],
  ])('%s is %s', (input, address) => expect(followedAddress(input, ['localhost']).href).toBe(address));

  it('is none where it cannot be one', () => {
    expect(() => followedAddress('the hospital next door', [])).toThrow('badAddress');
    expect(() => followedAddress('127.0.0.1:3000', ['localhost'])).toThrow('privateAddress');
  });
});
