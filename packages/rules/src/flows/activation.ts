import type { AccountError } from './account-error.ts';
import { follow, type Named, type Refusal, type Table } from './flow.ts';

/** The step of an activation by an access code. */
export type Step = 'lookup' | 'credentials' | 'terms' | 'done';

/**
 * What went wrong last, for the page to show. `notCreated`: 'Error creating user account.' (spec §8: 1001 and the
 * rest).
 */
export type LookupError = 'accessCode' | 'lookup' | 'sessionEnded' | 'notCreated' | AccountError;

export interface State {
  readonly step: Step;
  /** Of the last try only: the next accepted event clears it. */
  readonly fault: LookupError | null;
}

export type Event = Named<
  | 'found'
  | 'codeExpired'
  | 'lookupFailed'
  | 'accountCreated'
  | 'usernameTaken'
  | 'securityAnswerRefused'
  | 'patientHasAccount'
  | 'notCreated'
  | 'termsAccepted'
  | 'sessionEnded'
  | 'cancel'
>;

export const start: State = { step: 'lookup', fault: null };

/** Activation by access code in three steps (spec §2, §4 'Activation by code'). */
export const table: Table<State, Event> = {
  // "Lookup ok goes to credentials. Expired shows an access-code error. Other results show a generic error."
  lookup: {
    found: 'credentials',
    codeExpired: saying('accessCode'),
    lookupFailed: saying('lookup'),
    cancel,
  },

  // Errors of the account are shown on the step where the person can correct them (spec §8).
  credentials: {
    accountCreated: 'terms',
    usernameTaken: saying('usernameTaken'),
    securityAnswerRefused: saying('securityAnswer'),
    patientHasAccount: saying('patientHasAccount'),
    notCreated: saying('notCreated'),
    sessionEnded,
    cancel,
  },
  terms: { termsAccepted: 'done', sessionEnded, cancel },
  done: {},
};

/** The state after an event. A refused event changes nothing. */
export function next(state: State, event: Event): State | Refusal {
  return follow(table, { ...state, fault: null }, event);
}

/** The session of the lookup has expired: the person is asked for the code again. */
function sessionEnded(): State {
  return { ...start, fault: 'sessionEnded' };
}

/** An event that keeps the step and sets the error. */
function saying(error: LookupError) {
  return (state: State): State => ({ ...state, fault: error });
}

function cancel(): State {
  return start;
}
