import type { Transaction } from 'kysely';
import { forgetInsurance } from '../queries/forget-insurance.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { ownerOf } from '../guest-identity.ts';
import { SECONDS_BEFORE_SENDING_AGAIN } from '../../ports/eligibility.ts';
import { secondsAfter } from '../../platform/time.ts';

/** The next person at this browser can be another one: they must not see the guest's insurance (decision 11). */
export async function forgetGuestInsurance(trx: Transaction<Tables>, browserId: string, now: Date): Promise<void> {
  await forgetInsurance(trx, ownerOf(browserId), {
    sentSince: secondsAfter(now, -SECONDS_BEFORE_SENDING_AGAIN),
    keptUntil: secondsAfter(now, SECONDS_BEFORE_SENDING_AGAIN),
  });
}
