import type { PatientFacts, PlanKind } from '../../catalogue/index.ts';
import { type InsuredEstimate, insuredEstimate, type PayingInsurance } from './insured-estimate.ts';
import { type InsurersWord, insurersWord, type PreventiveCare, preventiveCareOf } from './preventive-care.ts';
import type { SiteEstimate } from './site-estimate.ts';
import type { PricedService } from './priced-service.ts';
import type { SiteRates } from './rate-books.ts';

/** What the rule on preventive care (45 CFR 147.130) means for a service at a location. Amounts are integer cents. */
export interface PreventiveEstimate extends PreventiveCare {
  /**
   * `screening`: the amount shown is that of preventive care. `either`: the amount is that of other care, and the one of
   * preventive care stands beside it. For the others the rule does not apply, and the amount is the plan's.
   */
  readonly status: 'screening' | 'either' | 'otherPatient' | 'outOfNetwork' | 'otherPlan';
  /** Of a plan that the rule does not bind. */
  readonly planKind: PlanKind | null;
  /** Whole years; null where unknown. */
  readonly age: number | null;
  readonly insurer: InsurersWord['says'] | null;
  /** The insurer's own words about this kind of care. */
  readonly remarks: readonly string[];
  /** What is owed if it is the recommended preventive care; null where the rule does not apply. */
  readonly preventiveCents: number | null;
  /** What is owed if it is to look into a problem; null where that is the amount shown, or not known. */
  readonly problemCents: number | null;
}

/** An estimate with insurance, and what the rule on preventive care means for it; null for care that is not preventive. */
interface WithPrevention {
  readonly insured: InsuredEstimate | null;
  readonly preventive: PreventiveEstimate | null;
}

/** The insurance, the patient, and whether the plan is of a kind that is not bound by the rule. */
export interface PatientInsurance extends PayingInsurance {
  readonly patient: PatientFacts;
  readonly planKind: PlanKind | null;
}

/**
 * The estimate with insurance at a location, by the rule on preventive care (docs/decisions/0067-preventive-care.md): in network,
 * recommended care costs nothing, unless the plan is of a kind that is not bound, or says itself what it charges for this kind of
 * care. Care that is free in any case has no second figure.
 */
export function estimateWithPrevention(
  service: PricedService,
  { patient, ...insurance }: PatientInsurance,
  rates: SiteRates,
  selfPay: SiteEstimate,
): WithPrevention {
  const { planKind } = insurance;
  const plain = insuredEstimate(service, insurance, rates, selfPay);
  const care = preventiveCareOf(service, patient);
  if (care === null || plain?.free === true) return { insured: plain, preventive: null };
  const word = insurersWord(insurance.benefits, care.recommendation);
  const told = {
    ...care,
    planKind,
    age: patient.age,
    insurer: word?.says ?? null,
    remarks: care.recommendation.payerTypes.flatMap((type) => insurance.benefits.facts?.remarks[type] ?? []),
    preventiveCents: null,
    problemCents: null,
  };
  const exception = exceptionOf(care, planKind, rates);
  if (exception !== null) return { insured: plain, preventive: { ...told, status: exception } };
  if (plain === null) return { insured: null, preventive: null };
  const paidAs = word?.says === 'charges' || word?.says === 'excludes' ? word : 'preventive';
  const asPreventive = insuredEstimate(service, { ...insurance, paidAs }, rates, selfPay);
  // Without a price there is no amount to show, but preventive care that is paid in full needs none.
  const owed = asPreventive?.owed?.owedCents ?? (paidAs === 'preventive' ? 0 : null);
  const isShown = care.isAlways && word?.says !== 'open' && asPreventive !== null && plain.owed !== null;
  const problemCents = plain.owed?.owedCents ?? null;
  return {
    insured: { ...(isShown ? asPreventive : plain), free: false, cashSavingCents: null },
    preventive: {
      ...told,
      status: isShown ? 'screening' : 'either',
      preventiveCents: owed,
      problemCents: problemCents === owed ? null : problemCents,
    },
  };
}

function exceptionOf(
  { fit }: PreventiveCare,
  planKind: PlanKind | null,
  { outOfNetwork }: SiteRates,
): PreventiveEstimate['status'] | null {
  if (outOfNetwork) return 'outOfNetwork';
  if (planKind !== null) return 'otherPlan';
  return fit === 'otherAge' || fit === 'otherSex' ? 'otherPatient' : null;
}
