import type { BenefitRow } from '../model/response.ts';

/** What a quantity counts. */
export type QuantityUnit = 'visits' | 'days' | 'hours' | 'services';

/** EB09 and HSD01. A maximum (M2) has no unit of its own and is none of these. */
export const quantityUnits: ReadonlyMap<string | null, QuantityUnit> = new Map([
  ['VS', 'visits'],
  ['DY', 'days'],
  ['HS', 'hours'],
  ['P6', 'services'],
  ['FL', 'services'],
]);

/** Whether a row is for a quantity: HSD, or EB09 and EB10. */
export const hasQuantity = ({ delivery, quantity, quantityQualifier }: BenefitRow): boolean =>
  delivery.length > 0 || quantity !== null || quantityQualifier !== null;

/** For how much a row is; `null` in its parts where one number and its unit do not tell it. */
export interface RowQuantity {
  readonly unit: QuantityUnit | null;
  readonly count: number | null;
}

/** `null` for a row that is for no quantity. */
export function quantityOf(row: BenefitRow): RowQuantity | null {
  if (!hasQuantity(row)) return null;
  const [delivery, ...others] = row.delivery;
  const isOfRow = row.quantity !== null && delivery === undefined;
  const isOfDelivery = row.quantity === null && delivery !== undefined && others.length === 0 && isPlain(delivery);
  const { quantity, quantityQualifier } = isOfRow ? row : isOfDelivery ? delivery : unknown;
  const unit = quantityUnits.get(quantityQualifier) ?? null;
  return unit === null || quantity === null ? { unit: null, count: null } : { unit, count: quantity };
}

const unknown = { quantity: null, quantityQualifier: null };

/** Without a pattern, such as three a week for a month. */
const isPlain = ({ unit, periods }: BenefitRow['delivery'][number]): boolean =>
  unit === null && (periods === null || periods === 1);
