import type { StoredEstimate } from '../queries/estimates.ts';

/** Which insurance of an estimate: the one that pays first, or the one after it. */
export type Place = 'first' | 'second';

type Paid = Pick<StoredEstimate, 'insurance_id' | 'benefits'>;
type PaidSecond = Pick<StoredEstimate, 'second_insurance_id' | 'second_benefits'>;

/** The estimate with the insurance of a place as its one insurance, for all that is asked and read of one. */
export function atPlace<Estimate extends Paid & PaidSecond>(estimate: Estimate, place: Place): Estimate {
  const { second_insurance_id: insurance_id, second_benefits: benefits } = estimate;
  return { ...estimate, ...(place === 'second' ? { insurance_id, benefits } : {}), ...withoutSecond };
}

export const withoutSecond: PaidSecond = { second_insurance_id: null, second_benefits: null };

/** Whether a call is about the insurance of a place; also where it names none, as clients of the specification do. */
export function isMeant(id: string | undefined, estimate: Paid & PaidSecond, place: Place): boolean {
  return id === undefined || id === atPlace(estimate, place).insurance_id;
}

/** The columns of a place. */
export function columnsOf(place: Place, { insurance_id, benefits }: Partial<Paid>): Partial<Paid & PaidSecond> {
  const own = {
    ...(insurance_id === undefined ? {} : { insurance_id }),
    ...(benefits === undefined ? {} : { benefits }),
  };
  if (place === 'first') return own;
  return {
    ...(insurance_id === undefined ? {} : { second_insurance_id: insurance_id }),
    ...(benefits === undefined ? {} : { second_benefits: benefits }),
  };
}

/** Whether both are of the same insurances at the same places: else what was read of one does not hold for the other. */
export function hasSameInsurances(
  one: Pick<StoredEstimate, 'insurance_id' | 'second_insurance_id'>,
  other: Pick<StoredEstimate, 'insurance_id' | 'second_insurance_id'>,
): boolean {
  return one.insurance_id === other.insurance_id && one.second_insurance_id === other.second_insurance_id;
}

/** Both insurances in the other order. */
export function swapped({ insurance_id, benefits, second_insurance_id, second_benefits }: Paid & PaidSecond) {
  return {
    insurance_id: second_insurance_id,
    benefits: second_benefits,
    second_insurance_id: insurance_id,
    second_benefits: benefits,
  };
}
