/**
 * A credit card as a person typed it for their verification. It is passed on and forgotten: never stored, never logged.
 */
export interface CardToCheck {
  /** 13 to 19 digits, without spaces. */
  number: string;
  /** Three or four digits; absent where the form does not ask for it (spec §3 has the number alone). */
  securityCode?: string;
  /** `month` 1 to 12, `year` of four digits; absent where the form does not ask for it. */
  expiry?: { month: number; year: number };
  holder: { firstName: string; lastName: string };
  /** The billing address: the address that the person gave, with the ZIP code typed with the card. `state` and `zip` may be empty abroad. */
  billing: { address: string; city: string; state: string; zip: string; country: string };
}

/**
 * `accepted`: the card is the person's. `refused`: it is not, or the bank will not say. `unavailable`: the service did
 * not answer; this says nothing about the card.
 */
export type CardCheckOutcome = 'accepted' | 'refused' | 'unavailable';

/** Asks whether a credit card belongs to the person. Nothing is charged. Never called inside a transaction. */
export interface CardCheckPort {
  /** Answers within ten seconds in every case, and throws nothing: an error could carry the number. */
  check(card: CardToCheck): Promise<{ outcome: CardCheckOutcome }>;
}
