import {
  ACCESS_CODE_DAYS,
  ACCESS_CODE_FAILURES,
  ACTIVATION_MINUTES,
  LETTERS_A_DAY,
  PARTNER_LINK_HOURS,
  RECORD_NOTICE_DAYS,
  SIGN_UP_LINK_DAYS,
  SIGN_UP_LINK_TRIES,
  SIGN_UP_MINUTES,
  SMS_ACTIVATION_MINUTES,
} from '@portico/contract';
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '../time.ts';
import type { LimitTable } from './limit.ts';

// What is counted together has one window.
const ENQUIRY_WINDOW = HOUR_SECONDS;
const LOOKUP_WINDOW = 15 * MINUTE_SECONDS;
const PARTNER_LINK_WINDOW = HOUR_SECONDS;
const SIGN_UP_LINK_WINDOW = 15 * MINUTE_SECONDS;
const ROSTER_WINDOW = DAY_SECONDS;

/** Limits of the sign-up, of activation and of partners. */
export const enrolmentLimits = {
  enquiriesOfBrowser: {
    subject: 'browser',
    number: 30,
    window: ENQUIRY_WINDOW,
    sentence: 'Patients that the sign-up looks for, and, counted apart, usernames that a new account asks for.',
  },
  enquiriesOfAddress: {
    subject: 'network address',
    number: 200,
    window: ENQUIRY_WINDOW,
    sentence: 'The same, for all its browsers.',
  },
  signUp: {
    subject: 'sign-up',
    number: null,
    window: SIGN_UP_MINUTES * MINUTE_SECONDS,
    sentence: 'It ends so long after its last use, with its account: username and patient are free again.',
  },
  signUpLink: {
    subject: 'mailed link to go on with a sign-up',
    number: SIGN_UP_LINK_TRIES,
    window: SIGN_UP_LINK_DAYS * DAY_SECONDS,
    sentence: 'It works once, in this time, and for so many tries of the date of birth.',
  },
  signUpLinksOfBrowser: {
    subject: 'browser',
    number: 5,
    window: SIGN_UP_LINK_WINDOW,
    sentence: 'Sign-ups that it puts off, and, counted apart, dates of birth that it tries with links.',
  },
  signUpLinksOfAddress: {
    subject: 'network address',
    number: 20,
    window: SIGN_UP_LINK_WINDOW,
    sentence: 'The same, for all its browsers.',
  },
  signUpLinks: {
    subject: 'mailbox',
    number: 5,
    window: HOUR_SECONDS,
    sentence: 'Links to go on with a sign-up that it gets, whoever asks. No reply tells of it.',
  },
  identityRequest: {
    subject: 'way to an identity provider and back',
    number: 1,
    window: 2 * HOUR_SECONDS,
    sentence:
      'Whoever was sent there comes back within this time, once, in the same browser. The sign-up that sent them lives as long.',
  },
  identityRequests: {
    subject: 'network address',
    number: 1000,
    window: 10 * MINUTE_SECONDS,
    sentence:
      'Times that its browsers are sent to an identity provider or come back: a sign-in is two. A hospital may have one address for all.',
  },
  identitySignOuts: {
    subject: 'network address',
    number: 6000,
    window: MINUTE_SECONDS,
    sentence:
      'Words that somebody has signed out at an identity provider, which has one address for all its people, and says nothing twice.',
  },
  identitySignIn: {
    subject: 'sign-in by an identity provider',
    number: 1,
    window: 2 * MINUTE_SECONDS,
    sentence: 'From the way back to the session, or to the second step.',
  },
  finishedEnrolment: {
    subject: 'sign-up or activation that is done',
    number: null,
    window: 30 * MINUTE_SECONDS,
    sentence: 'It is deleted after this: until then the page that tells of success survives a reload.',
  },
  cardChecks: {
    subject: 'person',
    number: 4,
    window: DAY_SECONDS,
    sentence: 'Credit cards that are checked, however often a sign-up is cancelled.',
  },
  questionSets: {
    subject: 'person',
    number: 4,
    window: DAY_SECONDS,
    sentence: 'Sets of questions of the credit bureau.',
  },
  identityChecks: {
    subject: 'person who signs up',
    number: 5,
    window: DAY_SECONDS,
    sentence: 'Identities that are compared with them; the ones of a whole network address are as for cards.',
  },
  answerSets: {
    subject: 'person',
    number: 4,
    window: DAY_SECONDS,
    sentence: 'Sets of answers that are sent to the credit bureau.',
  },
  phoneCodes: {
    subject: 'person',
    number: 5,
    window: DAY_SECONDS,
    sentence: 'Codes to the phone on file.',
  },
  peoplePerAddress: {
    subject: 'network address',
    number: 25,
    window: null,
    sentence: 'An address may be verified this many times as often as one person: many people share one.',
  },
  phoneCodeAttempts: {
    subject: 'code to the phone on file',
    number: 5,
    window: null,
    sentence: 'Wrong codes that end it.',
  },
  codesToPhone: {
    subject: 'phone on file',
    number: 10,
    window: 5 * MINUTE_SECONDS,
    sentence: 'Codes that it gets, whoever asks. No reply tells of it.',
  },
  postalForm: {
    subject: 'form for the letter',
    number: null,
    window: HOUR_SECONDS,
    sentence: 'How long the form can be sent, once.',
  },
  lettersAsked: {
    subject: 'network address',
    number: 20,
    window: DAY_SECONDS,
    sentence: 'Letters with an access code that it asks for.',
  },
  lettersADay: {
    subject: 'person',
    number: LETTERS_A_DAY,
    window: DAY_SECONDS,
    sentence: 'Letters with an access code. No reply tells of it.',
  },
  lettersAMonth: {
    subject: 'person',
    number: 4,
    window: 30 * DAY_SECONDS,
    sentence: 'The same, in a month.',
  },
  lettersPerAddress: {
    subject: 'postal address',
    number: 4,
    window: null,
    sentence: 'It gets the letters of so many people: a family shares one.',
  },
  /** A letter takes days to come, and lies on a table. */
  accessCode: {
    subject: 'access code',
    number: null,
    window: ACCESS_CODE_DAYS * DAY_SECONDS,
    sentence: 'It works once, in this time.',
  },
  /** A text message is there at once. */
  activationLink: {
    subject: 'link by text message',
    number: null,
    window: 7 * DAY_SECONDS,
    sentence: 'It works once, in this time.',
  },
  accessCodeFailures: {
    subject: 'access code or link',
    number: ACCESS_CODE_FAILURES,
    window: null,
    sentence: 'Lookups with wrong details that end it for good.',
  },
  expiredAccessCode: {
    subject: 'access code or link',
    number: null,
    window: 60 * DAY_SECONDS,
    sentence: 'An expired one is deleted after this; until then its owner is told that it has expired.',
  },
  lookupsOfBrowser: {
    subject: 'browser',
    number: 20,
    window: LOOKUP_WINDOW,
    sentence: 'Lookups of access codes and links.',
  },
  lookupsOfAddress: {
    subject: 'network address',
    number: 200,
    window: LOOKUP_WINDOW,
    sentence: 'Lookups of access codes and links.',
  },
  activation: {
    subject: 'activation by access code',
    number: null,
    window: ACTIVATION_MINUTES * MINUTE_SECONDS,
    sentence: 'How long it may take after the lookup. An account without accepted terms is deleted with it.',
  },
  smsActivation: {
    subject: 'activation by text message',
    number: null,
    window: SMS_ACTIVATION_MINUTES * MINUTE_SECONDS,
    sentence: 'The same.',
  },
  partnerLink: {
    subject: 'link to a work email',
    number: null,
    window: PARTNER_LINK_HOURS * HOUR_SECONDS,
    sentence: 'It works once, in this time.',
  },
  /** A working day: long enough to wait for a phone call, short enough for a computer that is shared. */
  partnerSession: {
    subject: 'session with a partner',
    number: null,
    window: 12 * HOUR_SECONDS,
    sentence: 'It ends after this, in the browser that opened it.',
  },
  partnerLinksOfBrowser: {
    subject: 'browser',
    number: 10,
    window: PARTNER_LINK_WINDOW,
    sentence: 'Links to a work email that it asks for.',
  },
  partnerLinksOfAddress: {
    subject: 'network address',
    number: 100,
    window: PARTNER_LINK_WINDOW,
    sentence: 'The same; a whole company may share an address.',
  },
  partnerLinks: {
    subject: 'work email',
    number: 5,
    window: HOUR_SECONDS,
    sentence: 'Links that it gets, whoever asks. No reply tells of it.',
  },
  rosterNumbersOfAddress: {
    subject: 'network address',
    number: 20,
    window: ROSTER_WINDOW,
    sentence: "Numbers that a partner's roster refuses.",
  },
  rosterNumberRefusals: {
    subject: "number of a partner's employee",
    number: 5,
    window: ROSTER_WINDOW,
    sentence: 'Refusals by the roster, whoever tries.',
  },
  recordNotice: {
    subject: 'code of a notice',
    number: null,
    window: RECORD_NOTICE_DAYS * DAY_SECONDS,
    sentence: 'How long it freezes the account that was tied to a patient.',
  },
  freezesOfBrowser: {
    subject: 'browser',
    number: 20,
    window: LOOKUP_WINDOW,
    sentence: 'Codes of notices that it tries.',
  },
  freezesOfAddress: {
    subject: 'network address',
    number: 200,
    window: LOOKUP_WINDOW,
    sentence: 'The same, for all its browsers.',
  },
} satisfies LimitTable;
