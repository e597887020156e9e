import type { SecurityAnswerFault } from '@portico/rules';

/** What the server writes to people who activate an account, in one language. */
export interface ActivationWording {
  /** The text message with the link. Short: each 160 characters are one message, 70 with letters beyond the basic ones. */
  sms(hospital: string, url: string, days: number): string;
  /** What is wrong with a security answer, and what to do (spec §8, 1008). */
  securityAnswer: Readonly<Record<SecurityAnswerFault, string>>;
}
