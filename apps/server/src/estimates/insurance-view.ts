import type { CurrentInsurance } from '@portico/contract';
import type { PlanBenefits } from './plan-benefits.ts';

/** The insurance of an estimate, as far as the estimate depends on it. */
export interface InsuranceView {
  readonly payorId: string;
  readonly payorName: string;
  /** As the insurer names it; null where it has not. */
  readonly planName: string | null;
  /** Null while nothing is known: then the price without insurance is shown. */
  readonly benefits: PlanBenefits | null;
  /** When the insurer told its benefits; null where it has not. */
  readonly confirmedAt: Date | null;
  /** Whether `benefits` are those that the patient entered. */
  readonly entered: boolean;
  /** As the model shows it. */
  readonly current: CurrentInsurance;
}
