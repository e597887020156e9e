import type { EstimateModel, EstimateResult } from '@portico/contract';
import { dayIn } from '../platform/time.ts';
import type { Wording } from './wording/wording.ts';

/** The insurance that an estimate counts on, in words. */
export interface InsuredWords {
  /** "with Meridian Choice PPO". */
  readonly manner: string;
  /** From whom the benefits are. */
  readonly benefits: string;
}

/** What a sheet or mail says of the insurance, by the hospital's calendar; null where the estimate is without. */
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

/** What the amount may be instead, where prices vary. */
export function rangeText({ Range, IsSelfPayEstimate }: EstimateResult, { documents, insured }: Wording): string {
  if (Range === null) return '';
  return IsSelfPayEstimate ? documents.possibleRange(Range.Text) : insured.documents.possibleRange(Range.Text);
}
