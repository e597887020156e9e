import type { InsuranceErrorKey, RteReason } from '@portico/contract';
import type { PlanDates } from '@portico/x12';
import type { Keys } from '../../platform/crypto/keys.ts';
import { seal, unseal } from '../../platform/crypto/sealed.ts';
import type { PlanBenefits } from '../figures/plan-benefits.ts';

/** The outcome of an inquiry. Stored sealed. */
export interface InquiryOutcome {
  /** `none`: the benefits are settled for the service types that were asked about. */
  readonly reason: Exclude<RteReason, 'unknownNumber'>;
  /** Why the insurer did not take it (AAA03), each with the fields to correct. */
  readonly rejections: ReadonlyArray<{ readonly code: string; readonly keys: readonly InsuranceErrorKey[] }>;
  /** What the insurer told, settled or not; null where it told nothing. */
  readonly benefits: PlanBenefits | null;
  /** The insurer answered, but perhaps about somebody else (decision 240): nothing of its answer is here. */
  readonly isAboutAnother?: true;
  /** The patient may have the insurer asked again at once: it never got the question, or said that it cannot answer at the moment. */
  readonly mayAskAgain?: true;
  /** Of coverage that is not active: since when it is not any more, or from when it will be. */
  readonly planDates?: Pick<PlanDates, 'endedOn' | 'beginsOn'>;
}

export const noAnswer: InquiryOutcome = { reason: 'noAnswer', rejections: [], benefits: null };

/** Of an answer that may be about somebody else. */
export const ofAnother: InquiryOutcome = {
  reason: 'incomplete',
  rejections: [],
  benefits: null,
  isAboutAnother: true,
};

/** What names a row: others of its columns are not read. */
type RowName = { owner_id: string; id: string };

export function sealOutcome(keys: Keys, row: RowName, outcome: InquiryOutcome): string {
  return seal(keys, { column: 'inquiries.outcome', row }, outcome);
}

/**
 * The outcome of an inquiry; null where it has none yet.
 *
 * @throws Error when the text was changed, or is another row's or another secret's.
 */
export function unsealOutcome(
  keys: Keys,
  { outcome, ...row }: RowName & { outcome: string | null },
): InquiryOutcome | null {
  return outcome === null ? null : (unseal(keys, { column: 'inquiries.outcome', row }, outcome) as InquiryOutcome);
}
