import { msg } from '@lingui/core/macro';
import { getMobileActivation, smsActivationPages, type SmsActivationStatus } from '@portico/contract';
import { defineFlow } from '../flow/flow.ts';
import './words.ts';

/** The activation by text message, in three steps; for the server the second and the third are one (spec §4). */
export const smsActivation = defineFlow<SmsActivationStatus, (typeof smsActivationPages)[SmsActivationStatus['step']]>({
  name: 'activation by text message',
  pages: smsActivationPages,
  start: 'lookup',
  /** Spec §2: of the credentials "the session expiry timestamp"; of the invalid page, that the time is over. */
  paramsOf: ({ step, expires }) => {
    if (step === 'credentials') return { expires: String(expires) };
    return step === 'invalid' ? { reason: 'expired' } : {};
  },
  load: (send, signal) => send(getMobileActivation, {}, signal),
  freshFor: 10_000,
  stepNumbers: { 'sms-activation': 1, 'sms-user-login-credentials': 2, 'sms-security-question': 3 },
  stepNames: [msg`About you`, msg`How you sign in`, msg`Security question and terms`],
  sessionEnd: ({ step, expires }) => (step === 'credentials' ? expires : null),
});
