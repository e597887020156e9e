import type { BenefitRow } from '@portico/x12';

/** What the payer says about a member, besides whether the plan is active. */
export interface Scenario {
  /** EB01 of the plan's own row (type 30): 1 active, 6 inactive; absent if the message does not tell. */
  status?: '1' | '6';
  rows: readonly BenefitRow[];
  /** The plan's last day, in days after the one that is asked about. */
  endsAfterDays?: number;
  /** The payer has another last name and number for the subscriber, and says so. */
  corrects?: true;
}
