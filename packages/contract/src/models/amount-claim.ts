import type { EstimateModel, EstimateResult } from './estimate.ts';

/**
 * What an amount claims to be (decisions 72 and 238): what the patient would pay, `exact` or `about`; at `least` that much, since a
 * benefit was left blank; the doctor's or the hospital's part of it alone; or `incomplete`, where parts have no price.
 */
export const amountClaims = ['exact', 'about', 'least', 'doctorsPart', 'hospitalPart', 'incomplete'] as const;

export type AmountClaim = (typeof amountClaims)[number];

/**
 * What the amount of an estimate claims to be. The one place in which it is decided, for the heading, for what is read out, and for
 * the lists and papers that are made of the estimate later.
 */
export function amountClaim(
  { Messages: messages }: Pick<EstimateModel, 'Messages'>,
  {
    LegitimateFreeEstimate: isFree,
    Preventive: preventive,
  }: Pick<EstimateResult, 'LegitimateFreeEstimate' | 'Preventive'>,
): AmountClaim {
  const says = (name: EstimateModel['Messages'][number]['Name']) => messages.some(({ Name }) => Name === name);
  if (says('doctorsPartOnly')) return 'doctorsPart';
  if (isFree || preventive?.Kind === 'screening') return 'exact';
  if (says('leastAmount')) return 'least';
  if (says('priceFailureNoProviders')) return 'hospitalPart';
  return says('priceFailure') || says('oneCodeOnly') ? 'incomplete' : 'about';
}

/**
 * Whether the difference of two amounts says anything: both are of the same care, the whole of it or the same part. Two lowest
 * amounts, or two that lack something, may each be more by another sum.
 */
export function areComparable(one: AmountClaim, other: AmountClaim): boolean {
  const wholes: readonly AmountClaim[] = ['exact', 'about'];
  if (wholes.includes(one) && wholes.includes(other)) return true;
  return one === other && (one === 'doctorsPart' || one === 'hospitalPart');
}
