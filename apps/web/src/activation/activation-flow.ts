import { msg } from '@lingui/core/macro';
import { activationPages, getActivation, type ActivationStatus } from '@portico/contract';
import { defineFlow } from '../flow/flow.ts';
import './words.ts';

/** The activation by access code, in three steps (spec §2). */
export const activation = defineFlow<ActivationStatus, (typeof activationPages)[ActivationStatus['step']]>({
  name: 'activation',
  pages: activationPages,
  start: 'lookup',
  load: (send, signal) => send(getActivation, {}, signal),
  freshFor: 10_000,
  stepNumbers: { activation: 1, 'user-login-credentials': 2, 'activation-terms-conditions': 3 },
  stepNames: [msg`Your code`, msg`How you sign in`, msg`Terms`],
  movedBy: ['activationEnded'],
  sessionEnd: ({ step, expires }) => (step === 'credentials' || step === 'terms' ? expires : null),
  noteWhenLed: (step) => (step === 'lookup' ? 'over' : step === 'terms' ? 'overtaken' : null),
});
