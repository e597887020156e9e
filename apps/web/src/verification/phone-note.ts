import { briefMemory } from '../portal/brief-memory.ts';
import { phoneCodeMemory } from '../portal/personal-memory.ts';

/** A code that was asked for. */
export interface SentPhoneCode {
  /** Of the lookup: the code is good with it alone. */
  readonly token: string;
  /** Until then no other may be asked for. Milliseconds since 1970, by the clock of this browser. */
  readonly resendAt: number;
  /** It took the place of one that was sent before. */
  readonly isAnother: boolean;
}

/** The phone that a code is to go to, as it was typed, for a reload and for sending another. */
export interface PhoneNote {
  /** The four digits that were shown: those of another sign-up are others. */
  readonly lastFour: string;
  readonly number: string;
  /** null while none was sent. */
  readonly sent: SentPhoneCode | null;
}

/** In milliseconds, as other drafts. */
const LIFETIME = 60 * 60 * 1000;

const memory = briefMemory<PhoneNote>(phoneCodeMemory, LIFETIME);

/** Keeps it for this tab. */
export function keepPhoneNote(note: PhoneNote): void {
  memory.remember(note, Date.now());
}

/** What was kept for the phone that ends in these digits; null for nothing. */
export function recallPhoneNote(lastFour: string | null): PhoneNote | null {
  const note = memory.recall(Date.now());
  return note?.lastFour === lastFour ? note : null;
}
