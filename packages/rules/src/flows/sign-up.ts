import { follow, type Named, type Refusal, type Table } from './flow.ts';

/**
 * How a person can be verified (spec §3): by a code sent to the phone on file, by a credit card, or by questions about
 * the credit history. The fourth of that list, selfActivation, is "filtered out": it is not a method here.
 */
export type Method = 'creditCard' | 'questionBased' | 'phone';

/**
 * How a person was verified: by a method of the specification, or by an identity provider that they have an account with (issue 15,
 * point 3). That one is no method to choose: it is open beside them at every step of the verification, and somebody who comes back
 * from it without a result finds the step as they left it.
 */
export type Proof = Method | 'identityProvider';

/** The methods that need an external service, which a hospital may not have. */
export type ServiceMethod = Exclude<Method, 'phone'>;

/**
 * What a person can use in place of a method that failed (spec §4: "the offered methods are …"), by the names given
 * there.
 */
export type Alternative = 'creditHistory' | 'creditCard' | 'activationCode';

/** Tries that are left (spec §9: "2 for card, 2 for history"). */
type Tries = 0 | 1 | 2;

/** The step of a sign-up. Their order is in `table`. */
export type Step =
  | 'start'
  | 'demographics'
  | 'method'
  | 'phoneCode'
  | 'codeTimeout'
  | 'card'
  | 'questions'
  | 'failed'
  | 'postal'
  | 'letterSent'
  | 'credentials'
  | 'terms'
  | 'done';

export interface State {
  readonly step: Step;
  /** Whether the person says that they are a patient of the hospital: only its patients have a phone on file. */
  readonly existingPatient: boolean;
  /**
   * The method that was chosen first. Another choice after a failure does not change it, because it decides how much a
   * failure costs.
   */
  readonly method: Method | null;
  /** Tries left with a credit card. */
  readonly cc: Tries;
  /** Tries left with the credit history. */
  readonly ch: Tries;
  /** How the person was verified. */
  readonly verifiedBy: Proof | null;
}

export type Event =
  /** `without`: the methods that this hospital has no service for. */
  | { readonly type: 'begin'; readonly existingPatient: boolean; readonly without?: readonly ServiceMethod[] }
  | { readonly type: 'methodChosen'; readonly method: Method }
  | { readonly type: 'another'; readonly alternative: Alternative }
  | Named<
      | 'demographicsGiven'
      | 'codeSent'
      | 'codeVerified'
      | 'codeExpired'
      | 'cardAccepted'
      | 'cardRefused'
      | 'questionsFetched'
      | 'questionsUnavailable'
      | 'answersAccepted'
      | 'answersRefused'
      | 'identityAccepted'
      | 'codeByMailAsked'
      | 'credentialsSet'
      | 'termsAccepted'
      | 'cancel'
    >;

/** The person is not known yet, and all tries are left (spec §4: "credit card and credit history each start at 2"). */
export const start: State = { step: 'start', existingPatient: false, method: null, cc: 2, ch: 2, verifiedBy: null };

const stepOfMethod = { phone: 'phoneCode', creditCard: 'card', questionBased: 'questions' } as const;

const alternativeOfMethod = { creditCard: 'creditCard', questionBased: 'creditHistory' } as const;

/** The step that each way leads to. */
export const stepOfAlternative = { creditHistory: 'questions', creditCard: 'card', activationCode: 'postal' } as const;

/** An identity provider has told who came back from it. Where it has not, or told of somebody else, nothing changes: nobody guesses at it. */
const byIdentityProvider = { identityAccepted: verifiedBy('identityProvider') } as const;

/** Sign-up in five steps, with all ways to verify an identity (spec §2, §4 'Sign-up'). */
export const table: Table<State, Event> = {
  // "Demographics, then choose verification". The demographics can be corrected until a method is chosen.
  start: { begin, cancel },
  demographics: { begin, demographicsGiven: 'method', cancel },
  // A person who can use none of the methods can ask for the letter.
  method: { begin, demographicsGiven: 'method', methodChosen, ...byIdentityProvider, another, cancel },

  // "Phone path: code sent, verified …. An expired code goes to the timeout page", where a new one can be had.
  phoneCode: {
    codeSent: 'phoneCode',
    codeVerified: verifiedBy('phone'),
    codeExpired: 'codeTimeout',
    ...byIdentityProvider,
    another,
    cancel,
  },
  codeTimeout: { codeSent: 'phoneCode', ...byIdentityProvider, another, cancel },

  // "Card verification: code 200 goes to credentials", code 400 "to the failed page".
  card: { cardAccepted: verifiedBy('creditCard'), cardRefused, ...byIdentityProvider, another, cancel },

  // "Fetching questions with code 400 … goes to the failed page. Posting answers with 200 goes to credentials."
  questions: {
    questionsFetched: 'questions',
    questionsUnavailable,
    answersAccepted: verifiedBy('questionBased'),
    answersRefused,
    ...byIdentityProvider,
    another,
    cancel,
  },

  // "One must be chosen." The letter is always possible, and its code continues in the flow of activation.
  failed: { ...byIdentityProvider, another, cancel },
  postal: { codeByMailAsked: 'letterSent', ...byIdentityProvider, another, cancel },
  letterSent: { cancel },

  // "Account created (200) goes to terms, then to activation success."
  credentials: { credentialsSet: 'terms', cancel },
  terms: { termsAccepted: 'done', cancel },
  done: {},
};

