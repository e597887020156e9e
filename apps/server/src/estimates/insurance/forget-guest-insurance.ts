import type { Transaction } from 'kysely';
import { forgetInsurance } from '../queries/forget-insurance.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { ownerOf } from '../guest-identity.ts';
import { secondsAfter } from '../../platform/time.ts';
import { limits } from '../../platform/limits/limits.ts';

/** The next person at this browser can be another one: they must not see the guest's insurance (decision 11). */
export async function forgetGuestInsurance(trx: Transaction<Tables>, browserId: string, now: Date): Promise<void> {
  await forgetInsurance(trx, ownerOf(browserId), {
    sentSince: secondsAfter(now, -limits.inquiryResend.window),
    keptUntil: secondsAfter(now, limits.inquiryResend.window),
  });
}
