import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readGateways } from './gateways-file.ts';
import { routesOf } from './payor-routes.ts';
import { readSettings } from './settings.ts';
import { SettingsError } from './settings-error.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-gateways-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(content: unknown): Promise<string> {
  const file = join(folder, 'gateways.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

async function errorsOf(work: Promise<unknown>): Promise<readonly string[]> {
  return work.then(
    () => [],
    (error: unknown) => {
      if (error instanceof SettingsError) return error.errors;
      throw error;
    },
  );
}

const gateway = {
  protocol: 'core-soap',
  url: 'https://gateway.example.org/core',
  envelope: { ISA06: 'ALDERBAY', ISA07: '01', ISA08: '030240928' },
};
const withGateway = (changes: object) => ({ gateways: { theirs: { ...gateway, ...changes } } });
const inEnvelope = (changes: object) => withGateway({ envelope: { ...gateway.envelope, ...changes } });

describe('the file of gateways', () => {
  it('says who sends and receives, and what is absent is as X12 has it', async () => {
    const { gateways } = await readGateways(await fileOf(withGateway({})), {});
    expect(gateways['theirs']).toEqual({
      ids: {
        senderId: 'ALDERBAY',
        receiverId: '030240928',
        senderQualifier: 'ZZ',
        receiverQualifier: '01',
        authorization: { qualifier: '00', information: '' },
        security: { qualifier: '00', information: '' },
        senderCode: 'ALDERBAY',
        receiverCode: '030240928',
      },
      envelopeIds: { senderId: 'ALDERBAY', receiverId: '030240928' },
      serviceTypes: 'many',
      answerSeconds: 20,
      service: { protocol: 'core-soap', url: gateway.url, headers: {} },
    });
  });

  it('takes secrets from the environment and from files beside it', async () => {
    await writeFile(join(folder, 'password'), 'from a file\n');
    const login = { user: { env: 'GATEWAY_USER' }, password: { file: 'password' } };
    const oauth = { url: 'https://login.example.org/token', client: 'portico', secret: { env: 'GATEWAY_SECRET' } };
    const file = await fileOf(withGateway({ login, oauth, certificate: { cert: 'client.pem', key: 'client.key' } }));
    const { gateways } = await readGateways(file, {
      GATEWAY_USER: 'alder-bay',
      GATEWAY_SECRET: 'from the environment',
    });
    expect(gateways['theirs']?.service).toMatchObject({
      user: 'alder-bay',
      password: 'from a file',
      oauth: { client: 'portico', secret: 'from the environment', credentials: 'header' },
      certificateFile: join(folder, 'client.pem'),
      keyFile: join(folder, 'client.key'),
    });
  });

  it.each<[string, unknown, string]>([
    ['what is no JSON', '{', 'is not JSON'],
    ['a secret without quotation marks', '{ "apiKey": sk_live_1 }', 'is not JSON'],
    ['what is no JSON further down', '{\n"a": "\n"}', 'is not JSON (line 2 column 7)'],
    [
      'a secret in place of the name of its variable',
      withGateway({ apiKey: { env: 'sk_live_1' } }),
      'gateways.theirs.apiKey.env: must be the name of a variable',
    ],
    [
      'a secret of two lines',
      withGateway({ apiKey: { env: 'TWO_LINES' } }),
      'gateways.theirs.apiKey: must be on one line',
    ],
    ['an id of two lines', inEnvelope({ SenderID: 'A\r\nB' }), 'envelope.SenderID: must be on one line'],
    ['a protocol of another kind', withGateway({ protocol: 'as2' }), 'gateways.theirs.protocol: '],
    [
      'an address without a scheme',
      withGateway({ url: 'gateway.example.org' }),
      'gateways.theirs.url: must be an http',
    ],
    ['an unknown field', withGateway({ retries: 3 }), 'gateways.theirs: Unrecognized key'],
    [
      'a qualifier that X12 does not have',
      inEnvelope({ ISA05: '99' }),
      'gateways.theirs.envelope.ISA05: must be 01, 14',
    ],
    ['ISA02 without ISA01', inEnvelope({ ISA02: 'X' }), 'envelope.ISA02: must be blank with ISA01 00'],
    [
      'ISA03 01 without ISA04',
      inEnvelope({ ISA03: '01' }),
      'envelope.ISA04: must be left out with ISA03 00, and stand',
    ],
    ['an id with a separator', inEnvelope({ ISA08: 'A*B' }), 'envelope.ISA08: must be 1 to 15'],
    ['a group code of one character', inEnvelope({ GS03: 'A' }), 'envelope.GS03: must be 2 to 15'],
    [
      'a secret in the file',
      withGateway({ apiKey: 'sk_live_1' }),
      'gateways.theirs.apiKey: is a secret, which does not',
    ],
    [
      'a secret that is nowhere',
      withGateway({ apiKey: { env: 'NO_KEY' } }),
      'gateways.theirs.apiKey: the environment has no NO_KEY',
    ],
    [
      'a file of a secret that is not there',
      withGateway({ apiKey: { file: 'none' } }),
      'gateways.theirs.apiKey: none cannot be read',
    ],
    [
      'an API key beside OAuth',
      withGateway({
        protocol: 'json',
        apiKey: { env: 'KEY' },
        oauth: { url: 'https://a.example', client: 'a', secret: { env: 'KEY' } },
      }),
      'gateways.theirs: has several of login, apiKey and oauth',
    ],
    [
      'a header that Portico writes',
      withGateway({ headers: { Authorization: 'x' } }),
      'gateways.theirs.headers.Authorization: ',
    ],
    [
      'a header of two lines',
      withGateway({ headers: { 'X-Key': 'a\r\nHost: b' } }),
      'gateways.theirs.headers.X-Key: must be plain',
    ],
    [
      'too long a wait',
      withGateway({ answerSeconds: 61 }),
      'gateways.theirs.answerSeconds: must be 60 seconds at most',
    ],
    [
      'a test member without a name',
      withGateway({ test: { memberId: '1', firstName: '', lastName: 'B', birthDate: '1980-01-31' } }),
      'gateways.theirs.test.firstName: ',
    ],
  ])('does not start with %s, and names its path', async (_what, content, error) => {
    const errors = await errorsOf(
      readGateways(await fileOf(content), { KEY: 'known-to-two', TWO_LINES: 'known-to-two\r\nX-Other: 1' }),
    );
    expect(errors.join('\n')).toContain(error);
    expect(errors.join('\n')).not.toMatch(/sk_live_1|known-to-two/);
  });
});

describe('the payors of the file', () => {
  const settings = (content: unknown, env: NodeJS.ProcessEnv = {}) =>
    fileOf(content).then((file) => readSettings('test', { ELIGIBILITY_GATEWAYS: file, ...env }));
  const all = { ...withGateway({}).gateways, default: gateway };

  it.each<[string, object, string]>([
    [
      'a payor that the health system has not',
      { aspen: [{ gateway: 'theirs' }] },
      'payors.aspen: PORTICO_CONFIG has no such payor',
    ],
    [
      'a gateway that is not there',
      { meridian: [{ gateway: 'other' }] },
      'payors.meridian[0].gateway: there is no gateway "other"',
    ],
    [
      'a payer id with a separator',
      { meridian: [{ gateway: 'theirs', payerId: 'A*B' }] },
      'payors.meridian[0].payerId: must be',
    ],
    ['no way at all', { meridian: [] }, 'payors.meridian: '],
    [
      'gateways that may take longer together than the same may not be asked again',
      {
        meridian: [
          { gateway: 'theirs', answerSeconds: 60 },
          { gateway: 'default', answerSeconds: 21 },
        ],
      },
      'payors.meridian: its gateways may take 81 seconds together; 80 at most.',
    ],
  ])('does not start with %s', async (_what, payors, error) => {
    expect((await errorsOf(settings({ gateways: all, payors }))).join('\n')).toContain(error);
  });

  it('without a way of their own are asked by the gateway called default, which has to be there', async () => {
    const errors = await errorsOf(settings(withGateway({})));
    expect(errors).toHaveLength(6);
    expect(errors[0]).toContain('payors.meridian: no gateway leads to this payor of PORTICO_CONFIG');
    const { eligibility } = await settings({ gateways: all });
    expect(Object.keys(eligibility.gateways)).toEqual(['theirs', 'default']);
  });

  it('the variables of the environment are the gateway default, which the file then may not have', async () => {
    const env = {
      ELIGIBILITY_URL: 'x12+https://one.example.org',
      ELIGIBILITY_SENDER_ID: 'A1',
      ELIGIBILITY_RECEIVER_ID: 'B1',
    };
    const { eligibility } = await settings(withGateway({}), env);
    expect(eligibility.gateways['default']?.service.url).toBe('https://one.example.org');
    expect((await errorsOf(settings({ gateways: all }, env)))[0]).toContain('ELIGIBILITY_URL makes this gateway, too.');
  });

  it('may have any name', async () => {
    const { eligibility } = await settings({ gateways: all });
    expect(routesOf(eligibility, 'constructor').map(({ gateway: name }) => name)).toEqual(['default']);
  });

  it('pages wait as long as the slowest payor may take (RTETimeout)', async () => {
    const waitOf = async (payors: object): Promise<number> =>
      (await settings({ gateways: all, payors })).healthSystem.rteTimeoutSeconds;
    expect(await waitOf({})).toBe(45);
    expect(await waitOf({ meridian: [{ gateway: 'theirs', answerSeconds: 60 }] })).toBe(65);
    expect(await waitOf({ meridian: [{ gateway: 'theirs', answerSeconds: 60 }, { gateway: 'default' }] })).toBe(70);
  });

  it('production takes no address without encryption', async () => {
    const open = { ...gateway, url: 'http://gateway.example.org' };
    const file = await fileOf({ gateways: { default: open } });
    const errors = await errorsOf(readSettings('production', { ...production, ELIGIBILITY_GATEWAYS: file }));
    expect(errors).toEqual([expect.stringContaining('gateways.default.url is not https.')]);
    const consent = { ...production, ELIGIBILITY_GATEWAYS: file, ELIGIBILITY_PLAINTEXT: 'yes' };
    expect((await readSettings('production', consent)).inClear).toEqual(['gateways.default.url']);
  });
});

/** A complete setting, but for eligibility. */
const production = {
  PORTICO_SECRET: 'q7Jv0dPz3KcM1yTnUe8RbXhLw5GaSf2i',
  DATABASE_EMBEDDED: 'yes',
  PORTICO_CONFIG: new URL('../../demo/health-system.json', import.meta.url).pathname,
  SMTP_URL: 'smtps://user:password@mail.example.org',
  SMS_URL: 'https://AC1:token@api.twilio.com?from=%2B16505550100',
  MAIL_FROM: 'portal@example.org',
  PORTICO_PUBLIC_URL: 'https://portal.example.org/',
  CARD_CHECK_URL: 'https://cards.example.org/check',
  BUREAU_URL: 'https://bureau.example.org/v1/',
  BUREAU_TOKEN: 'known-to-two',
  GEOCODING_URL: 'https://maps.example.org/geocode/json',
  LETTERS_URL: 'https://print.example.org/letters',
  LETTERS_TOKEN: 'known-to-the-printer',
  PARTNER_ROSTER_URL: 'https://roster.example.org/confirm',
  PORTICO_PROXIES: '10.0.0.7',
};

describe('the ready examples of docs/gateways.md', () => {
  const document = readFileSync(new URL('../../../../../docs/gateways.md', import.meta.url), 'utf8');
  const examples = [...document.matchAll(/^### (.+)\n[^]*?```json\n([^]*?)```/gm)].map(
    ([, title = '', json = '']) => [title, json] as const,
  );

  it('are those of Availity, Optum, Stedi, Waystar and HETS', () => {
    expect(examples.map(([title]) => title)).toEqual(['Availity', 'Optum', 'Stedi', 'Waystar', 'HETS']);
  });

  it.each(examples)('%s can be read', async (_title, json) => {
    const names = [...json.matchAll(/"env": "(\w+)"/g)].map(([, name = '']) => [name, 'ten-signs'] as const);
    const { gateways } = await readGateways(await fileOf(json), Object.fromEntries(names));
    for (const { service } of Object.values(gateways)) expect(service.url).toMatch(/^https:/);
  });

  it.each(examples)('%s has its source', (title) => {
    const chapter = document.split(`### ${title}\n`)[1]?.split('\n### ')[0] ?? '';
    expect(chapter).toMatch(/Sources?: .*https:\/\//s);
  });
});
