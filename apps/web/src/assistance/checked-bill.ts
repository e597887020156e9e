import type { Bill } from '@portico/assistance';
import type { EstimateModel } from '@portico/contract';
import { billMemory } from '../portal/personal-memory.ts';
import { billOf } from './bill-of.ts';

/** The estimate whose bill the check is for. Nothing that a person answers is in it. */
export interface CheckedBill extends Bill {
  readonly service: string;
  readonly location: string;
  readonly isInsured: boolean;
}

/** Notes an estimate for the page of help with the bill. One without an amount is forgotten, with the one before it. */
export function noteBill(model: EstimateModel): void {
  const bill = billOf(model);
  if (bill === null) billMemory.forget();
  else billMemory.remember(JSON.stringify({ ...bill, ...namesOf(model) } satisfies CheckedBill));
}

/** The estimate that one came from; null for none. */
export function notedBill(): CheckedBill | null {
  const text = billMemory.recall();
  return text === undefined ? null : (JSON.parse(text) as CheckedBill);
}

function namesOf({ GivenName, ServiceName, CurrentLocation, Estimate }: EstimateModel) {
  return {
    service: GivenName || ServiceName,
    location: CurrentLocation?.Name ?? '',
    isInsured: Estimate?.IsSelfPayEstimate === false,
  };
}
