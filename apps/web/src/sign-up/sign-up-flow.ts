import { msg } from '@lingui/core/macro';
import { getSignup, signUpPages, type SignUpStatus } from '@portico/contract';
import { defineFlow } from '../flow/flow.ts';
import { forgetDraft } from './demographics-input.ts';
import './words.ts';

/** The sign-up in five steps (spec §2). Every method of verification belongs to the third. */
export const signUp = defineFlow<SignUpStatus, (typeof signUpPages)[SignUpStatus['step']]>({
  name: 'sign-up',
  pages: signUpPages,
  start: 'start',
  /** With the tries that are left after a method failed (spec §2: "params cc, ch"). */
  paramsOf: ({ step, cardTriesLeft, creditHistoryTriesLeft }) =>
    step === 'failed' ? { cc: String(cardTriesLeft), ch: String(creditHistoryTriesLeft) } : {},
  load: (send, signal) => send(getSignup, {}, signal),
  freshFor: 60_000,
  stepNumbers: {
    signup: 1,
    'signup-demographics': 2,
    'signup-ccverification': 3,
    'verify-code': 3,
    'verify-code-timeout': 3,
    'signup-credit-questions': 3,
    'signup-verification-failed': 3,
    'signup-postal-mail': 3,
    'signup-activation-code': 3,
    'signup-user-credentials': 4,
    'signup-terms-conditions': 5,
  },
  stepNames: [msg`Getting started`, msg`About you`, msg`Confirm who you are`, msg`How you sign in`, msg`Terms`],
  movedBy: ['verificationFailed', 'codeExpired'],
  noteWhenLed: (step, wasOutOfTurn) => (step === 'start' ? 'over' : wasOutOfTurn ? 'overtaken' : null),
  keptWhileUsed: true,
  forgetTyped: forgetDraft,
});
