import { estimateService, type NegotiatedRate, type RatedCharge } from '@portico/estimate';
import { planOfPayor } from '../../prices/payors/plan-of-payor.ts';
import { type InsuredEstimate, insuredEstimate } from '../figures/insured-estimate.ts';
import { type Benefits, type BenefitSet, type PlanBenefits, unknownSet } from '../figures/plan-benefits.ts';
import { type PricedService, serviceOfCode } from '../figures/priced-service.ts';
import type { SiteRates } from '../figures/rate-books.ts';

/** A procedure with two parts of different service types: the hospital's and the physician's. */
export const procedure: PricedService = serviceOfCode('CPT', {
  codeType: 'CPT',
  code: '20610',
  description: 'Injection',
});

/** The service type of the physician's part. */
export const physicianType = procedure.components.find(({ fee }) => fee === 'professional')?.serviceType ?? '';

/** Names the parts as a patient sees them. */
export const nameOfPart = (id: string): string =>
  procedure.components.find((component) => component.id === id)?.name.en ?? '';

export const meridianRate = (over: Partial<NegotiatedRate> = {}): NegotiatedRate => ({
  line: 1,
  payerName: 'Meridian',
  planName: 'Gold',
  methodology: 'fee schedule',
  dollarCents: null,
  percentage: null,
  algorithm: null,
  medianCents: null,
  p10Cents: null,
  p90Cents: null,
  notes: null,
  ...over,
});

export const chargeOf = (billingClass: 'facility' | 'professional', over: Partial<RatedCharge> = {}): RatedCharge => ({
  codeType: 'CPT',
  code: '20610',
  description: 'Injection',
  line: 1,
  setting: 'outpatient',
  billingClass,
  modifiers: billingClass === 'professional' ? ['26'] : [],
  revenueCodes: [],
  grossCents: null,
  cashCents: null,
  notes: null,
  rates: [],
  ...over,
});

/** The hospital's part at an agreed price of $800. */
export const hospital = chargeOf('facility', { rates: [meridianRate({ dollarCents: 80_000 })] });

/** The physician's part at an agreed price of $200. */
export const physician = chargeOf('professional', { rates: [meridianRate({ dollarCents: 20_000 })] });

/** What is known of a plan, with what is left of its deductible and maximum; null for none. Integer cents. */
export function planSet(deductibleCents: number | null, outOfPocketCents: number | null): BenefitSet {
  const remaining = (cents: number | null) => ({
    remainingCents: cents ?? ('notApplicable' as const),
    totalCents: null,
  });
  return {
    ...unknownSet,
    coinsuranceBasisPoints: 2000,
    deductible: remaining(deductibleCents),
    outOfPocket: remaining(outOfPocketCents),
  };
}

/** The estimate of the procedure at a hospital with these charges, for a patient of Meridian's Gold plan. */
export function insuredProcedure(
  charges: readonly RatedCharge[],
  known: Benefits,
  site: Partial<SiteRates> = {},
): InsuredEstimate {
  const names = [{ payerName: 'Meridian', planName: 'Gold', portalPlan: 'Gold' }];
  const rates = { file: null, charges, plan: planOfPayor(names, 'Gold'), outOfNetwork: false, ...site };
  const selfPay = { file: null, estimate: estimateService(procedure.components, charges), offered: true };
  const benefits: PlanBenefits = {
    from: 'insurer',
    at: '2026-11-21T10:00:00.000Z',
    planName: '',
    ...known,
    outOfNetwork: known,
  };
  const made = insuredEstimate(procedure, { benefits, copayOrder: 'insteadOfDeductible' }, rates, selfPay);
  if (made === null) throw new Error('no estimate');
  return made;
}
