export {
  annualCents,
  type Answers,
  type Income,
  type IncomePeriod,
  MAX_AMOUNT_CENTS,
  MAX_HOUSEHOLD,
  timesAYear,
  type YesNo,
} from './answers.ts';
export type { Bill } from './bill.ts';
export {
  type AssistanceCheck,
  type AssistanceInput,
  checkAssistance,
  type OpenQuestion,
  type Outcome,
  type Reason,
} from './check-assistance.ts';
export { assetLimitCents } from './conditions.ts';
export { discountBases, insuredRules, type Policy, WHOLE } from './policy.ts';
export { LEAST_APPLICATION_DAYS, policyErrors, type PolicyError } from './policy-errors.ts';
export { planErrors } from './plan-errors.ts';
export { type PaymentPlan, type PaymentPlanRules, paymentPlans } from './payment-plan.ts';
export { guidelinesOn, type PovertyGuidelines, publishedGuidelines, regions } from './poverty-guidelines.ts';
