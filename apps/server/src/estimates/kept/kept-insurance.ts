import type { PlanBenefits } from '../figures/plan-benefits.ts';
import type { InsuranceView } from '../model/insurance-view.ts';

/**
 * What of an insurance stays with an estimate that one keeps: by what its amount is worked out. The member's number, what was asked
 * and the people on file do not.
 */
export function keptInsurance(insurance: InsuranceView | null): InsuranceView | null {
  if (insurance === null) return null;
  return {
    ...insurance,
    benefits: insurance.benefits && withoutPeople(insurance.benefits),
    told: null,
    lastRefusal: null,
    refusedAs: null,
    peopleOnFile: null,
    newerFromInsurer: false,
    current: { ...insurance.current, InquiryIds: [], MemberIdEnding: '', Correction: null },
  };
}

function withoutPeople({ notices, facts, ...benefits }: PlanBenefits): PlanBenefits {
  return {
    ...benefits,
    ...(facts === undefined ? {} : { facts: { ...facts, birthDate: null } }),
    ...(notices === undefined ? {} : { notices: { ...notices, onFile: null } }),
  };
}
