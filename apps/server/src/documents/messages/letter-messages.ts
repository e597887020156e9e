/** The printed letter with an access code, in one language. */
export interface LetterMessages {
  title(hospital: string): string;
  greeting(name: string): string;
  intro(hospital: string): string;
  accessCode: string;
  /** The last day of the code. */
  goodUntil(day: string): string;
  /** The text alternative of the QR code, for screen readers. */
  squareCode(address: string): string;
  stepsHeading: string;
  /** `address`: of the form, as a person types it. `reference`: replaces a medical record number. */
  steps(address: string, reference?: string): ReadonlyArray<{ title: string; text: string }>;
  /** For whom the letter is, and whom to call. */
  keepLetter(phone: string): string;
  /** Below a letter in the other language. */
  belowOthers(phone: string): string;
}
