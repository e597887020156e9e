export { type Answers, type Income, type IncomePeriod, MAX_HOUSEHOLD, timesAYear, type YesNo } from './answers.ts';
export type { Bill } from './bill.ts';
export { type AssistanceCheck, checkAssistance, type OpenQuestion } from './check-assistance.ts';
export { discountBases, insuredRules, type Policy } from './policy.ts';
export { LEAST_APPLICATION_DAYS, policyErrors } from './policy-errors.ts';
export { planErrors } from './plan-errors.ts';
export { type PaymentPlan, type PaymentPlanRules, paymentPlans } from './payment-plan.ts';
export { guidelinesOn, homeStateOf, publishedGuidelines } from './poverty-guidelines.ts';
