import { type BenefitRow, benefitsOf, type EligibilityResponse } from '@portico/x12';
import { recommendations } from '../../catalogue/index.ts';
import type { InsurerFacts, PlanBenefits } from '../figures/plan-benefits.ts';
import { benefitsOfInsurer } from './benefits-of-insurer.ts';

/** X12 service types of preventive care alone: checkups, immunizations, screening mammograms and others. */
const preventiveTypes: readonly string[] = [...new Set(recommendations.flatMap(({ payerTypes }) => payerTypes))];

/**
 * Adds what an answer says of preventive care that was not asked about: payers tell of it beside what they are asked, and their word
 * on it wins (decision 67). Types of which it states neither costs nor that they are not covered are left out.
 *
 * @param rows those of the person, of whatever network.
 * @param date of the service, an ISO date.
 */
export function withPreventiveBenefits(
  benefits: PlanBenefits,
  response: EligibilityResponse,
  { rows, date }: { rows: readonly BenefitRow[]; date: string },
): PlanBenefits {
  const stating = rows.filter(({ information }) => ['A', 'B', 'I'].includes(information));
  const named = new Set(stating.flatMap(({ serviceTypeCodes }) => serviceTypeCodes));
  const serviceTypeCodes = preventiveTypes.filter(
    (code) => named.has(code) && benefits.byServiceType[code] === undefined,
  );
  const told = benefitsOfInsurer(benefitsOf(response, { serviceTypeCodes, date }), new Date(benefits.at));
  const facts = benefits.facts && {
    ...benefits.facts,
    remarks: ofPrevention({ ...benefits.facts.remarks, ...told.facts?.remarks }),
  };
  return { ...benefits, byServiceType: { ...benefits.byServiceType, ...told.byServiceType }, ...(facts && { facts }) };
}

/** The insurer's words on other care are shown by nobody, and so not kept. */
function ofPrevention(remarks: InsurerFacts['remarks']): InsurerFacts['remarks'] {
  return Object.fromEntries(Object.entries(remarks).filter(([type]) => preventiveTypes.includes(type)));
}
