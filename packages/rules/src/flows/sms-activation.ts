import type { AccountFault } from './account-fault.ts';
import { follow, type Named, type Refusal, type Table } from './flow.ts';

/** Where somebody stands who activates an account by the link of a text message. */
export type Step = 'lookup' | 'credentials' | 'securityQuestion' | 'invalid' | 'error' | 'done';

/** What went wrong last, for the page to say. */
export type Fault = 'lookup' | AccountFault;

export interface State {
  readonly step: Step;
  /** When the session that the lookup earned ends, in Unix seconds (spec §9); null before the lookup. */
  readonly expires: number | null;
  /** Of the last try alone: whatever is taken next clears it. */
  readonly fault: Fault | null;
}

/** `now` is in Unix seconds. `opened`: a page of the session is opened, or its time is looked at again. */
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

  // From both the link is opened once more, or a new one that was asked for.
  invalid: { cancel },
  error: { cancel },
  done: {},
};

/** What an event leads to. A refusal changes nothing. */
export function next(state: State, event: Event): State | Refusal {
  return follow(table, { ...state, fault: null }, event);
}

/** "The session is invalid once the current time in seconds passes the expiry" (spec §4): at the expiry it still holds. */
export function isOver({ expires }: State, now: number): boolean {
  return expires === null || now > expires;
}

function found(state: State, { expires }: { readonly expires: number }): State {
  return { ...state, step: 'credentials', expires };
}

/** Leads on while the session lasts, else "redirects to the invalid page". */
function inTime(step: Step) {
  return (state: State, { now }: { readonly now: number }): State => ({
    ...state,
    step: isOver(state, now) ? 'invalid' : step,
  });
}

/** The move that stays where somebody is and says what was wrong. */
function saying(fault: Fault) {
  return (state: State): State => ({ ...state, fault });
}

function cancel(): State {
  return start;
}
