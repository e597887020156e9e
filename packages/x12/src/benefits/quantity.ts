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

/** Whether a row is for a quantity (HSD, or EB09 and EB10) that narrows it: "for one visit" is every visit. */
export const hasQuantity = (row: BenefitRow): boolean => statesQuantity(row) && !isOfEachVisit(row);

const statesQuantity = ({ delivery, quantity, quantityQualifier }: BenefitRow): boolean =>
  delivery.length > 0 || quantity !== null || quantityQualifier !== null;

/** For how much a row is; `null` in its parts where one number and its unit do not tell it. */
export interface RowQuantity {
  readonly unit: QuantityUnit | null;
  readonly count: number | null;
}

/** `null` for a row that is for no quantity, or for each visit. */
export const quantityOf = (row: BenefitRow): RowQuantity | null => (hasQuantity(row) ? quantityTold(row) : null);

/** The same, where one visit is told as well. */
export function quantityTold(row: BenefitRow): RowQuantity | null {
  if (!statesQuantity(row)) return null;
  const [delivery, ...others] = row.delivery;
  const isOfRow = row.quantity !== null && delivery === undefined;
  const isOfDelivery = row.quantity === null && delivery !== undefined && others.length === 0 && isPlain(delivery);
  const { quantity, quantityQualifier } = isOfRow ? row : isOfDelivery ? delivery : unknown;
  const unit = quantityUnits.get(quantityQualifier) ?? null;
  return unit === null || quantity === null ? { unit: null, count: null } : { unit, count: quantity };
}

const unknown = { quantity: null, quantityQualifier: null };

/** EB06 and HSD05 of a visit. */
const VISIT = '27';

/** EB09 and HSD01 of a visit, and of a service or procedure. */
const eachVisit: ReadonlySet<string | null> = new Set(['VS', 'P6']);

/** Whether a row is for one visit, or one service, of no time: payers write so of a figure that is due at each. */
function isOfEachVisit({ period, quantity, quantityQualifier, delivery, flaws }: BenefitRow): boolean {
  if ((period !== null && period !== VISIT) || flaws.length > 0) return false;
  const isOfRow = quantity === null && quantityQualifier === null;
  return (
    (isOfRow || isOne({ quantity, quantityQualifier })) && delivery.every((each) => isOne(each) && isOfNoTime(each))
  );
}

const isOne = ({ quantity, quantityQualifier }: Pick<BenefitRow, 'quantity' | 'quantityQualifier'>): boolean =>
  quantity === 1 && eachVisit.has(quantityQualifier);

/** Unlike one visit a year. */
const isOfNoTime = (delivery: BenefitRow['delivery'][number]): boolean =>
  isPlain(delivery) &&
  (delivery.periodQualifier === null || delivery.periodQualifier === VISIT) &&
  delivery.sampleSelection === null &&
  delivery.calendarPattern === null &&
  delivery.timePattern === null;

/** Without a pattern, such as three a week for a month. */
const isPlain = ({ unit, periods }: BenefitRow['delivery'][number]): boolean =>
  unit === null && (periods === null || periods === 1);
