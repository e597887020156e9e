/** What is printed on the letter with an access code, in one language. */
export interface LetterWording {
  title(hospital: string): string;
  greeting(name: string): string;
  intro(hospital: string): string;
  accessCode: string;
  /** How long the code is good. */
  goodUntil(day: string): string;
  /** For whoever has the letter read aloud: what the square code is. */
  squareCode(address: string): string;
  stepsHeading: string;
  /** `address`: of the form, as it is typed. `reference`: what stands in for a medical record number. */
  steps(address: string, reference?: string): ReadonlyArray<{ title: string; text: string }>;
  /** Whom the letter is for, and whom to call. */
  keep(phone: string): string;
  /** Stands below a letter in the other language. */
  belowOthers(phone: string): string;
}
