import type { WrittenLanguage } from '@portico/contract';

/** The person about whom a credit bureau is asked. */
export interface BureauPerson {
  firstName: string;
  middleName?: string;
  lastName: string;
  /** ISO date. */
  birthDate: string;
  /** `state` and `zip` may be empty abroad. */
  address: { line1: string; line2?: string; city: string; state: string; zip: string; country: string };
  /** The nine digits of a social security number. Only where the hospital asks for it and the person gave it. */
  nationalId?: string;
}

/** A text in each language of the portal. */
export type BureauText = Readonly<Record<WrittenLanguage, string>>;

export interface BureauChoice {
  id: string;
  text: BureauText;
}

/** A question about the person's credit history. The choices are in the order to show; exactly one must be chosen. */
export interface BureauQuestion {
  id: string;
  text: BureauText;
  choices: readonly BureauChoice[];
}

/** The ids of a question and of the choice that the person made. */
export interface BureauAnswer {
  question: string;
  choice: string;
}

/**
 * `questions`: the bureau's questions, with the token that the answers need. `notEnough`: the bureau does not know
 * enough about the person. `unavailable`: the bureau did not answer.
 */
export type BureauQuestions =
  | { outcome: 'questions'; token: string; questions: readonly BureauQuestion[] }
  | { outcome: 'notEnough' }
  | { outcome: 'unavailable' };

/**
 * `passed`: the answers are the person's. `failed`: they are not, or the token is spent, expired or unknown.
 * `unavailable`: the bureau did not answer, and the same answers may be sent again.
 */
type BureauOutcome = 'passed' | 'failed' | 'unavailable';

/** Asks a credit bureau for questions that only the person can answer. Never called inside a transaction. */
export interface BureauPort {
  /** Answers within ten seconds in every case, and throws nothing: an error could carry the person's data. */
  questions(person: BureauPerson): Promise<BureauQuestions>;
  /**
   * Has the bureau check the answers. A token is good for one check. It is a secret: with it, anyone can answer for the
   * person. Answers within ten seconds in every case, and throws nothing.
   *
   * @param answers one for each question; a question that is left out counts as answered wrongly.
   */
  answers(token: string, answers: readonly BureauAnswer[]): Promise<{ outcome: BureauOutcome }>;
}
