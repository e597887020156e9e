export {
  type BenefitTerms,
  type Copay,
  type CopayOrder,
  effectiveRemaining,
  type Pool,
  type Pools,
} from './benefits.ts';
export type { ListedCharge } from './charge.ts';
export type { ChosenPrice } from './choose-price.ts';
export {
  estimateService,
  type PricedPart,
  type ServiceEstimate,
  type UnpricedPart,
  withoutAmounts,
} from './estimate-service.ts';
export type { Methodology, NegotiatedRate, PlanSelector, RatedCharge } from './negotiated-rate.ts';
export { codeKey } from './same-code.ts';
export type { PartShare, Share, WorkingStep } from './working.ts';
