import { readCardNumber } from '@portico/rules';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../app/http/logging.ts';
import type { CardCheckPort, CardToCheck } from '../ports/card-check.ts';
import { failures, type ServiceStandIn, type StandInReply, startServiceStandIn } from '../testing/service-stand-in.ts';
import { cardCheckByHttp } from './card-check-http.ts';
import { cardCheckOfDemonstration } from './card-check-local.ts';
import type { ServiceError } from './service-error.ts';

const SLOW = '4000000000000259';
const DOWN = '4000000000000119';

function card(number: string, more: Partial<CardToCheck> = {}): CardToCheck {
  return {
    number,
    securityCode: '9876',
    expiry: { month: 4, year: 2029 },
    holder: { firstName: 'Ana', lastName: 'Rivera' },
    billing: { address: '12 Harbor Street', city: 'Palo Alto', state: 'CA', zip: '94304', country: 'US' },
    ...more,
  };
}

const local = async () => ({
  port: cardCheckOfDemonstration({ numberAlone: false, slowness: 20 }),
  close: async () => {},
});

/** A service that decides as the demonstration does. */
async function overHttp() {
  const judge = cardCheckOfDemonstration({ numberAlone: false, slowness: 20 });
  const service = await startServiceStandIn(async ({ body }): Promise<StandInReply> => {
    const { outcome } = await judge.check(JSON.parse(body));
    return outcome === 'unavailable' ? { status: 503, json: {} } : { json: { outcome } };
  });
  return { port: cardCheckByHttp(service, { report: () => {} }), close: () => service.close() };
}

describe.each([
  ['the demonstration', local],
  ['a service over HTTP', overHttp],
])('a card check by %s (spec §3: "creditCard (not charged)")', (_name, open) => {
  let setup: { port: CardCheckPort; close(): Promise<void> };
  beforeAll(async () => {
    setup = await open();
  });
  afterAll(() => setup.close());

  const outcomeOf = async (...asked: Parameters<typeof card>) => (await setup.port.check(card(...asked))).outcome;

  it.each([
    ['Visa', '4111111111111111'],
    ['Visa', '4012888888881881'],
    ['Visa of 13 digits', '4222222222222'],
    ['Mastercard', '5555555555554444'],
    ['Mastercard', '5105105105105100'],
    ['Discover', '6011111111111117'],
    ['Discover', '6011000990139424'],
    ['American Express', '378282246310005'],
    ['American Express', '371449635398431'],
    ['Visa, after a while', SLOW],
  ])('accepts a test number of %s', async (_type, number) => {
    expect(readCardNumber(number)).toMatchObject({ number });
    expect(await outcomeOf(number)).toBe('accepted');
  });

  it('refuses a number alone (Findings, security A5)', async () => {
    const { number, holder, billing } = card('4111111111111111');
    expect(await setup.port.check({ number, holder, billing })).toEqual({ outcome: 'refused' });
  });

  it.each(['000', '0000'])('refuses a card of which the security code is wrong (%s)', async (securityCode) => {
    expect(await outcomeOf('4111111111111111', { securityCode })).toBe('refused');
  });

  it.each(['4000000000000002', '4242424242424242'])('refuses %s, which is nobody’s', async (number) => {
    expect(readCardNumber(number)).toMatchObject({ number });
    expect(await outcomeOf(number)).toBe('refused');
  });

  it('refuses a card that is somebody else’s', async () => {
    expect(await outcomeOf('4111111111111111', { holder: { firstName: 'Ana', lastName: 'Mismatch' } })).toBe('refused');
  });

  it('says that nobody answered', async () => {
    expect(readCardNumber(DOWN)).toMatchObject({ number: DOWN });
    expect(await outcomeOf(DOWN)).toBe('unavailable');
  });
});

it('takes the number alone where the settings say so, as clients of the specification send it', async () => {
  const { number, holder, billing } = card('4111111111111111');
  const port = cardCheckOfDemonstration({ numberAlone: true });
  expect(await port.check({ number, holder, billing })).toEqual({ outcome: 'accepted' });
});

describe('a card check over HTTP', () => {
  let reply: StandInReply;
  let service: ServiceStandIn;
  const errors: ServiceError[] = [];
  const lines: string[] = [];
  const log = createLogger(
    'trace',
    new Writable({
      write: (chunk, _encoding, done) => {
        lines.push(String(chunk));
        done();
      },
    }),
  );
  const report = (error: ServiceError): void => {
    errors.push(error);
    log.warn(error, 'service failed');
  };
  beforeAll(async () => {
    service = await startServiceStandIn(() => reply);
  });
  afterAll(() => service.close());
  beforeEach(() => {
    service.taken.length = 0;
    errors.length = 0;
    lines.length = 0;
  });

  const check = (patience = 10_000, url = service.url) =>
    cardCheckByHttp({ url, token: 'known-to-two' }, { report, patience }).check(card('4111111111111111'));

  it('posts the card, with the token', async () => {
    reply = { json: { outcome: 'accepted', reference: 'not read' } };
    expect(await check()).toEqual({ outcome: 'accepted' });
    expect(service.taken).toEqual([
      {
        line: 'POST /service',
        authorization: 'Bearer known-to-two',
        body: JSON.stringify(card('4111111111111111')),
      },
    ]);
    expect(errors).toEqual([]);
  });

  it('waits for a slow answer', async () => {
    reply = { json: { outcome: 'refused' }, after: 300 };
    expect(await check()).toEqual({ outcome: 'refused' });
  });

  it.each(failures)(
    '%s says nothing of the card, is told to the operator, and is not asked twice',
    async (...failure) => {
      const [, canned, reason] = failure;
      reply = canned;
      expect(await check(canned === 'silence' ? 250 : 10_000)).toEqual({ outcome: 'unavailable' });
      expect(errors).toEqual([expect.objectContaining({ service: 'card check', reason })]);
      expect(service.taken).toHaveLength(1);
      expect(lines.join('')).toContain(reason);
      expect(lines.join('')).not.toMatch(
        /4111 ?1111|\b9876\b|rivera|harbor|\b94304\b|known-to-two|127\.0\.0\.1|http:/i,
      );
    },
  );

  it('nobody who listens', async () => {
    const gone = await startServiceStandIn(() => 'silence');
    await gone.close();
    expect(await check(10_000, gone.url)).toEqual({ outcome: 'unavailable' });
    expect(errors).toEqual([{ service: 'card check', reason: 'unreachable', detail: 'ECONNREFUSED' }]);
  });
});
