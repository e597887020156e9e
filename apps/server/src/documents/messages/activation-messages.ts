import type { SecurityAnswerError } from '@portico/rules';

/** Messages to people who activate an account, in one language. */
export interface ActivationMessages {
  /**
   * The text message with the link. Keep it short: each 160 characters are one message, or 70 with letters outside the
   * basic set.
   */
  sms(hospital: string, url: string, days: number): string;
  /** Errors of a security answer, and what to do (spec §8, 1008). */
  securityAnswer: Readonly<Record<SecurityAnswerError, string>>;
}
