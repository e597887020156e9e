import type { EstimateModel } from '@portico/contract';

/**
 * What tells one form for benefits from another, so that nothing typed about one payor or kind of care stands in the fields of another.
 * An insurance that is checked once more may get another id: what was typed about it stays.
 */
export function benefitsFormKey({ CurrentInsurance, KindOfCare }: EstimateModel): string {
  return `${CurrentInsurance?.Payor.ID} ${KindOfCare?.Chosen}`;
}
