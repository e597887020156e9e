import type { ProxyScope } from '@portico/contract';

/** Messages about looking after another patient's record, in one language. They never name the patient. */
export interface ProxyMessages {
  subject(hospital: string): string;
  intro(hospital: string): string;
  /** What the access allows: a sentence for each scope. */
  scope: Readonly<Record<ProxyScope, string>>;
  /** In every invitation: what none allows. */
  never: string;
  action: string;
  howItWorks(days: number): string;
  notYou(phone: string): string;
  /** To the phones on file of the patient: somebody was given access. */
  givenSms(notice: { hospital: string; phone: string }): string;
  /** To their postal address. */
  letter: {
    title: string;
    intro(hospital: string, day: string): string;
    stepsHeading: string;
    steps(phone: string): ReadonlyArray<{ title: string; text: string }>;
    keepLetter: string;
    /** Below a letter in the other language. */
    belowOthers(phone: string): string;
  };
}
