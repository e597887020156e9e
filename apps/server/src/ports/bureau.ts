import type { Language } from '@portico/contract';

/** Whom a credit bureau is asked about. */
export interface BureauPerson {
  firstName: string;
  middleName?: string;
  lastName: string;
  /** ISO day. */
  birthDate: string;
  /** `state` and `zip` may be empty abroad. */
  address: { line1: string; line2?: string; city: string; state: string; zip: string; country: string };
  /** Nine digits, where the hospital asks for a social security number and the person gave one. */
  nationalId?: string;
}

/** A text in the languages of the portal. */
export type BureauText = Readonly<Record<Language, string>>;

/** One of the choices of a question. */
export interface BureauChoice {
  id: string;
  text: BureauText;
}

/** A question about somebody's credit history, with the choices in the order to show. Exactly one is to be chosen. */
export interface BureauQuestion {
  id: string;
  text: BureauText;
  choices: readonly BureauChoice[];
}

/** What was chosen for a question, by their ids. */
export interface BureauAnswer {
  question: string;
  choice: string;
}

/**
 * What the bureau has to ask: `questions`, with the token that the answers need; `notEnough`, the bureau does not know the
 * person well enough; `unavailable`, nobody answered.
 */
export type BureauQuestions =
  | { outcome: 'questions'; token: string; questions: readonly BureauQuestion[] }
  | { outcome: 'notEnough' }
  | { outcome: 'unavailable' };

/**
 * `passed`, the answers are the person's; `failed`, they are not, or the token is spent, too old or unknown; `unavailable`,
 * nobody answered, so that the same answers may be given again.
 */
type BureauOutcome = 'passed' | 'failed' | 'unavailable';

/** Asks a credit bureau for questions that only the person can answer. Never called inside a transaction. */
export interface BureauPort {
  /** Answers within ten seconds, whatever happens, and throws nothing: an error could carry the person's data. */
  questions(person: BureauPerson): Promise<BureauQuestions>;
  /**
   * Has the answers judged. A token is good for one judgement, and is a secret: whoever has it can answer for the person.
   * Answers within ten seconds, and throws nothing.
   *
   * @param answers one for each question; a question that is left out is answered wrongly.
   */
  answers(token: string, answers: readonly BureauAnswer[]): Promise<{ outcome: BureauOutcome }>;
}