/**
 * The state after an event. A refused event changes nothing. An event of a verification takes its way by itself where
 * that way is open and not taken yet: clients of the specification make no call that chooses one (spec §7, decision 56).
 */
export function next(state: State, event: Event): State | Refusal {
  const method = methodOfEvent[event.type];
  const chosen = method === undefined || table[state.step][event.type] !== undefined ? state : choose(state, method);
  return 'refused' in chosen ? chosen : follow(table, chosen, event);
}

/** The events with which a verification can begin, by its method. Codes and answers belong to what was sent before. */
const methodOfEvent: { readonly [Type in Event['type']]?: Method } = {
  codeSent: 'phone',
  cardAccepted: 'creditCard',
  cardRefused: 'creditCard',
  questionsFetched: 'questionBased',
  questionsUnavailable: 'questionBased',
};

/** The method as the first one, or as another after it. The phone can only be the first. */
function choose(state: State, method: Method): State | Refusal {
  if (state.step === 'method') return methodChosen(state, { method });
  if (method === 'phone') return { refused: 'outOfTurn' };
  return follow<State, Event>(table, state, { type: 'another', alternative: alternativeOfMethod[method] });
}

/**
 * The methods to choose from: the phone for "existing patients only" (spec §3), and those with tries left. The caller
 * knows whether there is a phone on file.
 */
export function methodsOffered({ existingPatient, cc, ch }: State): readonly Method[] {
  const offered = { phone: existingPatient, creditCard: cc > 0, questionBased: ch > 0 };
  return (['phone', 'creditCard', 'questionBased'] as const).filter((method) => offered[method]);
}

/**
 * The alternatives during verification: after a failure, and before one too, for example if the person has no card at
 * hand. "A method whose counter is 0 is removed" (spec §4); so is the current one. Before a method is chosen the letter
 * is the only alternative, since card and history are among the methods.
 */
export function alternativesLeft({ step, cc, ch }: State): readonly Alternative[] {
  if (table[step].another === undefined) return [];
  if (step === 'method') return ['activationCode'];
  const left = { creditHistory: ch > 0, creditCard: cc > 0, activationCode: true };
  return (['creditHistory', 'creditCard', 'activationCode'] as const).filter(
    (alternative) => left[alternative] && stepOfAlternative[alternative] !== step,
  );
}

/**
 * Whether a sign-up can be put off, to go on later by a mailed link: the person has said who they are, and there is no account
 * yet. A letter that is on its way leads on by itself.
 */
export function canBePutOff({ step }: Pick<State, 'step'>): boolean {
  return putOffAt.includes(step);
}

const putOffAt: readonly Step[] = [
  'method',
  'phoneCode',
  'codeTimeout',
  'card',
  'questions',
  'failed',
  'postal',
  'credentials',
];

/** A method that the hospital does not have starts with no tries, so it is never offered. */
function begin(state: State, { existingPatient, without = [] }: Extract<Event, { readonly type: 'begin' }>): State {
  const cc = without.includes('creditCard') ? 0 : state.cc;
  const ch = without.includes('questionBased') ? 0 : state.ch;
  return { ...state, step: 'demographics', existingPatient, cc, ch };
}

function methodChosen(state: State, { method }: { readonly method: Method }): State | Refusal {
  return methodsOffered(state).includes(method)
    ? { ...state, step: stepOfMethod[method], method }
    : { refused: 'notOffered' };
}

function another(state: State, { alternative }: { readonly alternative: Alternative }): State | Refusal {
  return alternativesLeft(state).includes(alternative)
    ? { ...state, step: stepOfAlternative[alternative] }
    : { refused: 'notOffered' };
}

function verifiedBy(proof: Proof) {
  return (state: State): State => ({ ...state, step: 'credentials', verifiedBy: proof });
}

/** "Lowers the card counter by 1 when the method is creditCard, by 2 when questionBased or anything else." */
function cardRefused(state: State): State {
  return { ...state, step: 'failed', cc: lower(state.cc, state.method === 'creditCard' ? 1 : 2) };
}

/** "Fetching questions with code 400 lowers the history counter by 2." */
function questionsUnavailable(state: State): State {
  return { ...state, step: 'failed', ch: lower(state.ch, 2) };
}

/** "The history counter drops by 2 if the method is creditCard, by 1 if questionBased"; by 1 after the phone too. */
function answersRefused(state: State): State {
  return { ...state, step: 'failed', ch: lower(state.ch, state.method === 'creditCard' ? 2 : 1) };
}

/** "Never below 0." */
function lower(tries: Tries, by: 1 | 2): Tries {
  return Math.max(0, tries - by) as Tries;
}

/**
 * Counters are "reset on cancel" (spec §4). The server's limits by person and address are not: cancelling gives no more
 * tries.
 */
function cancel(): State {
  return start;
}
