import type { StoredEstimate } from '../queries/estimates.ts';

/** A saved estimate without insurance blocks adding one (spec §4): what was saved is the price without. */
export function blocksInsurance({
  saved_at,
  is_self_pay,
  insurance_id,
}: Pick<StoredEstimate, 'saved_at' | 'is_self_pay' | 'insurance_id'>): boolean {
  return saved_at !== null && (is_self_pay || insurance_id === null);
}
