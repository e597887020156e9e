import { tabMemory, type TabMemory } from './tab-memory.ts';

/** Input of forms of the signed-in app. It outlives an expired session, so that the same person finds it again. */
export const draftsMemory = tabMemory('portico-drafts');

/** Input by which a person is found when they recover a password or a username. */
export const identityMemory = tabMemory('portico-recovery');

/** How the visitor searched for a service in the estimator. */
export const servicesViewMemory = tabMemory('portico-services-view');

/** The letter that was open among the services from A to Z. */
export const servicesLetterMemory = tabMemory('portico-services-letter');

/** What a guest typed about an insurance. */
export const insuranceMemory = tabMemory('portico-insurance');

/** What a guest typed about a second insurance. */
export const secondInsuranceMemory = tabMemory('portico-second-insurance');

/** How a patient would pay, as chosen before the insurance is asked for. */
export const paymentMemory = tabMemory('portico-payment');

/** The estimate that help with a bill is checked for: its service, site and amounts. No answer of the check is ever stored. */
export const billMemory = tabMemory('portico-bill');

/** Who bills by the last good-faith estimate, with their totals: a later bill is compared with these. */
export const goodFaithMemory = tabMemory('portico-good-faith');

/** Input of a sign-up that is not sent yet. */
export const signUpMemory = tabMemory('portico-sign-up');

/** That a code of a sign-up was sent to a phone, and the token that it needs. */
export const phoneCodeMemory = tabMemory('portico-phone-code');

/** The full number of that phone. */
export const phoneNumberMemory = pageMemory();

/** Input of the form for an access code. */
export const activationMemory = pageMemory();

/** The link of a text message, until the person has shown that it is theirs. */
export const smsLinkMemory = tabMemory('portico-sms-link');

/** The same link, to go back to its form. */
export const openedSmsLinkMemory = pageMemory();

/** The username that was chosen with the link of a text message. */
export const smsUsernameMemory = tabMemory('portico-sms-username');

/** The token of a video visit's link. */
export const videoVisitMemory = tabMemory('portico-video-visit');

/** What shows the estimate that was opened by its number in this tab. */
export const keptEstimateMemory = tabMemory('portico-kept-estimate');

/** The tokens of verified partner sessions. */
export const partnersMemory = tabMemory('portico-partners');

/** Why the page was loaded again for another person than it showed. */
export const personNoteMemory = tabMemory('portico-person-note');

const guestMemories = [
  insuranceMemory,
  secondInsuranceMemory,
  paymentMemory,
  servicesViewMemory,
  billMemory,
  goodFaithMemory,
  servicesLetterMemory,
  keptEstimateMemory,
];

const memoriesBeforeSignIn = [
  ...guestMemories,
  identityMemory,
  signUpMemory,
  phoneCodeMemory,
  phoneNumberMemory,
  activationMemory,
  smsLinkMemory,
  openedSmsLinkMemory,
  smsUsernameMemory,
  videoVisitMemory,
];

/** When a guest starts over: the next person at a shared computer finds nothing of the estimates before. */
export function forgetGuest(): void {
  for (const memory of guestMemories) memory.forget();
}

/** When a person signs in: they no longer need to be found, and may be another person than the guest before. */
export function forgetIdentity(): void {
  for (const memory of memoriesBeforeSignIn) memory.forget();
}

/** When the session turns to another patient: nothing that was typed or read for the one is found by the other. */
export function forgetPatient(): void {
  forgetIdentity();
  draftsMemory.forget();
}

/** When a person signs out: the next person at this tab finds none of their data. */
export function forgetPerson(): void {
  forgetPatient();
  personNoteMemory.forget();
  partnersMemory.forget();
}

/** One text that is remembered as long as the page's scripts run. The browser stores nothing: a reload deletes it. */
function pageMemory(): TabMemory {
  let saved: string | undefined;
  return {
    remember: (text) => {
      saved = text;
    },
    recall: () => saved,
    forget: () => {
      saved = undefined;
    },
  };
}
