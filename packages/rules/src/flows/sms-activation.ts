import type { AccountError } from './account-error.ts';
import { follow, type Named, type Refusal, type Table } from './flow.ts';

/** The step of an activation by the link of a text message. */
export type Step = 'lookup' | 'credentials' | 'securityQuestion' | 'invalid' | 'error' | 'done';

/** What went wrong last, for the page to show. */
export type LookupError = 'lookup' | AccountError;

export interface State {
  readonly step: Step;
  /** When the session of the lookup expires, in Unix seconds (spec §9); null before the lookup. */
  readonly expires: number | null;
  /** Of the last try only: the next accepted event clears it. */
  readonly fault: LookupError | null;
}

/** `now` is in Unix seconds. `opened`: a page of the session is opened, or its time is checked again. */
export type Event =
  | { readonly type: 'found'; readonly expires: number }
  | (Named<'opened' | 'credentialsGiven' | 'accountCreated'> & { readonly now: number })
  | Named<
      | 'linkInvalid'
      | 'lookupFailed'
      | 'usernameTaken'
      | 'securityAnswerRefused'
      | 'patientHasAccount'
      | 'notCreated'
      | 'cancel'
    >;

export const start: State = { step: 'lookup', expires: null, fault: null };

/** Activation by text message (spec §2, §4 'Mobile activation'). */
export const table: Table<State, Event> = {
  // "Lookup 200 goes to credentials with the session expiry …. Code 404 with errorCode 1007 goes to the invalid page."
  lookup: { found, linkInvalid: 'invalid', lookupFailed: saying('lookup'), cancel },

  // "Step 1 collects ID and password and stores them."
  credentials: {
    opened: inTime('credentials'),
    credentialsGiven: inTime('securityQuestion'),
    linkInvalid: 'invalid',
    cancel,
  },

  // "Step 2 collects the security question and answer and submits. A duplicate-ID error returns to step 1." Errors: spec §8.
  securityQuestion: {
    opened: inTime('securityQuestion'),
    credentialsGiven: inTime('securityQuestion'),
    accountCreated: inTime('done'),
    usernameTaken: (state) => ({ ...state, step: 'credentials', fault: 'usernameTaken' }),
    securityAnswerRefused: saying('securityAnswer'),
    patientHasAccount: saying('patientHasAccount'),
    linkInvalid: 'invalid',
    notCreated: 'error',
    cancel,
  },

  // From both, the link is opened again, or a new link that the person asked for.
  invalid: { cancel },
  error: { cancel },
  done: {},
};

/** The state after an event. A refused event changes nothing. */
export function next(state: State, event: Event): State | Refusal {
  return follow(table, { ...state, fault: null }, event);
}

/**
 * "The session is invalid once the current time in seconds passes the expiry" (spec §4): at the expiry itself it is
 * still valid.
 */
export function isOver({ expires }: State, now: number): boolean {
  return expires === null || now > expires;
}

function found(state: State, { expires }: { readonly expires: number }): State {
  return { ...state, step: 'credentials', expires };
}

/** Goes to the step while the session lasts, else "redirects to the invalid page". */
function inTime(step: Step) {
  return (state: State, { now }: { readonly now: number }): State => ({
    ...state,
    step: isOver(state, now) ? 'invalid' : step,
  });
}

/** An event that keeps the step and sets the error. */
function saying(error: LookupError) {
  return (state: State): State => ({ ...state, fault: error });
}

function cancel(): State {
  return start;
}
