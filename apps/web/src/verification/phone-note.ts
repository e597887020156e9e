import { briefMemory } from '../portal/brief-memory.ts';
import { phoneCodeMemory, phoneNumberMemory } from '../portal/personal-memory.ts';

/** A code that was asked for. */
export interface SentPhoneCode {
  /** Of the lookup: the code is good with it alone. */
  readonly token: string;
  /** Until then no other may be asked for. Milliseconds since 1970, by the clock of this browser. */
  readonly resendAt: number;
  /** It took the place of one that was sent before. */
  readonly isAnother: boolean;
}

/** A phone whose whole number is known here. */
export interface TypedPhone {
  /** The four digits that were shown: those of another sign-up are others. */
  readonly lastFour: string;
  /** As it was typed. */
  readonly number: string;
}

/** The phone that a code is to go to. */
export interface PhoneNote extends Pick<TypedPhone, 'lastFour'> {
  /** As it was typed; null after a reload, since the browser stores only the last four digits. */
  readonly number: string | null;
  /** null while none was sent. */
  readonly sent: SentPhoneCode | null;
}

/** In milliseconds, as other drafts. */
const LIFETIME = 60 * 60 * 1000;

const stored = briefMemory<Omit<PhoneNote, 'number'>>(phoneCodeMemory, LIFETIME);
const typed = briefMemory<TypedPhone>(phoneNumberMemory, LIFETIME);

/** Keeps it for this tab; the number only for as long as the page is open. */
export function keepPhoneNote({ lastFour, number, sent }: PhoneNote): void {
  const now = Date.now();
  stored.remember({ lastFour, sent }, now);
  if (number === null) typed.forget();
  else typed.remember({ lastFour, number }, now);
}

/** What was kept for the phone that ends in these digits; null for nothing. */
export function recallPhoneNote(lastFour: string | null): PhoneNote | null {
  const now = Date.now();
  const note = stored.recall(now);
  if (note === undefined || note.lastFour !== lastFour) return null;
  const phone = typed.recall(now);
  return { ...note, number: phone?.lastFour === lastFour ? phone.number : null };
}
