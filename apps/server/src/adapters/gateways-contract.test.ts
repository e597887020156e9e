import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { inquiryMessage } from '../estimates/insurance/inquiry-message.ts';
import { startSimulatedPayer } from '../payer/simulated-payer.ts';
import { eligibilityProtocols } from '../platform/settings/gateway.ts';
import { readGateways } from '../platform/settings/gateways-file.ts';
import { certificateOf } from '../testing/certificates.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { type Agreement, startStrictGateway, startStrictIssuer, type StrictServer } from '../testing/strict-gateway.ts';
import { createEligibility } from './eligibility.ts';
import { eligibilityByHttp } from './eligibility-service.ts';

const clock = settableClock();
const closing: Array<() => Promise<unknown>> = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const secrets = {
  USER_NAME: 'alder & bay',
  PASSWORD: 'p<ss:1',
  API_KEY: 'Key 1-2-3',
  OAUTH_SECRET: 's:ecret',
  ISA_PASSWORD: 'TENSIGNS10',
};
const login = { user: secrets.USER_NAME, password: secrets.PASSWORD };
const basic = (text: string): string => `Basic ${Buffer.from(text).toString('base64')}`;
const TOKEN = 'a-token';

/** A form of authentication: what the profile says of it, and what the gateway then has to see. */
interface Authentication {
  profile: object;
  authorization: (isCore: boolean) => string | null;
  hasLogin?: true;
  issuer?: Parameters<typeof startStrictIssuer>[0];
  hasCertificate?: true;
}

const withLogin = { login: { user: { env: 'USER_NAME' }, password: { env: 'PASSWORD' } } };
const oauth = { client: 'alder bay', secret: { env: 'OAUTH_SECRET' } };
const bearer = (): string => `Bearer ${TOKEN}`;

const authentications: Readonly<Record<string, Authentication>> = {
  'no authentication': { profile: {}, authorization: () => null },
  'a login': {
    profile: withLogin,
    authorization: (isCore) => (isCore ? null : basic(`${login.user}:${login.password}`)),
    hasLogin: true,
  },
  'an API key': { profile: { apiKey: { env: 'API_KEY' } }, authorization: () => secrets.API_KEY },
  'a client certificate': { profile: {}, authorization: () => null, hasCertificate: true },
  'a client certificate and a login': {
    profile: withLogin,
    authorization: (isCore) => (isCore ? null : basic(`${login.user}:${login.password}`)),
    hasLogin: true,
    hasCertificate: true,
  },
  'OAuth with the client in the header': {
    profile: { oauth },
    authorization: bearer,
    issuer: { authorization: basic('alder+bay:s%3Aecret'), form: { grant_type: 'client_credentials' } },
  },
  'OAuth with the client in the body, scope and audience': {
    profile: { oauth: { ...oauth, credentials: 'body', scope: 'hipaa', audience: 'https://eligibility.example.org' } },
    authorization: bearer,
    issuer: {
      authorization: null,
      form: {
        grant_type: 'client_credentials',
        client_id: 'alder bay',
        client_secret: 's:ecret',
        scope: 'hipaa',
        audience: 'https://eligibility.example.org',
      },
    },
  },
  'OAuth with the client in the header, and a scope': {
    profile: { oauth: { ...oauth, credentials: 'header', scope: 'hipaa' } },
    authorization: bearer,
    issuer: {
      authorization: basic('alder+bay:s%3Aecret'),
      form: { grant_type: 'client_credentials', scope: 'hipaa' },
    },
  },
};

/** An envelope as little, and as much, as a profile can say of it. */
const envelopes = {
  'ids alone': {
    profile: { ISA06: 'ALDERBAY', ISA08: 'CLEARING' },
    isa: ['00', '          ', '00', '          ', 'ZZ', 'ALDERBAY       ', 'ZZ', 'CLEARING       '],
    gs: ['ALDERBAY', 'CLEARING'],
    ids: { senderId: 'ALDERBAY', receiverId: 'CLEARING' },
  },
  'every id and qualifier': {
    profile: {
      ISA01: '03',
      ISA02: 'AGREED',
      ISA03: '01',
      ISA04: { env: 'ISA_PASSWORD' },
      ISA05: '30',
      ISA06: '941234567',
      ISA07: '01',
      ISA08: '030240928',
      GS02: 'ALDERBAY',
      GS03: 'PAYERID',
      SenderID: 'Alder & Bay',
      ReceiverID: 'CMS',
    },
    isa: ['03', 'AGREED    ', '01', 'TENSIGNS10', '30', '941234567      ', '01', '030240928      '],
    gs: ['ALDERBAY', 'PAYERID'],
    ids: { senderId: 'Alder & Bay', receiverId: 'CMS' },
  },
} as const;

const payer = certificateOf('payer');
const hospital = certificateOf('hospital');

const cases = eligibilityProtocols.flatMap((protocol) =>
  Object.keys(authentications).flatMap((form) =>
    Object.keys(envelopes).map((ids) => [protocol, form, ids as keyof typeof envelopes] as const),
  ),
);

