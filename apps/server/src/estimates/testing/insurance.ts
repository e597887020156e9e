import {
  checkRte,
  requestRte,
  startRteQuery,
  updateManualBenefits,
  type WireReply,
  type WireSent,
} from '@portico/contract';
import { eventually } from '../../testing/eventually.ts';
import { vi } from 'vitest';
import { eligibilityByHttp, type HttpGateway } from '../../adapters/eligibility-service.ts';
import type { Engine } from '../../platform/db/database.ts';
import { type SimulatedPayer, startSimulatedPayer } from '../../payer/simulated-payer.ts';
import { type EligibilityPort, EligibilityUnreachable } from '../../ports/eligibility.ts';
import { settableClock } from '../../testing/settable-clock.ts';
import { buildTestApp, type TestApp, type TestAppOverrides } from '../../testing/test-app.ts';
import { type Guest, startEstimate, type WireEstimate } from './guest.ts';

export type RteReply = WireReply<typeof checkRte>;
type InsurancePayload = Partial<WireSent<typeof startRteQuery>>;

/** In milliseconds: on a slow machine an answer is late, and no failure. */
const PATIENCE = 60_000;

/**
 * The portal with the simulated payer, which is asked over HTTP; a second of its waits takes 20 milliseconds.
 *
 * @param patience `untilAsked`: a payer that does not answer is given up as soon as it has the question, whatever time
 * that takes.
 * @param between what stands between the portal and the gateway.
 */
export async function openInsuranceTest(
  engine: Engine,
  overrides: TestAppOverrides = {},
  patience: 'usual' | 'untilAsked' = 'usual',
  between: (gateway: EligibilityPort) => EligibilityPort = (gateway) => gateway,
): Promise<{ test: TestApp; payer: SimulatedPayer; close: () => Promise<void> }> {
  const payer = await startSimulatedPayer(settableClock(), 20);
  const service = { protocol: 'x12', url: payer.urlOf('x12') } as const;
  const gateway = eligibilityByHttp(
    { senderId: 'PORTICO', receiverId: 'SIMULATEDPAYER', service },
    { clock: settableClock(), patience: PATIENCE },
  );
  const eligibility = between(patience === 'usual' ? gateway : givenUpWhenAsked(gateway, payer));
  const settings = { callsPerMinute: 1_000_000, inquiriesPerHour: 1_000_000, ...overrides.settings };
  const test = await buildTestApp(engine, { eligibility, ...overrides, settings });
  const close = async (): Promise<void> => {
    await payer.close();
    await test.close();
    await gateway.close();
  };
  return { test, payer, close };
}

/** Runs into the time limit of a payer that does not answer, without a clock. */
function givenUpWhenAsked(gateway: HttpGateway, payer: SimulatedPayer): EligibilityPort {
  return {
    ...gateway,
    ask: async (message, name, answerSeconds) => {
      const number = /\*MI\*([^*~]+)/.exec(message)?.[1] ?? '';
      const before = payer.timesAsked(number);
      const answer = gateway.ask(message, name, answerSeconds);
      if (!/^(SILENT|LATE)-/.test(number)) return answer;
      const isAsked = vi.waitUntil(() => payer.timesAsked(number) > before, { timeout: PATIENCE, interval: 20 });
      const givenUp = isAsked.then(() => {
        throw new EligibilityUnreachable('timeout', 'later', 'no answer in time');
      });
      return Promise.race([answer, givenUp]);
    },
  };
}

/** Ana's insurance with Meridian, by a member number that says what the insurer is to answer (docs/demo.md). */
export function insuranceOf(memberNumber: string, changes: InsurancePayload = {}): InsurancePayload {
  return {
    PayorId: 'meridian',
    PatientIsSubscriber: '1',
    MemberFirstName: 'Ana',
    MemberLastName: 'Rivera',
    MemberDateOfBirth: '4/27/1986',
    MemberId: memberNumber,
    ...changes,
  };
}

/** An estimate of a service at the hospital. */
export async function estimateOf(guest: Guest, template = 'mri-knee'): Promise<WireEstimate> {
  return startEstimate(guest, { svcArea: 'bay', template, location: 'alder-main' });
}

export async function startCheck(guest: Guest, pesToken: string, insurance: InsurancePayload): Promise<RteReply> {
  const body = { ...insurance, pesToken, token: guest.token };
  return (await guest.post(startRteQuery.path, body)).json();
}

export async function requestCheck(guest: Guest, pesToken: string): Promise<RteReply> {
  return (await guest.post(requestRte.path, { pesToken, token: guest.token })).json();
}

export async function stateOfCheck(guest: Guest, pesToken: string, hSeqs: readonly string[]): Promise<RteReply> {
  const body = { hSeq: hSeqs.join(','), pesToken, token: guest.token, needEstData: '1' };
  return (await guest.post(checkRte.path, body)).json();
}

/** Asks as a page does until the check is over. */
export async function endOfCheck(guest: Guest, pesToken: string, hSeqs: readonly string[]): Promise<RteReply> {
  return eventually(async () => {
    const reply = await stateOfCheck(guest, pesToken, hSeqs);
    if (reply.RteCheck !== '0' && reply.RteCheck !== '1') throw new Error(`pending: ${reply.RteCheck}`);
    return reply;
  });
}

/** Enters an insurance and waits until the check is over. */
export async function checkedWith(
  guest: Guest,
  memberNumber: string,
  { template = 'mri-knee', ...changes }: InsurancePayload & { template?: string } = {},
): Promise<RteReply> {
  const { PesGlo } = await estimateOf(guest, template);
  const { HSeqs } = await startCheck(guest, PesGlo, insuranceOf(memberNumber, changes));
  return endOfCheck(guest, PesGlo, HSeqs);
}

export function enterBenefits(guest: Guest, pesGlo: string, benefits: string) {
  return guest.post(updateManualBenefits.path, { pesGlo, benefits, token: guest.token });
}
