import * as activation from '../activation.ts';
import * as partnerRequest from '../partner-request.ts';
import * as signUp from '../sign-up.ts';
import * as smsActivation from '../sms-activation.ts';
import type { Walkable } from './walk.ts';

/** A day in 2026, in Unix seconds, at which the session of the walks expires. */
export const EXPIRES = 1_795_000_000;

export const signUpWalks: Walkable<signUp.State, signUp.Event> = {
  ...signUp,
  events: {
    begin: [
      { type: 'begin', existingPatient: true },
      { type: 'begin', existingPatient: false },
    ],
    demographicsGiven: [{ type: 'demographicsGiven' }],
    methodChosen: [
      { type: 'methodChosen', method: 'phone' },
      { type: 'methodChosen', method: 'creditCard' },
      { type: 'methodChosen', method: 'questionBased' },
    ],
    codeSent: [{ type: 'codeSent' }],
    codeVerified: [{ type: 'codeVerified' }],
    codeExpired: [{ type: 'codeExpired' }],
    cardAccepted: [{ type: 'cardAccepted' }],
    cardRefused: [{ type: 'cardRefused' }],
    questionsFetched: [{ type: 'questionsFetched' }],
    questionsUnavailable: [{ type: 'questionsUnavailable' }],
    answersAccepted: [{ type: 'answersAccepted' }],
    answersRefused: [{ type: 'answersRefused' }],
    another: [
      { type: 'another', alternative: 'creditHistory' },
      { type: 'another', alternative: 'creditCard' },
      { type: 'another', alternative: 'activationCode' },
    ],
    identityAccepted: [{ type: 'identityAccepted' }],
    codeByMailAsked: [{ type: 'codeByMailAsked' }],
    credentialsSet: [{ type: 'credentialsSet' }],
    termsAccepted: [{ type: 'termsAccepted' }],
    cancel: [{ type: 'cancel' }],
  },
};

/** The same for a hospital that has neither a card check nor a credit bureau, nor identity providers. */
export const bareSignUpWalks: Walkable<signUp.State, signUp.Event> = {
  ...signUpWalks,
  events: {
    ...signUpWalks.events,
    begin: signUpWalks.events.begin.map((event) => ({ ...event, without: ['creditCard', 'questionBased'] })),
    identityAccepted: [],
  },
};

export const activationWalks: Walkable<activation.State, activation.Event> = {
  ...activation,
  events: {
    found: [{ type: 'found' }],
    codeExpired: [{ type: 'codeExpired' }],
    lookupFailed: [{ type: 'lookupFailed' }],
    accountCreated: [{ type: 'accountCreated' }],
    usernameTaken: [{ type: 'usernameTaken' }],
    securityAnswerRefused: [{ type: 'securityAnswerRefused' }],
    patientHasAccount: [{ type: 'patientHasAccount' }],
    notCreated: [{ type: 'notCreated' }],
    termsAccepted: [{ type: 'termsAccepted' }],
    sessionEnded: [{ type: 'sessionEnded' }],
    cancel: [{ type: 'cancel' }],
  },
};

const times = [EXPIRES - 600, EXPIRES, EXPIRES + 1];

export const smsActivationWalks: Walkable<smsActivation.State, smsActivation.Event> = {
  ...smsActivation,
  events: {
    found: [{ type: 'found', expires: EXPIRES }],
    opened: times.map((now) => ({ type: 'opened', now })),
    credentialsGiven: times.map((now) => ({ type: 'credentialsGiven', now })),
    accountCreated: times.map((now) => ({ type: 'accountCreated', now })),
    linkInvalid: [{ type: 'linkInvalid' }],
    lookupFailed: [{ type: 'lookupFailed' }],
    usernameTaken: [{ type: 'usernameTaken' }],
    securityAnswerRefused: [{ type: 'securityAnswerRefused' }],
    patientHasAccount: [{ type: 'patientHasAccount' }],
    notCreated: [{ type: 'notCreated' }],
    cancel: [{ type: 'cancel' }],
  },
};

export const partnerRequestWalks: Walkable<partnerRequest.State, partnerRequest.Event> = {
  ...partnerRequest,
  events: {
    partnerRead: [
      { type: 'partnerRead', verificationType: 'email', captchaNeeded: true },
      { type: 'partnerRead', verificationType: 'email', captchaNeeded: false },
      { type: 'partnerRead', verificationType: 'credential', captchaNeeded: true },
      { type: 'partnerRead', verificationType: 'credential', captchaNeeded: false },
    ],
    partnerUnknown: [{ type: 'partnerUnknown' }],
    requestAccepted: [
      { type: 'requestAccepted', captchaGiven: true },
      { type: 'requestAccepted', captchaGiven: false },
    ],
    requestRefused: [{ type: 'requestRefused' }],
    linkOpened: [{ type: 'linkOpened' }],
    linkAccepted: [{ type: 'linkAccepted' }],
    linkRefused: [{ type: 'linkRefused' }],
    tokenAccepted: [{ type: 'tokenAccepted' }],
    tokenRefused: [{ type: 'tokenRefused' }],
    cancel: [{ type: 'cancel' }],
  },
};
