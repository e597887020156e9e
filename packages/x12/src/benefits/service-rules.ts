import type { BenefitRow } from '../model/response.ts';
import { approvalOf } from './approval.ts';
import { otherLimits, serviceLimits } from './service-limits.ts';

/** What a plan wants or limits beside what the patient pays for a service type. */
export interface ServiceRules {
  /** `null` if the message says nothing of approval. */
  readonly approval: Approval | null;
  readonly limits: readonly ServiceLimit[];
  /** The payer's own words, if any, on limits that are not told by one number; `null` if there are none. */
  readonly otherLimits: readonly string[] | null;
}

/** Prior authorization. */
export interface Approval {
  /** `perhaps`: for a part of the care, or the message contradicts itself. `unsaid`: the payer says that it does not say. */
  readonly is: 'needed' | 'perhaps' | 'unsaid' | 'notNeeded';
  /** The payer's own words where it may be needed. */
  readonly remarks: readonly string[];
}

/** How much of a service the plan pays for. */
export interface ServiceLimit {
  /** `cents`: of what the plan pays. */
  readonly unit: 'visits' | 'days' | 'hours' | 'services' | 'cents';
  /** `null` if only what is left is stated. */
  readonly total: number | null;
  /** Of the total; `null` if the message does not say. */
  readonly period: LimitPeriod | null;
  /** `null` if the message does not settle it. Never below 0. */
  readonly left: number | null;
  /** The payer's own words. */
  readonly remarks: readonly string[];
}

/** `planYear` is a service or contract year. */
export type LimitPeriod = 'calendarYear' | 'planYear' | 'lifetime' | 'month' | 'week' | 'day' | 'episode' | 'admission';

/** @param rows those of one network that count. */
export function serviceRules(
  rows: readonly BenefitRow[],
  serviceTypeCodes: readonly string[],
): ReadonlyMap<string, ServiceRules> {
  return new Map(
    serviceTypeCodes.map((code) => [
      code,
      {
        approval: approvalOf(rows, code),
        limits: serviceLimits(rows, code),
        otherLimits: otherLimits(rows, code),
      },
    ]),
  );
}