describe('the contract with gateways: each header and envelope to the letter (issue 11, point 6)', () => {
  it.each(cases)('%s, %s, %s', async (protocol, form, ids) => {
    const { profile, authorization, hasLogin, hasCertificate, issuer } = authentications[form] as Authentication;
    const envelope = envelopes[ids];
    const isCore = protocol.startsWith('core-');
    const agreed: Agreement = {
      protocol,
      headers: {
        authorization: authorization(isCore),
        'x-forwarded-for': '203.0.113.7',
        'x-account': secrets.USER_NAME,
      },
      isa: envelope.isa,
      gs: envelope.gs,
      envelope: envelope.ids,
      login: hasLogin === true && isCore ? login : null,
      client: hasCertificate === true ? 'hospital' : null,
    };
    const tls = { ...payer, requestCert: true, rejectUnauthorized: true, ca: hospital.cert };
    const gateway = await opened(startStrictGateway(agreed, ANSWER, hasCertificate && tls));
    const tokens = issuer && (await opened(startStrictIssuer(issuer, TOKEN)));

    const folder = await mkdtemp(join(tmpdir(), 'portico-gateways-'));
    closing.push(() => rm(folder, { recursive: true }));
    await Promise.all([
      writeFile(join(folder, 'client.pem'), hospital.cert),
      writeFile(join(folder, 'client.key'), hospital.key),
      writeFile(join(folder, 'payer.pem'), payer.cert),
    ]);
    const theirs = {
      protocol,
      url: gateway.url,
      envelope: envelope.profile,
      headers: { 'X-Forwarded-For': '203.0.113.7', 'X-Account': { env: 'USER_NAME' } },
      ...profile,
      ...('oauth' in profile ? { oauth: { ...(profile.oauth as object), url: tokens?.url } } : {}),
      ...(hasCertificate ? { certificate: { cert: 'client.pem', key: 'client.key' }, authority: 'payer.pem' } : {}),
    };
    await writeFile(join(folder, 'gateways.json'), JSON.stringify({ gateways: { theirs } }));

    const settings = await readGateways(join(folder, 'gateways.json'), secrets);
    const port = await createEligibility(settings, clock, startSimulatedPayer);
    closing.push(() => port.close());
    const message = inquiryMessage(question, settings.gateways['theirs']?.ids ?? envelope.ids, {
      controlNumber: 48151623,
      now: clock.now(),
      timeZone: 'America/Los_Angeles',
      mode: 'test',
    });
    expect(await port.ask(message.text, 'theirs', 20)).toBe(ANSWER);
    expect([...gateway.violations, ...(tokens?.violations ?? [])]).toEqual([]);
    expect([gateway.requests, tokens?.requests]).toEqual([1, issuer && 1]);
  });
});

describe('a gateway of the contract', () => {
  const wanted: Agreement = {
    protocol: 'core-soap',
    headers: { authorization: null, 'x-account': null },
    isa: envelopes['ids alone'].isa,
    gs: envelopes['ids alone'].gs,
    envelope: envelopes['ids alone'].ids,
    login: null,
    client: null,
  };

  it.each<[string, Partial<Agreement>, RegExp]>([
    ['nothing, as agreed', {}, /^$/],
    ['a header', { headers: { 'x-account': '7' } }, /the header x-account is null, not "7"/],
    ['a qualifier', { isa: wanted.isa.with(6, '01') }, /ISA01 to ISA08 is/],
    ['a group code', { gs: ['ALDERBAY', 'OTHER'] }, /GS01 to GS03 is/],
    ['an id of the envelope', { envelope: { senderId: 'A', receiverId: 'B' } }, /CORE's request is/],
    ['a login', { login }, /the header of SOAP is \[\]/],
    ['another protocol', { protocol: 'json' }, /the content type is/],
  ])('misses %s', async (_what, changes, violations) => {
    const gateway = await opened(startStrictGateway({ ...wanted, ...changes }, ANSWER));
    const { ids } = envelopes['ids alone'];
    const service = { protocol: 'core-soap', url: gateway.url } as const;
    const port = eligibilityByHttp({ ...ids, service }, { clock });
    closing.push(() => port.close());
    const context = { controlNumber: 1, now: clock.now(), timeZone: 'UTC', mode: 'test' } as const;
    await port.ask(inquiryMessage(question, ids, context).text).catch(() => {});
    expect(gateway.violations.join(' ')).toMatch(violations);
  });
});

/** What the gateway answers: its separators are signs of XML and of MIME. */
const ANSWER = 'ISA*00*<&>]]>--portico~';

const question = {
  payor: { id: 'meridian', name: 'Meridian', electronicId: 'MRDN1' },
  provider: { name: 'Alder Bay Hospital', npi: '1234567893' },
  patientIsSubscriber: true,
  member: { firstName: 'Tessa', lastName: 'Example', birthDate: '1980-01-31', number: 'ACTIVE-1' },
  subscriber: null,
  groupNumber: '',
  serviceTypeCodes: ['62'],
  date: '2026-11-21',
};

async function opened(starting: Promise<StrictServer>): Promise<StrictServer> {
  const server = await starting;
  closing.push(() => server.close());
  return server;
}
