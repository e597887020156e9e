import { startSimulatedPayer } from '../payer/simulated-payer.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { EligibilityUnreachable } from '../ports/eligibility.ts';
import type { EligibilityService } from '../platform/settings/gateway.ts';
import { SettingsError } from '../platform/settings/settings-error.ts';
import { certificateOf } from '../testing/certificates.ts';
import { type CannedReply, type EligibilityStandIn, startEligibilityStandIn } from '../testing/eligibility-stand-in.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { createEligibility } from './eligibility.ts';
import { createPoster } from './eligibility-http.ts';
import { eligibilityByHttp } from './eligibility-service.ts';

const clock = settableClock();
const ids = { senderId: 'ALDERBAY', receiverId: 'CLEARING' };
const opened: Array<() => Promise<void>> = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

async function standIn(...args: Parameters<typeof startEligibilityStandIn>): Promise<EligibilityStandIn> {
  const service = await startEligibilityStandIn(...args);
  opened.push(() => service.close());
  return service;
}

const answered = (): CannedReply => ({ body: 'ISA*00*' });

async function outcomeOf(asking: Promise<string>): Promise<unknown> {
  return asking.then(
    () => 'answered',
    (error: unknown) => {
      if (!(error instanceof EligibilityUnreachable)) throw error;
      return { kind: error.kind, maySendAgain: error.maySendAgain };
    },
  );
}

describe('TLS', () => {
  const payer = certificateOf('payer');
  const hospital = certificateOf('hospital');
  const secure = { ...payer, requestCert: true, rejectUnauthorized: true, ca: hospital.cert };

  /** Opens the adapter on PEM files, as the settings name them. */
  async function open(url: string, pem: { ca?: string; cert?: string; key?: string }) {
    const folder = await mkdtemp(join(tmpdir(), 'portico-eligibility-'));
    opened.push(() => rm(folder, { recursive: true }));
    const file = async (name: string, text: string | undefined): Promise<string | undefined> => {
      if (text === undefined) return undefined;
      await writeFile(join(folder, name), text);
      return join(folder, name);
    };
    const [authorityFile, certificateFile, keyFile] = await Promise.all([
      file('ca', pem.ca),
      file('cert', pem.cert),
      file('key', pem.key),
    ]);
    const service: EligibilityService = {
      protocol: 'x12',
      url,
      ...(authorityFile === undefined ? {} : { authorityFile }),
      ...(certificateFile === undefined ? {} : { certificateFile }),
      ...(keyFile === undefined ? {} : { keyFile }),
    };
    const gateway = { ids, envelopeIds: ids, service, serviceTypes: 'many', answerSeconds: 20 } as const;
    const port = await createEligibility({ gateways: { theirs: gateway } }, clock, startSimulatedPayer);
    opened.push(() => port.close());
    return { ask: (message: string) => port.ask(message, 'theirs', 20) };
  }

  it('shows the hospital’s certificate to a payer that asks for it', async () => {
    const { url } = await standIn(answered, secure);
    const port = await open(url, { ca: payer.cert, ...hospital });
    expect(await outcomeOf(port.ask('ISA'))).toBe('answered');
  });

  it('sends nothing to a payer whose certificate nobody vouches for', async () => {
    const { url, taken } = await standIn(answered, secure);
    for (const pem of [hospital, { ca: hospital.cert, ...hospital }]) {
      const port = await open(url, pem);
      expect(await outcomeOf(port.ask('ISA'))).toEqual({ kind: 'unreachable', maySendAgain: 'now' });
    }
    expect(taken).toEqual([]);
  });

  it.each<[string, { cert?: string; key?: string }]>([
    ['none', {}],
    ['another', certificateOf('somebody')],
  ])('is turned away by such a payer with %s', async (_what, pem) => {
    const { url, taken } = await standIn(answered, secure);
    const port = await open(url, { ca: payer.cert, ...pem });
    expect(await outcomeOf(port.ask('ISA'))).toMatchObject({ kind: 'unreachable' });
    expect(taken).toEqual([]);
  });

  it('does not start with files that are no certificates', async () => {
    const opening = open('https://127.0.0.1:1', { ca: 'not PEM', ...hospital });
    await expect(opening).rejects.toThrow(SettingsError);
    await expect(opening).rejects.toThrow('gateways.theirs: the authority (ELIGIBILITY_CA) cannot be read');
  });
});

