import { KEPT_ESTIMATE_OPEN_MINUTES, SIGN_UP_MINUTES, SMS_ACTIVATION_MINUTES } from '@portico/contract';

/**
 * Minutes for which this tab remembers what was typed, by what it is. The next person at a shared computer must not find it;
 * the same person, who left to look for a card or a letter, should. Decision 25 states these numbers.
 */
export const lifetimeMinutes = {
  /** Forms of the signed-in app, for a person whose session ended. */
  drafts: 60,
  /** By what an account is found. */
  recovery: 15,
  /** Where a sign-in leads: long enough to recover a forgotten password on the way. */
  destination: 60,
  /** The demographics, a long form. */
  signUp: SIGN_UP_MINUTES,
  /** The phone to which a code was sent. */
  phoneCode: SIGN_UP_MINUTES,
  /** A guest's insurance, as on the card. */
  insurance: 15,
  /** The second insurance of a guest. */
  secondInsurance: 15,
  /** How a patient would pay. */
  payment: 15,
  /** An access code, with what proves whose it is. */
  activation: 15,
  /** The link of a text message, until its lookup was right. */
  smsLink: 15,
  /** The same link in the open page, to go back to its form: longer than the lookup and the activation together. */
  openedSmsLink: 2 * SMS_ACTIVATION_MINUTES,
  /** The username that was chosen by that link. */
  smsUsername: SMS_ACTIVATION_MINUTES,
  /** The token of a video visit's link: someone may come too early and wait. */
  videoVisit: 120,
  /** What shows an estimate that was opened by its number; the server asks for as long. */
  keptEstimate: KEPT_ESTIMATE_OPEN_MINUTES,
} as const;

/** What is remembered for a limited time. */
export type Remembered = keyof typeof lifetimeMinutes;

/** @returns milliseconds. */
export function lifetimeOf(remembered: Remembered): number {
  return lifetimeMinutes[remembered] * 60_000;
}
