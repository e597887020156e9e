import type { EstimateResult } from '@portico/contract';

/** Whether an estimate has an amount that the patient pays (spec §8: cantCreateEstimate leaves it empty). */
export function hasAmount(estimate: EstimateResult): boolean {
  return estimate.PatientAmount !== '';
}
