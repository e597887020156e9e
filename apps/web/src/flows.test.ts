import type { ActivationStatus, SignUpStatus, SmsActivationStatus, StateName } from '@portico/contract';
import { expect, it } from 'vitest';
import { activation } from './activation/activation-flow.ts';
import { smsActivation } from './activation/sms-activation-flow.ts';
import { saveFlowStatus, statusKey } from './flow/flow-status.ts';
import type { Flow, FlowStatus } from './flow/flow.ts';
import { callCache } from './portal/use-call.ts';
import { signUp } from './sign-up/sign-up-flow.ts';

const NO_SESSION = { expires: null, username: null };

function signUpAt(step: SignUpStatus['step']): SignUpStatus {
  return {
    step,
    cardTriesLeft: 2,
    creditHistoryTriesLeft: 2,
    existingPatient: false,
    verificationMethods: [],
    verificationMethod: null,
    ways: [],
    phoneLastFour: null,
    demographics: null,
    username: null,
    partner: null,
  };
}

function activationAt(step: ActivationStatus['step']): ActivationStatus {
  return { step, partner: null, ...NO_SESSION };
}

function smsActivationAt(step: SmsActivationStatus['step']): SmsActivationStatus {
  return { step, ...NO_SESSION };
}

/** Requests the status, takes a step, and lets the response to the request come after the response to the step. */
async function stepAfterLateAnswer<Status extends FlowStatus>(
  flow: Flow<Status, StateName>,
  before: Status,
  after: Status,
): Promise<string | undefined> {
  saveFlowStatus(flow, before);
  let answer = (_late: Status): void => {};
  const asked = callCache.fetchQuery({
    queryKey: statusKey(flow),
    staleTime: 0,
    queryFn: () => new Promise<Status>((resolve) => (answer = resolve)),
  });
  await Promise.resolve();
  saveFlowStatus(flow, after);
  answer(before);
  await asked;
  return callCache.getQueryData<Status>(statusKey(flow))?.step;
}

it.each([
  ['a sign-up', () => stepAfterLateAnswer(signUp, signUpAt('demographics'), signUpAt('method')), 'method'],
  [
    'an activation by code',
    () => stepAfterLateAnswer(activation, activationAt('credentials'), activationAt('terms')),
    'terms',
  ],
  [
    'an activation by text message',
    () => stepAfterLateAnswer(smsActivation, smsActivationAt('credentials'), smsActivationAt('done')),
    'done',
  ],
])('a late answer to an earlier question does not lead %s back a page', async (_, run, step) => {
  expect(await run()).toBe(step);
});
