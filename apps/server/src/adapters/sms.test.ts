import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOutbox } from '../platform/outbox.ts';
import type { Sms, SmsPort } from '../ports/sms.ts';
import { createTestDatabase } from '../testing/databases.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { startTwilioStandIn, type TwilioStandIn } from '../testing/twilio-stand-in.ts';
import type { ServiceError } from './service-error.ts';
import { smsToOutbox } from './sms-outbox.ts';
import { smsByTwilio } from './sms-twilio.ts';

/** The port under test and a look at the phones behind it. */
interface Setup {
  port: SmsPort;
  delivered(): Promise<Array<{ to: string; text: string }>>;
  close(): Promise<void>;
}

const clock = settableClock();

async function outboxSetup(): Promise<Setup> {
  const database = await createTestDatabase('pglite');
  return {
    port: smsToOutbox(database.db, clock),
    delivered: async () => (await listOutbox(database.db)).map(({ recipient, text }) => ({ to: recipient, text })),
    close: () => database.close(),
  };
}

async function twilioSetup(): Promise<Setup> {
  const server = await startTwilioStandIn();
  return {
    port: smsByTwilio(server.url, clock, { report: () => {} }),
    delivered: async () => server.taken.map(({ form }) => ({ to: form['To'] ?? '', text: form['Body'] ?? '' })),
    close: () => server.close(),
  };
}

function smsTo(to: string, more: Partial<Sms> = {}): Sms {
  return { id: randomUUID(), to, text: 'Su código es 123456 – & más', ...more };
}

describe.each([
  ['the outbox', outboxSetup],
  ["Twilio's API", twilioSetup],
])('text messages by %s', (_name, open) => {
  let setup: Setup;
  beforeAll(async () => {
    setup = await open();
  });
  afterAll(() => setup.close());

  it('delivers the text to the one phone', async () => {
    expect(await setup.port.send(smsTo('+16505550142'))).toBe('accepted');
    expect(await setup.delivered()).toEqual([{ to: '+16505550142', text: 'Su código es 123456 – & más' }]);
  });

  it('says that a number will never take it', async () => {
    expect(await setup.port.send(smsTo('+16505550190'))).toBe('refused');
  });

  it('says that it is worth another try', async () => {
    expect(await setup.port.send(smsTo('+16505550191'))).toBe('deferred');
  });
});

describe("Twilio's API", () => {
  let server: TwilioStandIn;
  beforeAll(async () => {
    server = await startTwilioStandIn();
  });
  afterAll(() => server.close());

  const reported: ServiceError[] = [];
  const report = (error: ServiceError): void => void reported.push(error);
  const send = (to: string, more: Partial<Sms> = {}, url = server.url) =>
    smsByTwilio(url, clock, { report, patience: 500 }).send(smsTo(to, more));

  it('is asked as its documentation says', async () => {
    const goodUntil = new Date(clock.now().getTime() + 600_000).toISOString();
    await send('+16505550142', { goodUntil });
    expect(server.taken.at(-1)).toEqual({
      path: 'POST /2010-04-01/Accounts/AC1/Messages.json',
      authorization: `Basic ${Buffer.from('AC1:to/ken').toString('base64')}`,
      form: { To: '+16505550142', From: '+16505550100', Body: smsTo('').text, ValidityPeriod: '600' },
    });
  });

  it('is asked to choose the number where a messaging service is named', async () => {
    await send('+16505550142', {}, server.url.replace(/from=.*/, 'from=MG77'));
    expect(server.taken.at(-1)?.form).toEqual({
      To: '+16505550142',
      MessagingServiceSid: 'MG77',
      Body: smsTo('').text,
    });
  });

  it.each([
    ['opted out', '+16505550192'],
    ['not mobile', '+16505550193'],
  ])('refuses for good a number that is %s', async (_why, to) => expect(await send(to)).toBe('refused'));

  it.each([
    ['too many requests', '+16505550194', 'unreachable', 'HTTP 429'],
    ['a login that it does not know', '+16505550195', 'refused', 'HTTP 401'],
    ['a failure of its own', '+16505550196', 'unreachable', 'HTTP 500'],
    ['a page of somebody else', '+16505550197', 'garbage', 'no JSON'],
    ['JSON without a message', '+16505550198', 'garbage', 'HTTP 200'],
    ['JSON that is nothing', '+16505550189', 'garbage', 'HTTP 201'],
    ['a redirect', '+16505550188', 'refused', 'HTTP 302'],
    ['no answer in time', '+16505550199', 'timeout', 'no answer in time'],
  ])('is asked again after %s, and the operator is told', async (_what, to, reason, detail) => {
    expect(await send(to)).toBe('deferred');
    expect(reported.at(-1)).toEqual({ service: 'text messages', reason, detail });
  });

  it('is asked again when it cannot be reached', async () => {
    expect(await send('+16505550142', {}, 'http://AC1:token@127.0.0.1:1?from=%2B16505550100')).toBe('deferred');
  });
});
