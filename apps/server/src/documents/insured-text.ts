import type { CurrentInsurance, EstimateModel } from '@portico/contract';
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
  { CurrentInsurance: insurance, SecondInsurance: second, Estimate: result }: EstimateModel,
  messages: ServerMessages,
  timeZone: string,
): InsuredText | null {
  if (insurance === null || result === null || result.IsSelfPayEstimate) return null;
  const { documents } = messages.insured;
  const isSecondCounted = second !== null && result.SecondWorking.length > 0;
  const first = planName(insurance);
  const plans = second === null ? first : messages.second.withBoth(first, planName(second.Insurance));
  const sources = [insurance, ...(isSecondCounted ? [second.Insurance] : [])];
  return {
    withInsurance: documents.withInsurance(plans),
    benefits: [...new Set(sources.map((each) => sourceOf(each, messages, timeZone)))].join(' '),
  };
}

function planName({ Payor, PlanName }: CurrentInsurance): string {
  return PlanName.startsWith(Payor.Name) ? PlanName : `${Payor.Name} ${PlanName}`.trim();
}

function sourceOf({ Payor, ConfirmedAt }: CurrentInsurance, messages: ServerMessages, timeZone: string): string {
  const { documents } = messages.insured;
  if (ConfirmedAt === '') return documents.entered;
  return documents.confirmed({ payor: Payor.Name, day: messages.day(dayIn(timeZone, new Date(ConfirmedAt))) });
}

/** Above the steps of the second insurance; '' without one. */
export function secondCaption({ SecondInsurance: second }: EstimateModel, messages: ServerMessages): string {
  return second === null ? '' : messages.second.working(second.Insurance.Payor.Name);
}
