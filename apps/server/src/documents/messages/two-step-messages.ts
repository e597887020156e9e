/** Messages of the second step of signing in, in one language. */
export interface TwoStepMessages {
  code: {
    /** `code`: six digits. `minutes`: how long it is valid. */
    sms(hospital: string, code: string, minutes: number): string;
    subject(hospital: string): string;
    intro(hospital: string): string;
    minutes(minutes: number): string;
    /** The hospital's staff never ask for it; a person who did not request it should not pass it on. */
    keepToYourself(phone: string): string;
  };
}
