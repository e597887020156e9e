import type { Transaction } from 'kysely';
import { deleteInsuredSavedEstimates, forgetInsurance } from '../queries/forget-insurance.ts';
import { deleteHealthLinksOf } from '../queries/health-links.ts';
import { deleteKeptEstimatesOf } from '../queries/kept-estimates.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { ownerOf } from '../guest-identity.ts';
import { secondsAfter } from '../../platform/time.ts';
import { limits } from '../../platform/limits/limits.ts';

/** The next person at this browser can be another one: they must not see the guest's insurance (decision 11). */
export async function forgetGuestInsurance(trx: Transaction<Tables>, browserId: string, now: Date): Promise<void> {
  await forgetInsurance(trx, ownerOf(browserId), times(now));
}

/**
 * The account is no longer the patient's: every insurance goes, whoever entered it, with what insurers answered and every
 * estimate that was saved with one or has a number (decision 82). Estimates at the price without insurance stay.
 */
export async function forgetAccountInsurance(trx: Transaction<Tables>, accountId: string, now: Date): Promise<void> {
  await deleteKeptEstimatesOf(trx, accountId);
  await deleteHealthLinksOf(trx, accountId);
  await deleteInsuredSavedEstimates(trx, accountId);
  await forgetInsurance(trx, accountId, times(now));
}

function times(now: Date): { sentSince: Date; keptUntil: Date } {
  const { window } = limits.inquiryResend;
  return { sentSince: secondsAfter(now, -window), keptUntil: secondsAfter(now, window) };
}