describe('a gateway that does not connect', () => {
  it('is out of reach long before its answer would be late, and nothing was sent', async () => {
    // Takes connections and never says a word of TLS.
    const silent = createServer();
    await new Promise<void>((resolve) => {
      silent.listen(0, '127.0.0.1', resolve);
    });
    const address = silent.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const poster = createPoster({}, 100);
    const deadline = AbortSignal.timeout(30_000);
    const posting = poster.post({ url: `https://127.0.0.1:${port}/`, headers: {}, body: 'ISA', deadline });
    await expect(posting).rejects.toMatchObject({
      kind: 'unreachable',
      maySendAgain: 'now',
      turnedAway: true,
      detail: 'no connection in time',
    });
    poster.close();
    silent.close();
  });
});

describe('OAuth 2.0, client credentials', () => {
  const grant = (value: string, expires_in = 600): CannedReply => ({
    body: JSON.stringify({ access_token: value, token_type: 'Bearer', expires_in }),
  });

  async function open(tokens: () => CannedReply, payer: (authorization: string | undefined) => CannedReply) {
    const issuer = await standIn(tokens);
    const service = await standIn(({ authorization }) => payer(authorization));
    const oauth = { url: issuer.url, client: 'alder bay', secret: 's:ecret' };
    const port = eligibilityByHttp({ ...ids, service: { protocol: 'x12', url: service.url, oauth } }, { clock });
    opened.push(() => port.close());
    return { port, issuer, service };
  }

  it('asks as RFC 6749 says, and shows the token', async () => {
    const { port, issuer, service } = await open(() => grant('one'), answered);
    await port.ask('ISA');
    const basic = `Basic ${Buffer.from('alder+bay:s%3Aecret').toString('base64')}`;
    expect(issuer.taken).toEqual([
      {
        authorization: basic,
        contentType: 'application/x-www-form-urlencoded',
        body: 'grant_type=client_credentials',
      },
    ]);
    expect(service.taken[0]?.authorization).toBe('Bearer one');
  });

  it('keeps a token until shortly before it expires, and asks for one at a time', async () => {
    const { port, issuer } = await open(() => grant('one'), answered);
    await Promise.all([port.ask('ISA'), port.ask('ISA'), port.ask('ISA')]);
    expect(issuer.taken).toHaveLength(1);
    clock.advance(530);
    await port.ask('ISA');
    expect(issuer.taken).toHaveLength(1);
    clock.advance(11);
    await port.ask('ISA');
    expect(issuer.taken).toHaveLength(2);
  });

  it('takes a new token for one that has expired before its time, once', async () => {
    const names = ['expired', 'fresh'];
    const { port, issuer, service } = await open(
      () => grant(names.shift() ?? 'too many'),
      (authorization) => (authorization === 'Bearer fresh' ? answered() : { status: 401, body: '' }),
    );
    expect(await outcomeOf(port.ask('ISA'))).toBe('answered');
    expect(issuer.taken).toHaveLength(2);
    expect(service.taken.map(({ authorization }) => authorization)).toEqual(['Bearer expired', 'Bearer fresh']);
  });

  it('is refused for good where a fresh token is not taken either', async () => {
    const { port, service } = await open(
      () => grant('one'),
      () => ({ status: 401, body: '' }),
    );
    expect(await outcomeOf(port.ask('ISA'))).toEqual({ kind: 'refused', maySendAgain: 'never' });
    expect(service.taken).toHaveLength(2);
  });

  it.each<[string, CannedReply, string, string]>([
    ['a client that is not known', { status: 401, body: '{"error":"invalid_client"}' }, 'refused', 'never'],
    ['a server that is down', { status: 503, body: '' }, 'unreachable', 'now'],
    ['a page of somebody else', { body: '<html>' }, 'garbage', 'now'],
    ['JSON without a token', { body: '{}' }, 'garbage', 'now'],
  ])('%s: the payer was not asked', async (_what, reply, kind, maySendAgain) => {
    const { port, service } = await open(() => reply, answered);
    expect(await outcomeOf(port.ask('ISA'))).toEqual({ kind, maySendAgain });
    expect(service.taken).toEqual([]);
  });

  it('asks for a token again after a failure', async () => {
    const replies = [{ status: 503, body: '' }];
    const { port } = await open(() => replies.shift() ?? grant('one'), answered);
    await outcomeOf(port.ask('ISA'));
    expect(await outcomeOf(port.ask('ISA'))).toBe('answered');
  });
});
