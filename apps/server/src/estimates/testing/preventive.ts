import { estimateService, type RatedCharge } from '@portico/estimate';
import { planOfPayor } from '../../prices/payors/plan-of-payor.ts';
import { type BenefitSet, type PlanBenefits, unknownSet } from '../figures/plan-benefits.ts';
import { estimateWithPrevention, type PatientInsurance } from '../figures/preventive-estimate.ts';
import type { PricedService } from '../figures/priced-service.ts';

/** Of a deductible of 1,500 dollars 600 are left, of a maximum 3,800; then 20 %. */
export const plan: BenefitSet = {
  ...unknownSet,
  coinsuranceBasisPoints: 2000,
  deductible: { remainingCents: 60_000, totalCents: 150_000 },
  outOfPocket: { remainingCents: 380_000, totalCents: 500_000 },
};

export const benefitsOf = (
  byServiceType: PlanBenefits['byServiceType'] = {},
  overall: BenefitSet = plan,
  facts?: PlanBenefits['facts'],
): PlanBenefits => ({
  from: 'insurer',
  at: '2026-11-23T10:00:00.000Z',
  planName: '',
  overall,
  byServiceType,
  outOfNetwork: { overall, byServiceType: {} },
  ...(facts === undefined ? {} : { facts }),
});

/** 1,000 dollars in full, 700 agreed and 300 in cash for each part of a service. */
function chargesOf({ components }: PricedService): RatedCharge[] {
  const rate = { payerName: 'Meridian', planName: 'PPO', methodology: 'fee schedule', dollarCents: 70_000 } as const;
  const unpaid = { percentage: null, algorithm: null, medianCents: null, p10Cents: null, p90Cents: null, notes: null };
  return components.map((component, at) => ({
    codeType: component.codeType,
    code: component.code,
    description: component.name.en,
    line: at + 1,
    setting: component.setting,
    billingClass: component.fee,
    modifiers: [...(component.modifiers ?? [])],
    revenueCodes: [],
    grossCents: 100_000,
    cashCents: 30_000,
    notes: null,
    rates: [{ ...rate, ...unpaid, line: at + 1 }],
  }));
}

/** A service with an insurance, at a location whose prices are the same for every part. */
export function estimateOf(
  service: PricedService,
  insurance: Partial<PatientInsurance> = {},
  { outOfNetwork = false } = {},
): ReturnType<typeof estimateWithPrevention> {
  const charges = chargesOf(service);
  const names = [{ payerName: 'Meridian', planName: 'PPO', portalPlan: null }];
  return estimateWithPrevention(
    service,
    {
      benefits: benefitsOf(),
      copayOrder: 'insteadOfDeductible',
      patient: { age: null, sex: null },
      planKind: null,
      ...insurance,
    },
    { file: null, charges, plan: planOfPayor(names, ''), outOfNetwork },
    { file: null, estimate: estimateService(service.components, charges), offered: true },
  );
}
