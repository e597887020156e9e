import { readInterchanges } from '@portico/x12';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inquiryAbout } from '../payer/testing/inquiry.ts';
import { type SimulatedPayer, startSimulatedPayer } from '../payer/simulated-payer.ts';
import { EligibilityUnreachable } from '../ports/eligibility.ts';
import type { EligibilityProtocol, EligibilityService } from '../platform/settings/gateway.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { createEligibility } from './eligibility.ts';
import { eligibilityByHttp, type HttpGateway } from './eligibility-service.ts';

const clock = settableClock();
const ids = { senderId: 'PORTICO', receiverId: 'SIMULATEDPAYER' };
const open = (service: EligibilityService, patience = 20_000): HttpGateway =>
  eligibilityByHttp({ ...ids, service }, { clock, patience });

async function failureOf(asking: Promise<string>): Promise<unknown> {
  return asking.then(
    () => 'an answer',
    (error: unknown) => error,
  );
}

const protocols: EligibilityProtocol[] = ['x12', 'core-mime', 'core-soap', 'json'];

describe.each(protocols)('eligibility by %s', (protocol) => {
  let payer: SimulatedPayer;
  let port: HttpGateway;
  let hasty: HttpGateway;
  beforeAll(async () => {
    payer = await startSimulatedPayer(clock, 10);
    port = open({ protocol, url: payer.urlOf(protocol) });
    hasty = open({ protocol, url: payer.urlOf(protocol) }, 250);
  });
  afterAll(async () => {
    await port.close();
    await hasty.close();
    await payer.close();
  });

  const failing = async (memberNumber: string): Promise<unknown> =>
    failureOf((memberNumber.startsWith('SILENT') ? hasty : port).ask(inquiryAbout(memberNumber)));

  it('brings the 271 as the payer wrote it', async () => {
    const [answer] = readInterchanges(await port.ask(inquiryAbout('ACTIVE-1')));
    expect(answer?.groups[0]?.transactions[0]).toMatchObject({
      kind: '271',
      payers: [{ receivers: [{ subscribers: [{ traces: [{ type: '2', reference: 'TRACE-7' }] }] }] }],
    });
  });

  it('brings one of hundreds of rows, a slow one, and one that separates otherwise', async () => {
    expect((await port.ask(inquiryAbout('MANY-1'))).length).toBeGreaterThan(10_000);
    expect(await port.ask(inquiryAbout('SLOW-1'))).toContain('ST*271*');
    const otherwise = inquiryAbout('ACTIVE-1').replaceAll('^', ']').replaceAll(':', '>').replaceAll('~', '&');
    expect(await port.ask(otherwise)).toContain('271');
  });

  it('brings a 999 and a TA1 as well', async () => {
    expect(await port.ask(inquiryAbout('ACK999-1'))).toContain('ST*999*');
    expect(await port.ask(inquiryAbout('TA1-1'))).toContain('TA1*');
  });

  it.each([
    ['an HTML page', 'GARBAGE-1', 'garbage', 'later'],
    ['a failure of the payer', 'DOWN-1', 'unreachable', 'onRequest'],
    ['a connection that breaks off', 'CLOSED-1', 'unreachable', 'later'],
    ['no answer in time', 'SILENT-1', 'timeout', 'later'],
  ])('%s is no answer, and asked again later', async (_what, memberNumber, kind, maySendAgain) => {
    const failure = await failing(memberNumber);
    expect(failure).toBeInstanceOf(EligibilityUnreachable);
    expect(failure).toMatchObject({ kind, maySendAgain });
  });

  it('sends once, whatever comes of it', async () => {
    await failureOf(port.ask(inquiryAbout('DOWN-once')));
    await failureOf(port.ask(inquiryAbout('CLOSED-once')));
    expect([payer.timesAsked('DOWN-once'), payer.timesAsked('CLOSED-once')]).toEqual([1, 1]);
  });

  it('is refused for good what is no inquiry', async () => {
    expect(await failureOf(port.ask('nothing of X12'))).toMatchObject({ kind: 'refused', maySendAgain: 'never' });
  });

  it('nobody who listens: nothing was sent, so it may be sent at once', async () => {
    const failure = await failureOf(
      open({ protocol, url: 'http://127.0.0.1:1/eligibility' }).ask(inquiryAbout('ACTIVE-1')),
    );
    expect(failure).toMatchObject({ kind: 'unreachable', maySendAgain: 'now' });
  });

  it('says nothing of the patient or of an address when it fails', async () => {
    for (const memberNumber of ['DOWN-secret', 'GARBAGE-secret', 'SILENT-secret', 'CLOSED-secret']) {
      const failure = await failing(memberNumber);
      expect(JSON.stringify([String(failure), failure])).not.toMatch(/secret|rivera|127\.0\.0\.1|http:/i);
    }
  });
});

describe('the demonstration', () => {
  it('asks the simulated payer, over HTTP', async () => {
    const { eligibility } = await readSettings('test', {});
    const port = await createEligibility(eligibility, clock, startSimulatedPayer);
    expect(await port.ask(inquiryAbout('ACTIVE-1'), 'default', 20)).toContain('EB*1**30*PR*Choice PPO~');
    await port.close();
  });
});
