import { describe, expect, it } from 'vitest';
import { metricsVariable } from '../../platform/settings/listen-address.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { metrics } from './metrics.ts';
import { serveMetrics } from './metrics-server.ts';

// security.md A16: /metrics stood on the public port, without a sign-in or a limit.

describe('metrics', () => {
  it('stand at an address of their own, and not where visitors come', async () => {
    const test = await buildTestApp('pglite');
    const served = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
    expect((await test.app.inject('/metrics')).statusCode).toBe(404);
    const reply = await fetch(served.url);
    expect(reply.headers.get('content-type')).toContain('text/plain');
    expect(await reply.text()).toMatch(/route="page",status="404"} [1-9]/);
    expect((await fetch(served.url.replace('/metrics', '/readyz'))).status).toBe(404);
    expect((await fetch(served.url, { method: 'POST' })).status).toBe(404);
    await served.close();
    await test.close();
  });

  it.each([
    ['127.0.0.1:9464', { host: '127.0.0.1', port: 9464 }],
    ['[::1]:9464', { host: '::1', port: 9464 }],
    ['localhost:0', { host: 'localhost', port: 0 }],
  ])('PORTICO_METRICS takes %s', (value, address) => expect(metricsVariable.parse(value)).toEqual(address));

  it.each(['9464', 'yes', '127.0.0.1', '127.0.0.1:99999', '::1:9464', 'metrics.example.org:9464'])(
    'PORTICO_METRICS does not take %s',
    (value) => expect(metricsVariable.safeParse(value).error?.issues[0]?.message).toContain('as 127.0.0.1:9464'),
  );
});
