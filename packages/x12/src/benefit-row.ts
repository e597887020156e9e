import type { BenefitRow } from './model/response.ts';

/** A row with the given values and nothing else. For callers that write a 271. */
export function benefitRow(said: Partial<BenefitRow> & Pick<BenefitRow, 'information'>): BenefitRow {
  return {
    coverageLevel: null,
    serviceTypeCodes: [],
    insuranceType: null,
    planDescription: null,
    period: null,
    amountCents: null,
    basisPoints: null,
    quantityQualifier: null,
    quantity: null,
    authorization: null,
    network: null,
    procedure: null,
    diagnosisPointers: [],
    flaws: [],
    delivery: [],
    references: [],
    dates: [],
    rejections: [],
    messages: [],
    additional: [],
    entities: [],
    unreadable: [],
    position: 0,
    ...said,
  };
}
