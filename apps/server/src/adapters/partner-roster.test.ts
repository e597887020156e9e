import { readSocialSecurityNumber } from '@portico/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../app/http/logging.ts';
import type { PartnerRosterPort } from '../ports/partner-roster.ts';
import { failures, type ServiceStandIn, type StandInReply, startServiceStandIn } from '../testing/service-stand-in.ts';
import type { ServiceError } from './service-error.ts';
import { partnerRosterByHttp } from './partner-roster-http.ts';
import { partnerRosterOfDemonstration } from './partner-roster-local.ts';

const EMPLOYEE = '078051120';
const DOWN = '219099999';

const local = async () => ({ port: partnerRosterOfDemonstration(), close: async () => {} });

/** A roster service with the employees of the demonstration. */
async function overHttp() {
  const judge = partnerRosterOfDemonstration();
  const service = await startServiceStandIn(async ({ body }): Promise<StandInReply> => {
    const { partner, socialSecurityNumber: number } = JSON.parse(body);
    const { outcome } = await judge.confirm({ partner, number });
    return outcome === 'unavailable' ? { status: 503, json: {} } : { json: { outcome } };
  });
  return { port: partnerRosterByHttp(service, { report: () => {} }), close: () => service.close() };
}

describe.each([
  ['the demonstration', local],
  ['a service over HTTP', overHttp],
])("a partner's roster by %s (spec §3: verificationType 'credential')", (_name, open) => {
  let setup: { port: PartnerRosterPort; close(): Promise<void> };
  beforeAll(async () => {
    setup = await open();
  });
  afterAll(() => setup.close());

  it.each([
    ['confirms whom the partner employs', EMPLOYEE, 'confirmed'],
    ['refuses everybody else', '123456789', 'refused'],
    ['says that nobody answered', DOWN, 'unavailable'],
  ])('%s', async (_what, number, outcome) => {
    expect(readSocialSecurityNumber(number)).toEqual({ number });
    expect(await setup.port.confirm({ partner: 'harbor', number })).toEqual({ outcome });
  });
});

describe("a partner's roster over HTTP", () => {
  let reply: StandInReply;
  let service: ServiceStandIn;
  const errors: ServiceError[] = [];
  const lines: string[] = [];
  const log = createLogger('trace', { write: (line: string) => void lines.push(line) });
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

  const confirm = (patience = 10_000, url = service.url) =>
    partnerRosterByHttp({ url, token: 'known-to-two' }, { report, patience }).confirm({
      partner: 'harbor',
      number: EMPLOYEE,
    });

  it('posts partner and number, with the token', async () => {
    reply = { json: { outcome: 'confirmed', employeeId: 'not read' } };
    expect(await confirm()).toEqual({ outcome: 'confirmed' });
    expect(service.taken).toEqual([
      {
        line: 'POST /service',
        authorization: 'Bearer known-to-two',
        body: JSON.stringify({ partner: 'harbor', socialSecurityNumber: EMPLOYEE }),
      },
    ]);
    expect(errors).toEqual([]);
  });

  it('waits for a slow answer', async () => {
    reply = { json: { outcome: 'refused' }, after: 300 };
    expect(await confirm()).toEqual({ outcome: 'refused' });
  });

  it.each(failures)(
    '%s says nothing of the person, is told to the operator, and is not asked twice',
    async (...failure) => {
      const [, canned, reason] = failure;
      reply = canned;
      expect(await confirm(canned === 'silence' ? 250 : 10_000)).toEqual({ outcome: 'unavailable' });
      expect(errors).toEqual([expect.objectContaining({ service: 'partner roster', reason })]);
      expect(service.taken).toHaveLength(1);
      expect(lines.join('')).toContain(reason);
      expect(lines.join('')).not.toMatch(/078051120|known-to-two|127\.0\.0\.1|http:/);
    },
  );

  it('nobody who listens', async () => {
    const gone = await startServiceStandIn(() => 'silence');
    await gone.close();
    expect(await confirm(10_000, gone.url)).toEqual({ outcome: 'unavailable' });
    expect(errors).toEqual([{ service: 'partner roster', reason: 'unreachable', detail: 'ECONNREFUSED' }]);
  });
});
