/** A credit card as a person typed it for their verification. It is passed on and forgotten: never stored, never logged. */
export interface CardToCheck {
  /** 13 to 19 digits, without blanks. */
  number: string;
  /** Three or four digits; absent where nobody asked for it (spec §3 knows the number alone). */
  securityCode?: string;
  /** `month` 1 to 12, `year` of four digits; absent likewise. */
  expiry?: { month: number; year: number };
  holder: { firstName: string; lastName: string };
  /** Where the card's bills go: the address that the person gave. `state` and `zip` may be empty abroad. */
  billing: { address: string; city: string; state: string; zip: string; country: string };
}

/**
 * What the card says of the person: `accepted`, it is theirs; `refused`, it is not, or the bank will not say; `unavailable`,
 * nobody answered, which says nothing of the card.
 */
export type CardCheckOutcome = 'accepted' | 'refused' | 'unavailable';

/** Asks whether a credit card belongs to somebody. Nothing is charged. Never called inside a transaction. */
export interface CardCheckPort {
  /** Answers within ten seconds, whatever happens, and throws nothing: an error could carry the number. */
  check(card: CardToCheck): Promise<{ outcome: CardCheckOutcome }>;
}
