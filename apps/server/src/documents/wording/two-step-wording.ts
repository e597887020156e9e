/** What the server writes about the second step of signing in, in one language. */
export interface TwoStepWording {
  code: {
    /** `code`: of six digits. `minutes`: for how long it is good. */
    sms(hospital: string, code: string, minutes: number): string;
    subject(hospital: string): string;
    intro(hospital: string): string;
    minutes(minutes: number): string;
    /** Nobody who works here asks for it; who did not ask should not pass it on. */
    keepToYourself(phone: string): string;
  };
}
