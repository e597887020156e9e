export {
  type BenefitTerms,
  type Copay,
  type CopayOrder,
  effectiveRemaining,
  type Pool,
  type Pools,
} from './benefits.ts';
export type { ListedCharge, RateGroup } from './charge.ts';
export type { Choice, ChosenPrice, NoPrice } from './choose-price.ts';
export { estimateService, type ServiceEstimate, withoutAmounts } from './estimate-service.ts';
export { allowedService, type AllowedService } from './allowed-service.ts';
export type { ChosenRate, NoRate } from './choose-rate.ts';
export type { NoCharge } from './fitting-charges.ts';
export { type RangeReason, rangeReason } from './range-reason.ts';
export { type Amount, noAmounts, type PricedPart, type PricedParts, type UnpricedPart } from './priced-parts.ts';
export type { NegotiatedRate, PlanSelector, RatedCharge } from './negotiated-rate.ts';
export { codeKey } from './same-code.ts';
export {
  type CoordinatedShare,
  coordinatedShare,
  coordinatedShareRange,
  type CoordinationRule,
} from './coordination.ts';
export { type PayableByThen, payableByThen, poolsAfterPaying, poolsWithDeductiblesMet } from './paid-by-then.ts';
export { type CoveredPart, type CoveredService, patientShare, patientShareRange } from './patient-share.ts';
export { stepKey } from './steps-of-whole.ts';
export type { Share, WorkingStep } from './working.ts';
export { type YearUse, yearUse } from './year-use.ts';
