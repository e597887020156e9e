import fc from 'fast-check';
import { createServer, type RequestListener, type Server } from 'node:http';
import { isIP } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askOutside, type Budget, NotReached, TooLarge } from './outside-request.ts';
import { hostileLinkReachesNothing, watchConnections } from './testing/hostile-links.ts';

// Issue 14, point 5: "guarded against addresses inside the network". Findings, beyond 8: "manifest with SSRF guard (private ranges, redirects, 5 MB, 10 s)".

let listener: RequestListener = (_request, response) => void response.end('ok');
let server: Server;
let origin: string;
const seen: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    listener(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
let connections: ReturnType<typeof watchConnections>;
beforeEach(() => {
  seen.length = 0;
  connections = watchConnections();
});
afterEach(() => connections.stop());

const budget = (left = 1000, milliseconds = 5000): Budget => ({ left, signal: AbortSignal.timeout(milliseconds) });
const get = (url: string) => ({ url, method: 'GET', accept: 'application/json' }) as const;
const toInternet = (addresses: readonly string[], looked: string[] = []) =>
  askOutside({ allowsPublic: true, origins: [] }, (host, _options, answer) => {
    looked.push(host);
    answer(
      null,
      addresses.map((address) => ({ address, family: isIP(address) })),
    );
  });

describe('a request to an address that a stranger has given', () => {
  it.each([
    'http://cards.example.org/',
    'https://cards.example.org:8443/',
    'https://cards.example.org:22/',
    'https://someone@cards.example.org/',
    'https://someone:secret@cards.example.org/',
    'ftp://cards.example.org/',
    'file:///etc/passwd',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://017700000001/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://93.184.216.34/',
    'https://',
    'no address',
  ])('is not made, and no name is looked up: %s', async (url) => {
    const looked: string[] = [];
    await expect(toInternet(['93.184.216.34'], looked)(get(url), budget())).rejects.toThrow(NotReached);
    expect([looked, connections.attempts]).toEqual([[], []]);
  });

  it.each([
    ['one inside', ['10.0.0.1']],
    ['one of the internet and one inside', ['93.184.216.34', '169.254.169.254']],
    ['this machine, mapped into IPv6', ['::ffff:127.0.0.1']],
    ['none', []],
  ])('is not made where the name stands for %s', async (_what, addresses) => {
    const looked: string[] = [];
    await expect(toInternet(addresses, looked)(get('https://cards.example.org/x'), budget())).rejects.toThrow(
      NotReached,
    );
    expect([looked, connections.attempts]).toEqual([['cards.example.org'], []]);
  });

  it('connects to what the name stood for when it was looked up, and looks it up once (DNS rebinding)', async () => {
    const looked: string[] = [];
    // Of a block that IANA has given to nobody yet, so that it is routed nowhere.
    const asked = toInternet(['3000::1'], looked)(get('https://rebinding.example.org/'), budget(1000, 100));
    await expect(asked).rejects.toThrow(NotReached);
    expect([looked, connections.attempts]).toEqual([['rebinding.example.org'], ['3000::1 443']]);
  });

  it('waits no longer for a look-up than for all else', async () => {
    const never = askOutside({ allowsPublic: true, origins: [] }, () => {});
    await expect(never(get('https://slow.example.org/'), budget(1000, 30))).rejects.toThrow(NotReached);
    expect(connections.attempts).toEqual([]);
  });

  it('goes nowhere but to the origins that staff have named, where they allow no others', async () => {
    const named = askOutside({ allowsPublic: false, origins: [origin] });
    expect(await named(get(`${origin}/card`), budget())).toEqual({ status: 200, text: 'ok' });
    await expect(named(get('https://cards.example.org/'), budget())).rejects.toThrow(NotReached);
    expect(seen).toEqual(['GET /card']);
  });

  it('follows no redirect', async () => {
    listener = (_request, response) => void response.writeHead(302, { location: '/inside' }).end();
    const named = askOutside({ allowsPublic: true, origins: [origin] });
    expect(await named(get(`${origin}/card`), budget())).toMatchObject({ status: 302 });
    expect(seen).toEqual(['GET /card']);
  });

  it('sends what it must and nothing of the portal: no cookie, no token', async () => {
    let headers: object = {};
    listener = (request, response) => {
      headers = request.headers;
      response.end();
    };
    const named = askOutside({ allowsPublic: false, origins: [origin] });
    await named({ url: `${origin}/m`, method: 'POST', body: { recipient: 'Ñ' }, accept: 'application/json' }, budget());
    expect(Object.keys(headers).toSorted()).toEqual(['accept', 'connection', 'content-length', 'content-type', 'host']);
  });

  it('reads no more than its bytes, over all requests together, and waits no longer than its time', async () => {
    listener = (_request, response) => void response.end('x'.repeat(600));
    const named = askOutside({ allowsPublic: false, origins: [origin] });
    const both = budget(1000);
    expect((await named(get(`${origin}/1`), both)).text).toHaveLength(600);
    await expect(named(get(`${origin}/2`), both)).rejects.toThrow(TooLarge);
    listener = () => {};
    await expect(named(get(`${origin}/3`), budget(1000, 50))).rejects.toThrow(NotReached);
    // Endless, and slow enough never to be too long.
    listener = (_request, response) => {
      response.write('x');
      const drip = setInterval(() => response.write('x'), 10);
      response.on('close', () => clearInterval(drip));
    };
    await expect(named(get(`${origin}/4`), budget(1_000_000, 100))).rejects.toThrow(NotReached);
  });

  it('opens no connection for any link that somebody sends, whatever its name stands for inside (npm run drill:links)', async () => {
    await fc.assert(hostileLinkReachesNothing, { numRuns: 500 });
    expect(connections.attempts).toEqual([]);
  });
});
