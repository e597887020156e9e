import { getPortalSettings } from '@portico/contract';
import { expect, it } from 'vitest';
import { buildTestApp } from '../../testing/test-app.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };

it.each([
  ['from a proxy, with the setting', { believesTraceparent: true }, '10.0.0.7', true],
  ['from a proxy, without the setting', { believesTraceparent: false }, '10.0.0.7', false],
  ['from anybody else, with the setting', { believesTraceparent: true }, '203.0.113.9', false],
])('a traceparent %s', async (_case, setting, remoteAddress, isBelieved) => {
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  const test = await buildTestApp('pglite', { app: { logTo }, settings: { proxies: ['10.0.0.7'], ...setting } });
  const reply = await test.app.inject({ url: getPortalSettings.path, headers, remoteAddress });
  await test.app.inject({ url: '/readyz', remoteAddress });
  await test.close();
  const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
  // Probes that find nothing are in no log.
  expect(answered).toHaveLength(1);
  const own = String(reply.headers['x-request-id']).replaceAll('-', '');
  expect(answered[0]).toMatchObject({ kind: 'request', actor: 'visitor', trace: isBelieved ? traceId : own });
});
