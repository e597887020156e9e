import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { myHealthLogin } from '@portico/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

// security.md A20, A21, A24: over a real connection, since nothing of it can be injected.

const LIMIT = 1500;
const lines: string[] = [];
let test: TestApp;
let port: number;
beforeAll(async () => {
  const logTo = { write: (line: string) => lines.push(line) };
  test = await buildTestApp('pglite', { app: { logTo, requestTimeout: LIMIT } });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  port = (test.app.server.address() as AddressInfo).port;
});
afterAll(() => test.close());

async function open(): Promise<{ client: Socket; server: Socket }> {
  const accepted = once(test.app.server, 'connection');
  const client = connect(port, '127.0.0.1');
  await once(client, 'connect');
  const [server] = (await accepted) as [Socket];
  return { client, server };
}

const head = `POST ${myHealthLogin.path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n`;

it.each([
  ['the headers', 'GET /readyz HTTP/1.1\r\nx-slow: ', 'x'],
  ['a body', `${head}\r\n`, ' '],
])('whoever sends %s a byte at a time is cut off by one limit', async (_what, start, byte) => {
  const { client } = await open();
  const began = performance.now();
  let said = '';
  client.on('data', (text) => {
    said += String(text);
  });
  client.on('error', () => {});
  client.write(start);
  const closed = new Promise((resolve) => {
    client.once('close', resolve);
  });
  const dripping = setInterval(() => client.write(byte), 100);
  await closed;
  clearInterval(dripping);
  expect(said).toMatch(/^HTTP\/1\.1 408 /);
  expect(performance.now() - began).toBeGreaterThanOrEqual(LIMIT - 100);
  // Without the interval of its own it would be Node's 30 seconds.
  expect(performance.now() - began).toBeLessThan(20_000);
});

it('whoever goes away early is no error of ours', async () => {
  const before = lines.length;
  for (let count = 0; count < 20; count += 1) {
    const { client, server } = await open();
    server.on('error', () => {});
    const closed = new Promise((resolve) => {
      server.once('close', resolve);
    });
    // The reset follows the request before the server has read it.
    client.write('GET /api/settings HTTP/1.1\r\nhost: x\r\n\r\n');
    client.resetAndDestroy();
    await closed;
  }
  // What was read of them has been dealt with once another request is answered.
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  const levels = lines.slice(before).map((line) => JSON.parse(line).level);
  expect(levels.filter((level) => level >= 50)).toEqual([]);
});

it('requests without a cookie leave one row for their address, and none each', async () => {
  const send = () => test.app.inject({ url: '/api/settings', remoteAddress: '192.0.2.77' });
  const count = async () => (await test.database.db.selectFrom('rate_limits').select('key').execute()).length;
  const before = await count();
  for (let at = 0; at < 30; at += 1) await send();
  expect((await count()) - before).toBe(1);
});
