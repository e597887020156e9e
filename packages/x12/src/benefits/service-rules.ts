import type { BenefitRow } from '../model/response.ts';
import { type Approval, approvalOf } from './approval.ts';
import { exclusionsOf } from './coverage.ts';
import { otherLimits, type ServiceLimit, serviceLimits } from './service-limits.ts';

/** What a plan wants or limits beside what the patient pays for a service type. */
export interface ServiceRules {
  /** `null` if the message says nothing of approval. */
  readonly approval: Approval | null;
  readonly limits: readonly ServiceLimit[];
  /** The payer's own words, if any, on limits that are not told by one number; `null` if there are none. */
  readonly otherLimits: readonly string[] | null;
  /** The payer's own words, if any, on parts of it that are not covered; `null` if it names none. */
  readonly exclusions: readonly string[] | null;
}

/**
 * @param rowsOf the rows of one network that count for a service type.
 * @param limiting those of them by which it is limited.
 */
export function serviceRules(
  serviceTypeCodes: readonly string[],
  rowsOf: (code: string) => readonly BenefitRow[],
  limiting: (rows: readonly BenefitRow[], code: string) => readonly BenefitRow[],
): ReadonlyMap<string, ServiceRules> {
  return new Map(
    serviceTypeCodes.map((code) => {
      const rows = rowsOf(code);
      const ofLimits = limiting(rows, code);
      const rules = {
        approval: approvalOf(rows, code),
        limits: serviceLimits(ofLimits, code),
        otherLimits: otherLimits(ofLimits, code),
        exclusions: exclusionsOf(rows, code),
      };
      return [code, rules];
    }),
  );
}
