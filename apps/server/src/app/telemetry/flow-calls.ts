import type { CallName, InputOf, ReplyOf } from '@portico/contract';
import type { Flow, flowSteps } from '../../platform/telemetry/flow-steps.ts';

type StepOf<Name extends Flow> = (typeof flowSteps)[Name][number];

/** The step that follows; null: none, the flow is done or goes on elsewhere; `refused`: the reply says what to correct. */
type After<Name extends Flow> = StepOf<Name> | 'refused' | null;

/** What a call is in a flow. */
interface Place<Call extends CallName, Name extends Flow> {
  readonly flow: Name;
  /** The step that it takes; null where it only leads to the first one, as a page that is opened. */
  readonly step: StepOf<Name> | null;
  /** What follows, where it is not the same each time by what was sent and answered. */
  readonly next: After<Name> | ((reply: ReplyOf<Call>, input: InputOf<Call>) => After<Name>);
  /** Nothing leads to the step: it begins with the call. */
  readonly begins?: true;
}

type FlowCalls = { readonly [Call in CallName]?: { [Name in Flow]: Place<Call, Name> }[Flow] };

const afterVerification = { flow: 'signUp', step: 'verification', next: 'credentials' } as const;
const isServiceChosen = { flow: 'estimate', step: 'service', next: null } as const;
const insurance = {
  opened: { flow: 'insurance', step: null, next: 'details' },
  entered: {
    flow: 'insurance',
    step: 'details',
    next: ({ Errors }: { readonly Errors?: readonly unknown[] | undefined }) =>
      (Errors ?? []).length > 0 ? 'refused' : null,
  },
} as const;

/**
 * The calls by which people go through flows (platform/telemetry/flow-steps.ts). A step is begun when the one before it is done; one
 * that is begun and not done was given up. Going back and trying again begin it anew.
 */
export const flowCalls: FlowCalls = {
  myHealthLogin: {
    flow: 'signIn',
    step: 'password',
    next: ({ twoFactorRequired }) => (twoFactorRequired ? 'secondStep' : null),
    begins: true,
  },
  verifyTwoStepCode: { flow: 'signIn', step: 'secondStep', next: null },
  verifyTwoStepPasskey: { flow: 'signIn', step: 'secondStep', next: null },

  beginSignup: { flow: 'signUp', step: 'begin', next: 'demographics', begins: true },
  postDemographics: { flow: 'signUp', step: 'demographics', next: 'verification' },
  validateVerificationCode: afterVerification,
  verifyCard: afterVerification,
  answerCreditQuestions: afterVerification,
  // The letter's code goes on in the flow of activation.
  confirmPostalMail: { flow: 'signUp', step: 'verification', next: null },
  postUserLoginCredential: { flow: 'signUp', step: 'credentials', next: 'terms' },
  postSignupTerms: { flow: 'signUp', step: 'terms', next: null },

  lookUpActivation: { flow: 'activation', step: 'lookup', next: 'credentials', begins: true },
  postActivationCredentials: { flow: 'activation', step: 'credentials', next: 'terms' },
  postActivationTerms: { flow: 'activation', step: 'terms', next: null },

  lookUpMobileActivation: { flow: 'smsActivation', step: 'lookup', next: 'account', begins: true },
  activateMobileAccount: { flow: 'smsActivation', step: 'account', next: null },

  requestPartnerAccount: {
    flow: 'partner',
    step: 'request',
    // One that goes by a credential is verified at once.
    next: ({ token }) => (token === null ? 'verification' : null),
    begins: true,
  },
  verifyPartnerEmail: { flow: 'partner', step: 'verification', next: null },

  resetPassword: { flow: 'passwordRecovery', step: 'begin', next: 'proof', begins: true },
  // The mailed link leads on.
  sendResetLink: { flow: 'passwordRecovery', step: 'proof', next: 'password' },
  verifyAnswer: { flow: 'passwordRecovery', step: 'proof', next: 'password' },
  ticketUpdatePassword: { flow: 'passwordRecovery', step: 'password', next: null },

  verifyCredential: { flow: 'usernameRecovery', step: 'begin', next: 'message', begins: true },
  sendReminderByEmail: { flow: 'usernameRecovery', step: 'message', next: null },
  sendReminderBySms: { flow: 'usernameRecovery', step: 'message', next: null },

  guestTerms: { flow: 'estimate', step: null, next: 'terms' },
  getEstimateServices: {
    flow: 'estimate',
    step: 'terms',
    next: (_reply, { token }) => (token === undefined ? 'service' : null),
  },
  getEstimateDetails: isServiceChosen,
  selectInsurance: insurance.opened,
  patientSelectInsurance: insurance.opened,
  startRteQuery: insurance.entered,
  patientStartRteQuery: insurance.entered,

  getProxyInvite: { flow: 'proxyInvite', step: null, next: 'answer' },
  answerProxyInvite: { flow: 'proxyInvite', step: 'answer', next: null },
};
