import type { EstimateModel } from '@portico/contract';
import { dayIn } from '../platform/time.ts';
import type { ServerMessages } from './messages/server-messages.ts';

/** The insurance of an estimate, in words. */
export interface InsuredText {
  /** "with Meridian Choice PPO". */
  readonly withInsurance: string;
  /** The source of the benefits. */
  readonly benefits: string;
}

/**
 * The insurance in a printed page or mail, with dates in the hospital's time zone; null for an estimate without
 * insurance.
 */
export function insuredText(
  { CurrentInsurance: insurance, Estimate: result }: EstimateModel,
  messages: ServerMessages,
  timeZone: string,
): InsuredText | null {
  if (insurance === null || result === null || result.IsSelfPayEstimate) return null;
  const { Payor, PlanName, ConfirmedAt } = insurance;
  const plan = PlanName.startsWith(Payor.Name) ? PlanName : `${Payor.Name} ${PlanName}`.trim();
  const { documents } = messages.insured;
  return {
    withInsurance: documents.withInsurance(plan),
    benefits:
      ConfirmedAt === ''
        ? documents.entered
        : documents.confirmed({ payor: Payor.Name, day: messages.day(dayIn(timeZone, new Date(ConfirmedAt))) }),
  };
}
