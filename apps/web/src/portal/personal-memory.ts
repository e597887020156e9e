import { pageMemory } from './page-memory.ts';
import { tabMemory } from './tab-memory.ts';

/** What was typed into forms of the signed-in app. It outlives a session that runs out, for the same person to find again. */
export const draftsMemory = tabMemory('portico-drafts');

/** What was typed to be found by, in recovering a password or a username. */
export const identityMemory = tabMemory('portico-recovery');

/** How a service was looked for in the estimator. */
export const servicesViewMemory = tabMemory('portico-services-view');

/** What a guest typed about an insurance. */
export const insuranceMemory = tabMemory('portico-insurance');

/** What was typed into a sign-up and is not sent yet. */
export const signUpMemory = tabMemory('portico-sign-up');

/** That a sign-up's code went to a phone, and by what it can be used. */
export const phoneCodeMemory = tabMemory('portico-phone-code');

/** The whole number of that phone. */
export const phoneNumberMemory = pageMemory();

/** What was typed into the form of an access code. */
export const activationMemory = pageMemory();

/** The link of a text message, until the person has shown that it is theirs. */
export const smsLinkMemory = tabMemory('portico-sms-link');

/** The same link, for a way back to its form. */
export const openedSmsLinkMemory = pageMemory();

/** The username that was chosen by the link of a text message. */
export const smsUsernameMemory = tabMemory('portico-sms-username');

/** The tokens of verified sessions with partners. */
export const partnersMemory = tabMemory('portico-partners');

const memoriesBeforeSignIn = [
  identityMemory,
  insuranceMemory,
  servicesViewMemory,
  signUpMemory,
  phoneCodeMemory,
  phoneNumberMemory,
  activationMemory,
  smsLinkMemory,
  openedSmsLinkMemory,
  smsUsernameMemory,
];

/** As somebody signs in: whoever it is, they have been found, and may not be the guest of before. */
export function forgetIdentity(): void {
  for (const memory of memoriesBeforeSignIn) memory.forget();
}

/** As somebody signs out: the next person at this tab finds nothing of theirs. */
export function forgetPerson(): void {
  forgetIdentity();
  draftsMemory.forget();
  partnersMemory.forget();
}
