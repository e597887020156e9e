import type { AmountClaim } from '@portico/contract';
import type { KeptBy } from '@portico/rules';

/** An estimate that one keeps by a number, on paper and in a calendar. Days are written already. */
export interface KeptMessages {
  title: string;
  /** Above the steps to the amount. */
  working: string;
  /** Above what the amount is made of. */
  included: string;
  readonly amount: Readonly<Record<AmountClaim, (amount: string, manner: string, day: string) => string>>;
  /** That prices can change afterwards. */
  sinceThen: string;
  number: string;
  lastDay: string;
  /** The heading of the amounts. */
  column: string;
  howToOpen: Readonly<Record<KeptBy, (address: string, day: string) => string>>;
  /** The name of the file. */
  fileName: string;
  /** Mail about the price: nothing of the estimate itself. */
  watch: {
    confirm: {
      subject(hospital: string): string;
      intro(hospital: string): string;
      why(days: number): string;
      action: string;
      notYou(phone: string): string;
    };
    changed: {
      subject(hospital: string): string;
      intro(hospital: string, keptOn: string): string;
      open(lastDay: string): string;
      action: string;
      questions(phone: string): string;
      /** Before the link. */
      stop: string;
    };
  };
  /** In a calendar, which others read: nothing of the estimate itself. */
  reminder: { title(hospital: string): string; description(phone: string): string; fileName: string };
}
