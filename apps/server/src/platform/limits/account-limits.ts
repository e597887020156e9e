import {
  CLOSED_ACCOUNT_DAYS,
  RECORD_IN_EXPORT_DAYS,
  CODE_LIFETIME_SECONDS,
  CODE_RESEND_SECONDS,
  EMAIL_LINK_DAYS,
  LOGIN_ATTEMPTS,
  MAX_FACTORS,
  REMEMBERED_DEVICE_DAYS,
  RESET_LINK_MINUTES,
} from '@portico/contract';
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '../time.ts';
import type { LimitTable } from './limit.ts';

// What is counted together has one window.
const RECOVERY_WINDOW = HOUR_SECONDS;
const EMAIL_LINKS_WINDOW = DAY_SECONDS;
const PROXY_TRIES_WINDOW = HOUR_SECONDS;

/** Limits of signing in, the second step, sessions and recovery. */
export const accountLimits = {
  loginAttempts: {
    subject: 'username, from one address or on one device',
    number: LOGIN_ATTEMPTS,
    window: null,
    sentence:
      'Wrong passwords, or wrong details of a recovery, before a lock. An address and a familiar device count apart.',
  },
  attemptsIn56: {
    subject: 'username, from one IPv6 /56',
    number: 10,
    window: null,
    sentence: 'The same from all unfamiliar browsers of the network, before each try needs a captcha (decision 79).',
  },
  attemptsIn48: {
    subject: 'username, from one IPv6 /48',
    number: 20,
    window: null,
    sentence: 'The same.',
  },
  attemptsIn24: {
    subject: 'username, from one IPv4 /24',
    number: 20,
    window: null,
    sentence: 'The same.',
  },
  /** Far above what its owner needs from anywhere. */
  strangerAttempts: {
    subject: 'username, from all unfamiliar browsers',
    number: 50,
    window: null,
    sentence: 'The same, for all of them together.',
  },
  codeAttempts: {
    subject: 'account',
    number: 5,
    window: null,
    sentence:
      'Wrong codes, passkeys and recovery codes of the second step before a lock, all factors and browsers together.',
  },
  answerAttempts: {
    subject: 'account',
    number: 5,
    window: null,
    sentence: 'Wrong answers to the security question before a lock.',
  },
  firstLock: {
    subject: 'what was tried too often',
    number: null,
    window: 15 * MINUTE_SECONDS,
    sentence: 'The first lock, unless `firstLockSeconds` says otherwise. Each further one is twice as long.',
  },
  longestLock: {
    subject: 'what was tried too often',
    number: null,
    window: DAY_SECONDS,
    sentence: 'No lock is longer. After so long without a try, tries and locks are forgotten (decision 17).',
  },
  hashesWaiting: {
    subject: 'server process',
    number: 100,
    window: null,
    sentence: 'Passwords that wait to be hashed. Beyond them a sign-in is refused, and no try is lost.',
  },
  hashRetry: {
    subject: 'sign-in that was refused because the server is busy',
    number: null,
    window: 2,
    sentence: 'It may come back after this pause.',
  },
  outageRetry: {
    subject: 'request that found no database, or one without room on its disk',
    number: null,
    window: 5,
    sentence: 'It may come back after this pause (503, Retry-After).',
  },
  session: {
    subject: 'session',
    number: null,
    window: 12 * HOUR_SECONDS,
    sentence: 'It ends after this, whatever is done, unless `session.endsAfterSeconds` says otherwise.',
  },
  idleSession: {
    subject: 'session',
    number: null,
    window: 15 * MINUTE_SECONDS,
    sentence: 'It ends after so long without use, unless `session.idleSeconds` says otherwise.',
  },
  sessionWarning: {
    subject: 'session',
    number: null,
    window: 150,
    sentence: 'It warns so long before it ends, unless `session.warnForSeconds` says otherwise.',
  },
  recentPassword: {
    subject: 'session',
    number: null,
    window: 10 * MINUTE_SECONDS,
    sentence: 'For so long after the password was entered, what guards the account can be changed.',
  },
  /** Two years. */
  knownDevices: {
    subject: 'account',
    number: 20,
    window: 2 * 365 * DAY_SECONDS,
    sentence: 'Devices with tries of their own. One that does not sign in for this time is forgotten.',
  },
  secondStep: {
    subject: 'sign-in',
    number: null,
    window: 15 * MINUTE_SECONDS,
    sentence: 'How long the second step may take after the password.',
  },
  sentCode: {
    subject: 'code sent by message',
    number: null,
    window: CODE_LIFETIME_SECONDS,
    sentence: 'How long a code works, unless a newer one is sent.',
  },
  codeResend: {
    subject: 'code sent by message',
    number: null,
    window: CODE_RESEND_SECONDS,
    sentence: 'The pause before another code can be sent.',
  },
  codesSent: {
    subject: 'account',
    number: 5,
    window: 10 * MINUTE_SECONDS,
    sentence: 'Codes of the second step, over all factors and sign-ins.',
  },
  codesToNewPhone: {
    subject: 'phone that is being added',
    number: 5,
    window: HOUR_SECONDS,
    sentence: 'Codes to a phone that has proven nothing yet, whoever asks.',
  },
  expiredSentCode: {
    subject: 'code sent by message',
    number: null,
    window: DAY_SECONDS,
    sentence: 'An expired code is deleted after this; until then it is told apart from one that never was.',
  },
  factors: {
    subject: 'account',
    number: MAX_FACTORS,
    window: null,
    sentence: 'Second factors; recovery codes are not among them.',
  },
  unconfirmedFactor: {
    subject: 'second factor',
    number: null,
    window: DAY_SECONDS,
    sentence: 'One that was begun and not proven is deleted after this.',
  },
  recoveryCodes: {
    subject: 'account',
    number: 10,
    window: null,
    sentence: 'Recovery codes that come with the first factor, each for one use.',
  },
  rememberedDevice: {
    subject: 'device',
    number: null,
    window: REMEMBERED_DEVICE_DAYS * DAY_SECONDS,
    sentence: 'How long a remembered device needs no second step.',
  },
  passkeyChallenge: {
    subject: 'passkey that is being added',
    number: null,
    window: 10 * MINUTE_SECONDS,
    sentence: 'How long its challenge works, once.',
  },
  recoveryStep: {
    subject: 'recovery of a password',
    number: null,
    window: 15 * MINUTE_SECONDS,
    sentence: 'How long each step may take, with a ticket that works once.',
  },
  resetLink: {
    subject: 'mailed link to reset a password',
    number: null,
    window: RESET_LINK_MINUTES * MINUTE_SECONDS,
    sentence: 'It works once, in this time.',
  },
  recoveryMessagesOfBrowser: {
    subject: 'browser',
    number: 5,
    window: RECOVERY_WINDOW,
    sentence: 'Messages of recovery that it asks for.',
  },
  recoveryMessagesOfAddress: {
    subject: 'network address',
    number: 20,
    window: RECOVERY_WINDOW,
    sentence: 'Messages of recovery that it asks for.',
  },
  recoveryMessages: {
    subject: 'account, or person',
    number: 5,
    window: HOUR_SECONDS,
    sentence: 'Messages of recovery that it gets, whoever asks. No reply tells of it.',
  },
  emailLink: {
    subject: 'mailed link that confirms an address',
    number: null,
    window: EMAIL_LINK_DAYS * DAY_SECONDS,
    sentence: 'It works in this time, in any browser, until the account has another address or password.',
  },
  emailLinks: {
    subject: 'account',
    number: 5,
    window: EMAIL_LINKS_WINDOW,
    sentence: 'Mails with such a link, the first one among them.',
  },
  emailLinksToMailbox: {
    subject: 'mailbox',
    number: 5,
    window: EMAIL_LINKS_WINDOW,
    sentence: 'The same, whichever accounts name it.',
  },
  closedAccount: {
    subject: 'account that was closed',
    number: null,
    window: CLOSED_ACCOUNT_DAYS * DAY_SECONDS,
    sentence: 'Staff can open it again in this time; then everything in it is erased (decision 83).',
  },
  recordInExport: {
    subject: 'account that opens a record',
    number: null,
    window: RECORD_IN_EXPORT_DAYS * DAY_SECONDS,
    sentence: 'Before, its data are taken along without what the hospital has on record (decision 114).',
  },
  proxyInvite: {
    subject: 'invitation to look after a record',
    number: null,
    window: 14 * DAY_SECONDS,
    sentence: 'Its link works once, in this time.',
  },
  proxyInviteTries: {
    subject: 'account',
    number: 10,
    window: PROXY_TRIES_WINDOW,
    sentence: 'Invitations that it opens and that are not its own.',
  },
  proxyInviteTriesOfAddress: {
    subject: 'network address',
    number: 100,
    window: PROXY_TRIES_WINDOW,
    sentence: 'The same, for all its accounts.',
  },
  proxyInvitesSent: {
    subject: 'account',
    number: 10,
    window: DAY_SECONDS,
    sentence: 'Invitations that a patient sends.',
  },
  proxiesOfPatient: {
    subject: 'patient',
    number: 10,
    window: null,
    sentence: 'People who look after a record, with those who are invited to.',
  },
  proxyAccess: {
    subject: 'access to a record',
    number: null,
    window: 365 * DAY_SECONDS,
    sentence:
      'It ends after this, unless the invitation says otherwise; after two years at the latest. That of a parent or guardian of a minor ends when the child comes of age.',
  },
  proxyForetold: {
    subject: 'access of a parent or guardian',
    number: null,
    window: 30 * DAY_SECONDS,
    sentence: 'So long before the patient’s age ends or narrows it, both are told by mail.',
  },
} satisfies LimitTable;
