import { briefMemory } from '../portal/brief-memory.ts';
import { lifetimeOf } from '../portal/lifetimes.ts';
import { phoneCodeMemory, phoneNumberMemory } from '../portal/personal-memory.ts';

/** A code that was asked for. */
export interface SentPhoneCode {
  /** The token of the lookup: the code is valid only with it. */
  readonly token: string;
  /** The earliest time for the next code, in milliseconds since 1970, by this browser's clock. */
  readonly resendAt: number;
  /** Whether it replaced one that was sent before. */
  readonly isAnother: boolean;
}

/** A phone whose whole number is known here. */
export interface TypedPhone {
  /** The four digits that were shown. Another sign-up has others. */
  readonly lastFour: string;
  /** As typed. */
  readonly number: string;
}

/** The phone to which a code is sent. */
export interface PhoneNote extends Pick<TypedPhone, 'lastFour'> {
  /** As typed; null after a reload, since the browser stores only the last four digits. */
  readonly number: string | null;
  /** null while none was sent. */
  readonly sent: SentPhoneCode | null;
}

const stored = briefMemory<Omit<PhoneNote, 'number'>>(phoneCodeMemory, lifetimeOf('phoneCode'));
const typed = briefMemory<TypedPhone>(phoneNumberMemory, lifetimeOf('phoneCode'));

/** Stores the note for this tab; the number only as long as the page is open. */
export function savePhoneNote({ lastFour, number, sent }: PhoneNote): void {
  const now = Date.now();
  stored.remember({ lastFour, sent }, now);
  if (number === null) typed.forget();
  else typed.remember({ lastFour, number }, now);
}

/** The note of the phone that ends in these digits; null if there is none. */
export function recallPhoneNote(lastFour: string | null): PhoneNote | null {
  const now = Date.now();
  const note = stored.recall(now);
  if (note === undefined || note.lastFour !== lastFour) return null;
  const phone = typed.recall(now);
  return { ...note, number: phone?.lastFour === lastFour ? phone.number : null };
}
