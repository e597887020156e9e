import type { activationFlow, partnerRequestFlow, signUpFlow, smsActivationFlow } from '@portico/rules';
import type { StateName } from './states/table.ts';

/*
 * The page of each step of a flow, by its name in the table of states (spec §2). Within a partner's context a step shows
 * the `twin` of its page; text-message activation has none.
 */

/** Choosing a method shares the page of the card: both are the third of the five steps, "Confirm who you are". */
export const signUpPages = {
  start: 'signup',
  demographics: 'signup-demographics',
  method: 'signup-ccverification',
  phoneCode: 'verify-code',
  codeTimeout: 'verify-code-timeout',
  card: 'signup-ccverification',
  questions: 'signup-credit-questions',
  failed: 'signup-verification-failed',
  postal: 'signup-postal-mail',
  letterSent: 'signup-activation-code',
  credentials: 'signup-user-credentials',
  terms: 'signup-terms-conditions',
  done: 'activation-success',
} as const satisfies Record<signUpFlow.Step, StateName>;

export const activationPages = {
  lookup: 'activation',
  credentials: 'user-login-credentials',
  terms: 'activation-terms-conditions',
  done: 'activation-success',
} as const satisfies Record<activationFlow.Step, StateName>;

export const smsActivationPages = {
  lookup: 'sms-activation',
  credentials: 'sms-user-login-credentials',
  securityQuestion: 'sms-security-question',
  invalid: 'sms-activation-invalid',
  error: 'sms-activation-error',
  done: 'sms-activation-success',
} as const satisfies Record<smsActivationFlow.Step, StateName>;

/** `main`, `ok` and `invalidCP` are views of one page: the step's name is its parameter `view`. */
export const partnerRequestPages = {
  start: 'partner-home.params',
  main: 'partner-request-account.params',
  ok: 'partner-request-account.params',
  invalidCP: 'partner-request-account.params',
  verifyEmail: 'partner-verify-email.params',
  failedVerification: 'partner-failed-verification.params',
  unableToVerify: 'partner-unable-to-verify.params',
  done: 'partner-activate-create.params',
} as const satisfies Record<partnerRequestFlow.Step, StateName>;
