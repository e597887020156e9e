import type { InsuranceErrorKey, RteReason } from '@portico/contract';
import type { PlanDates } from '@portico/x12';
import { seal, unseal } from '../../platform/crypto/sealed.ts';
import type { PlanBenefits } from '../figures/plan-benefits.ts';

/** The outcome of an inquiry. Stored sealed. */
export interface InquiryOutcome {
  /** `none`: the benefits are settled for the service types that were asked about. */
  readonly reason: RteReason;
  /** Why the insurer did not take it (AAA03), each with the fields to correct. */
  readonly rejections: ReadonlyArray<{ readonly code: string; readonly keys: readonly InsuranceErrorKey[] }>;
  /** What the insurer told, settled or not; null where it told nothing. */
  readonly benefits: PlanBenefits | null;
  /** The patient may have the insurer asked again at once: it never got the question, or said that it cannot answer at the moment. */
  readonly mayAskAgain?: true;
  /** Of coverage that is not active: since when it is not any more, or from when it will be. */
  readonly planDates?: Pick<PlanDates, 'endedOn' | 'beginsOn'>;
}

export const noAnswer: InquiryOutcome = { reason: 'noAnswer', rejections: [], benefits: null };

export function sealOutcome(secret: string, outcome: InquiryOutcome): string {
  return seal(secret, outcome);
}

/** @throws Error when the text was changed, or sealed with another secret. */
export function unsealOutcome(secret: string, sealed: string): InquiryOutcome {
  return unseal(secret, sealed) as InquiryOutcome;
}
