import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer, type Server } from 'node:http';
import demonstration from '../demo/gateways.json' with { type: 'json' };
import { runWithoutDatabase } from './testing/without-database.ts';

const run = (argv: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  runWithoutDatabase(['payors', 'test', ...argv], env);

describe('payors test in the demonstration (issue 11, point 6)', () => {
  it('asks with the gateway’s own test member, and shows what came', async () => {
    expect(await run(['meridian'])).toEqual({
      code: 0,
      out:
        'Meridian (meridian) through default, x12\n' +
        '  30 98: HTTP 200 in N s, a 271: active, plan "Choice PPO", rows 29, of these not readable in whole 0\n',
      err: '',
    });
  });

  it('asks one service type at a time where the payor wants it', async () => {
    const { code, out } = await run(['larkspur-trust']);
    expect(code).toBe(0);
    expect(out.split('\n').map((line) => line.slice(0, 45))).toEqual([
      'Larkspur Employers Trust (larkspur-trust) thr',
      '  30: HTTP 200 in N s, a 271: active, plan "D',
      '  98: HTTP 200 in N s, a 271: active, plan "D',
      '',
    ]);
  });

  it('asks every gateway of the payor, and fails where one of them does', async () => {
    const { code, out } = await run(['redwood-family-plan']);
    expect(code).toBe(1);
    expect(out).toContain('through pier, json\n  no answer in N s: unreachable, HTTP 503. Look at the url');
    expect(out).toContain('through default, x12\n  30 98: HTTP 200');
    expect((await run(['redwood-family-plan', '--gateway', 'default'])).code).toBe(0);
  });

  it('shows nothing of a person', async () => {
    for (const payor of ['meridian', 'larkspur-trust', 'redwood-family-plan']) {
      const { out, err } = await run([payor]);
      expect(`${out}${err}`).not.toMatch(/tessa|example|1980|ACTIVE-TEST|COPAY-TEST/i);
    }
  });

  it.each([
    [['nobody'], 2, 'There is no payor "nobody". The payors are:\n  meridian'],
    [
      ['meridian', '--gateway', 'harbor'],
      2,
      'Meridian is not asked through a gateway "harbor". Its gateways are: default.',
    ],
    [[], 2, 'PAYOR is missing.'],
  ])('payors test %j: exit code %i and %s', async (argv, code, message) => {
    expect(await run(argv)).toMatchObject({ code, out: '', err: expect.stringContaining(message) });
  });
});

describe('what else may come', () => {
  const replies: Record<string, string> = {
    html: '<!doctype html>',
    TA1: 'ISA*00*          *00*          *ZZ*PAYER          *ZZ*PORTICO        *261121*1000*^*00501*000000001*0*T*:~TA1*000000007*261121*1000*R*006~IEA*0*000000001~',
    torn: 'ISA*00*          *00*          *ZZ*PAYER          *ZZ*PORTICO        *261121*1000*^*00501*000000001*0*T*:~GS*HB*',
  };
  let server: Server;
  let folder: string;
  let url: string;
  beforeAll(async () => {
    server = createServer((request, response) => response.end(replies[request.url?.slice(1) ?? '']));
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const address = server.address();
    url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
    folder = await mkdtemp(join(tmpdir(), 'portico-gateways-'));
  });
  afterAll(async () => {
    server.close();
    server.closeAllConnections();
    await rm(folder, { recursive: true });
  });

  /** A file whose gateway for all payors answers with one of the replies. */
  async function gatewaysFile(reply: string, changes: object = {}): Promise<NodeJS.ProcessEnv> {
    const file = join(folder, `${reply}.json`);
    const gateway = { ...demonstration.gateways.default, url: `${url}/${reply}`, ...changes };
    await writeFile(file, JSON.stringify({ gateways: { default: gateway } }));
    return { ELIGIBILITY_GATEWAYS: file };
  }

  it.each([
    ['html', 'garbage, HTTP 200. Look at the url and the protocol'],
    ['TA1', 'HTTP 200 in N s, a TA1: it refuses the envelope. Look at ISA01 to ISA08'],
    ['torn', 'HTTP 200 in N s, X12 that breaks its guide; outside the guide: segment 2'],
  ])('%s: %s', async (reply, told) => {
    expect(await run(['meridian'], await gatewaysFile(reply))).toMatchObject({
      code: 1,
      out: expect.stringContaining(told),
    });
  });

  it('a gateway without a test member is not asked', async () => {
    expect(await run(['meridian'], await gatewaysFile('html', { test: undefined }))).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('The gateway "default" has no test member.'),
    });
  });

  it('an error of the file is told with its path', async () => {
    const env = await gatewaysFile('html', { protocol: 'fhir' });
    expect(await run(['meridian'], env)).toMatchObject({
      code: 1,
      err: expect.stringContaining('html.json: gateways.default.protocol: '),
    });
  });
});
