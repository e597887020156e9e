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

/** The phone that a sign-up's code went to. */
export const phoneCodeMemory = tabMemory('portico-phone-code');

/** What was typed into the form of an access code. */
export const activationMemory = tabMemory('portico-activation');

/** The link of a text message, and the username that was chosen by it. */
export const smsActivationMemory = tabMemory('portico-sms-activation');

/** The tokens of verified sessions with partners. */
export const partnersMemory = tabMemory('portico-partners');

/** As somebody signs in: whoever it is, they have been found, and may not be the guest of before. */
export function forgetIdentity(): void {
  identityMemory.forget();
  insuranceMemory.forget();
  servicesViewMemory.forget();
  signUpMemory.forget();
  activationMemory.forget();
  smsActivationMemory.forget();
  phoneCodeMemory.forget();
}

/** As somebody signs out: the next person at this tab finds nothing of theirs. */
export function forgetPerson(): void {
  forgetIdentity();
  draftsMemory.forget();
  partnersMemory.forget();
}
