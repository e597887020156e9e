import { type CopayOrder, patientShare, type Share } from '@portico/estimate';
import { benefitsOf, type EligibilityResponse, readInterchanges } from '@portico/x12';
import type { ServiceTypeCode } from '../../catalogue/index.ts';
import { type ServiceTerms, serviceTerms } from '../figures/insured-terms.ts';
import type { PlanBenefits } from '../figures/plan-benefits.ts';
import type { PricedService } from '../figures/priced-service.ts';
import { benefitsOfInsurer } from '../insurance/benefits-of-insurer.ts';

/** A part of a service with its allowed amount in integer cents. */
export interface AllowedPart {
  readonly serviceType: ServiceTypeCode;
  readonly cents: number;
  readonly days?: number;
  /** Outpatient if absent. */
  readonly setting?: PricedService['components'][number]['setting'];
}

interface SharedOut {
  readonly told: PlanBenefits;
  readonly components: PricedService['components'];
  /** Null where the patient is asked, as the share. */
  readonly terms: ServiceTerms | null;
  readonly share: Share | null;
}

const at = new Date('2026-11-21T10:00:00Z');
const date = '2026-11-21';

/** What a patient owes for the parts by the text of a 271, as the server works it out. Leniently read, as there. */
export function shareOfAnswer(text: string, parts: readonly AllowedPart[], copayOrder: CopayOrder): SharedOut {
  const serviceTypeCodes = [...new Set(parts.map(({ serviceType }) => serviceType))];
  const told = benefitsOfInsurer(benefitsOf(responseIn(text), { serviceTypeCodes, date }), at);
  const components = parts.map(componentOf);
  const terms = serviceTerms(components, { benefits: told, copayOrder, network: 'in' });
  return { told, components, terms, share: terms && shareBy(terms, parts) };
}

function responseIn(text: string): EligibilityResponse {
  const [transaction] = readInterchanges(text, () => {}).flatMap(({ groups }) =>
    groups.flatMap(({ transactions }) => transactions),
  );
  if (transaction?.kind !== '271') throw new Error('The text holds no 271.');
  return transaction;
}

function componentOf(
  { serviceType, days, setting = 'outpatient' }: AllowedPart,
  index: number,
): PricedService['components'][number] {
  const id = String(index);
  return {
    id,
    name: { en: id, es: id },
    code: '99213',
    codeType: 'CPT',
    fee: 'facility',
    units: 1,
    setting,
    serviceType,
    ...(days === undefined ? {} : { days }),
  };
}

function shareBy({ terms, pools }: ServiceTerms, parts: readonly AllowedPart[]): Share {
  return patientShare({
    pools,
    parts: [...terms].map(([componentId, own], index) => ({
      componentId,
      allowedCents: parts[index]?.cents ?? 0,
      terms: own,
    })),
  });
}
