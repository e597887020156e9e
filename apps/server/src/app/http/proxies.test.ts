import { afterAll, beforeAll, expect, it } from 'vitest';
import { getEstimateServices } from '@portico/contract';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Handlers } from './handler.ts';

// security.md A14, operations.md M9: 200 visitors of one process by X-Forwarded-For, and all of a hospital as one.

const seen: string[] = [];
const lines: string[] = [];
const handlers: Partial<Handlers> = {
  getEstimateServices: async (_input, visitor) => {
    seen.push(visitor.address);
    throw new Error('seen');
  },
};

let test: TestApp;
beforeAll(async () => {
  const logTo = { write: (line: string) => lines.push(line) };
  test = await buildTestApp('pglite', { app: { handlers, logTo }, settings: { proxies: ['10.0.0.0/16'] } });
});
afterAll(() => test.close());

async function addressSeen(remoteAddress: string, forwarded?: string): Promise<string | undefined> {
  await test.app.inject({
    url: `${getEstimateServices.path}?svcArea=bay`,
    remoteAddress,
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  });
  return seen.at(-1);
}

it('a proxy that is named says who came, whatever the visitor said before (issue 12, point 4)', async () => {
  expect(await addressSeen('10.0.3.4', '203.0.113.9')).toBe('203.0.113.9');
  expect(await addressSeen('::ffff:10.0.3.4', '198.51.100.1, 203.0.113.9')).toBe('203.0.113.9');
  expect(await addressSeen('10.0.3.4', '198.51.100.1, 203.0.113.9, 10.0.0.1')).toBe('203.0.113.9');
});

it('anybody else is who they are, and chooses no address', async () => {
  for (let count = 0; count < 20; count += 1) {
    expect(await addressSeen('192.0.2.1', `203.0.113.${count}`)).toBe('192.0.2.1');
  }
  expect(await addressSeen('192.0.2.1')).toBe('192.0.2.1');
});

it('a proxy that is not named is warned of, once and without its address', () => {
  const warnings = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 40);
  expect(warnings.map(({ msg }) => msg)).toEqual([expect.stringContaining('PORTICO_PROXIES')]);
  expect(JSON.stringify(warnings)).not.toContain('192.0.2.1');
});
