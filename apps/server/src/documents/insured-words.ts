import type { EstimateModel, EstimateResult } from '@portico/contract';
import { dayIn } from '../platform/time.ts';
import type { Wording } from './wording/wording.ts';

/** The insurance of an estimate, in words. */
export interface InsuredWords {
  /** "with Meridian Choice PPO". */
  readonly manner: string;
  /** The source of the benefits. */
  readonly benefits: string;
}

/**
 * The insurance in a printed page or mail, with dates in the hospital's time zone; null for an estimate without
 * insurance.
 */
export function insuredWords(
  { CurrentInsurance: insurance, Estimate: result }: EstimateModel,
  wording: Wording,
  timeZone: string,
): InsuredWords | null {
  if (insurance === null || result === null || result.IsSelfPayEstimate) return null;
  const { Payor, PlanName, ConfirmedAt } = insurance;
  const plan = PlanName.startsWith(Payor.Name) ? PlanName : `${Payor.Name} ${PlanName}`.trim();
  const { documents } = wording.insured;
  return {
    manner: documents.withInsurance(plan),
    benefits:
      ConfirmedAt === ''
        ? documents.entered
        : documents.confirmed({ payor: Payor.Name, day: wording.day(dayIn(timeZone, new Date(ConfirmedAt))) }),
  };
}

/** The range of the amount, if prices vary. */
export function rangeText({ Range, IsSelfPayEstimate }: EstimateResult, { documents, insured }: Wording): string {
  if (Range === null) return '';
  return IsSelfPayEstimate ? documents.possibleRange(Range.Text) : insured.documents.possibleRange(Range.Text);
}
