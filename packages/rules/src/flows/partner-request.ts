import { follow, type Named, type Refusal, type Table } from './flow.ts';

/**
 * The step of a person who comes through a corporate partner. `main`, `ok` and `invalidCP` are the views of
 * /cp-request-account, by their names there (spec §2, 'Partner-only').
 */
export type Step =
  | 'start'
  | 'main'
  | 'ok'
  | 'invalidCP'
  | 'verifyEmail'
  | 'failedVerification'
  | 'unableToVerify'
  | 'done';

/**
 * How a partner verifies a person: by a link to the work email, or by a social security number (spec §3, 'Partner').
 */
export type VerificationType = 'email' | 'credential';

export interface State {
  readonly step: Step;
  /** Null until the partner is loaded, and for an unknown one. */
  readonly verificationType: VerificationType | null;
  /** False where the configuration disables captchas ("equal to \"false\"", spec §4). */
  readonly captchaNeeded: boolean;
  /** What went wrong last, for the page to show (spec §8, 'Partner'); the next accepted event clears it. */
  readonly fault: 'captcha' | 'failed' | null;
}

export type Event =
  | { readonly type: 'partnerRead'; readonly verificationType: VerificationType; readonly captchaNeeded: boolean }
  | { readonly type: 'requestAccepted'; readonly captchaGiven: boolean }
  | Named<
      | 'partnerUnknown'
      | 'requestRefused'
      | 'linkOpened'
      | 'linkAccepted'
      | 'linkRefused'
      | 'tokenAccepted'
      | 'tokenRefused'
      | 'cancel'
    >;

/** No partner is loaded, and the partner session is not verified. */
export const start: State = { step: 'start', verificationType: null, captchaNeeded: true, fault: null };

/**
 * "Entering or leaving a partner state re-reads the partner" (spec §2): this starts the flow again, from every step.
 */
const read = { partnerRead, partnerUnknown, cancel } as const;

/**
 * The token of a verified session, stored by the browser: "unverified, then verified through a stored token" (spec §4).
 */
const storedToken = { tokenAccepted: 'done', tokenRefused: 'unableToVerify' } as const;

/** A request for an account through a partner, until the partner's session is verified (spec §4, 'Partner request'). */
export const table: Table<State, Event> = {
  start: read,

  // "Needs a captcha token unless captcha is disabled …. Success shows the ok view; failure sets a failed flag."
  main: { ...read, ...storedToken, requestAccepted, requestRefused, linkOpened },

  // A credential gives the token at once, an email sends the link that gives it.
  ok: { ...read, ...storedToken, linkOpened },
  invalidCP: read,
  verifyEmail: { ...read, linkAccepted: 'done', linkRefused: 'failedVerification' },

  // "On failure go to partner-unable-to-verify." From both steps the flow can only start again.
  failedVerification: read,
  unableToVerify: read,
  done: {},
};

/** The state after an event. A refused event changes nothing. */
export function next(state: State, event: Event): State | Refusal {
  return follow(table, { ...state, fault: null }, event);
}

function partnerRead(
  _: State,
  { verificationType, captchaNeeded }: Extract<Event, { readonly type: 'partnerRead' }>,
): State {
  return { ...start, step: 'main', verificationType, captchaNeeded };
}

function partnerUnknown(): State {
  return { ...start, step: 'invalidCP' };
}

function requestAccepted(state: State, { captchaGiven }: { readonly captchaGiven: boolean }): State {
  return state.captchaNeeded && !captchaGiven ? { ...state, fault: 'captcha' } : { ...state, step: 'ok' };
}

function requestRefused(state: State): State {
  return { ...state, fault: 'failed' };
}

function linkOpened(state: State): State | Refusal {
  return state.verificationType === 'email' ? { ...state, step: 'verifyEmail' } : { refused: 'notOffered' };
}

function cancel(): State {
  return start;
}
