import { type LinkedState, linkTo, linkTokens, pathTo } from '@portico/contract';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

// Findings, security A23; issue 12, point 12: over a real connection, with the client's own handling of a fragment.

const token = 'token-of-a-mailed-link';
const linked = Object.keys(linkTokens) as LinkedState[];

/** What a proxy writes of a request, and more: its line and all its headers. */
const received: string[] = [];
const lines: string[] = [];
let test: TestApp;
let portal: string;
beforeAll(async () => {
  test = await buildTestApp('pglite', { app: { logTo: { write: (line: string) => lines.push(line) } } });
  test.app.server.prependListener('request', ({ method, url, rawHeaders }) =>
    received.push([method, url, ...rawHeaders].join(' ')),
  );
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  portal = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
});
afterAll(() => test.close());

it.each(linked)('the link to %s is opened without its token in any log', async (name) => {
  received.length = 0;
  lines.length = 0;
  await (await fetch(linkTo(portal, name, token))).text();
  expect(received).toEqual([expect.stringContaining(`GET ${pathTo(name)} `)]);
  expect(received.join('')).not.toContain(token);
  expect(lines.join('')).toContain('answered');
  expect(lines.join('')).not.toContain(token);
});

it.each(['/reset-password/ticket=', '/sms-activation/token=', '/activation/accessCode=', '/video-visit-valid?token='])(
  'an older link, %s…, has its token in no log of ours',
  async (path) => {
    lines.length = 0;
    await (await fetch(`${portal}${path}${token}`)).text();
    expect(lines.join('')).toContain('answered');
    expect(lines.join('')).not.toContain(token);
  },
);
