/** An employee to confirm. It is passed on and forgotten: never stored, never logged. */
export interface RosterQuestion {
  /** The partner's `name` in the settings. */
  partner: string;
  /** The nine digits of a social security number. */
  number: string;
}

/**
 * `confirmed`: the partner employs the person. `refused`: it does not. `unavailable`: the service did not answer; this
 * says nothing about the person.
 */
export type RosterOutcome = 'confirmed' | 'refused' | 'unavailable';

/**
 * Asks whether a partner employs a person (spec §3: verificationType 'credential'). Never called inside a transaction.
 */
export interface PartnerRosterPort {
  /** Answers within ten seconds in every case, and throws nothing: an error could carry the number. */
  confirm(question: RosterQuestion): Promise<{ outcome: RosterOutcome }>;
}
