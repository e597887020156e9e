/** An employee to confirm. It is passed on and forgotten: never stored, never logged. */
export interface RosterQuestion {
  /** `name` of the partner, as the settings have it. */
  partner: string;
  /** The nine digits of a social security number. */
  number: string;
}

/** `confirmed`: the partner employs them. `unavailable`: nobody answered, which says nothing of the person. */
export type RosterOutcome = 'confirmed' | 'refused' | 'unavailable';

/** Asks whether a partner employs somebody (spec §3: verificationType 'credential'). Never called inside a transaction. */
export interface PartnerRosterPort {
  /** Answers within ten seconds, whatever happens, and throws nothing: an error could carry the number. */
  confirm(question: RosterQuestion): Promise<{ outcome: RosterOutcome }>;
}
