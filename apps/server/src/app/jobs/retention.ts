import type { Kysely } from 'kysely';
import { removeExpiredCodes } from '../../enrolment/queries/access-codes.ts';
import { removeExpiredNotices } from '../../enrolment/queries/record-notices.ts';
import { removeExpiredMessages } from '../../help-desk/queries/messages.ts';
import { removeDeadImports } from '../../patients/import/import-lease.ts';
import { deleteStagedBefore } from '../../patients/queries/patient-imports.ts';
import { removeOldVersions } from '../../prices/remove-old-versions.ts';
import { removeReplacedWebFiles } from '../pages/queries/web-files.ts';
import { removeOldMisses } from '../../estimates/queries/search-misses.ts';
import { removeExpiredInsurances, removeOwnerlessInsurances } from '../../estimates/queries/insurances.ts';
import { endGivenUpUploads } from '../../staff/prices/uploads/end-given-up-uploads.ts';
import { removeIdleReservations } from '../../accounts/queries/reserved-accounts.ts';
import { removeEndedProxies } from '../../proxies/queries/proxies.ts';
import { removeExpiredVisits } from '../../visits/queries/visits.ts';
import { secondsAfter } from '../../platform/time.ts';
import { runEach } from '../../platform/jobs/run-each.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { limits } from '../../platform/limits/limits.ts';

/**
 * Deletes what is past its time, table by table as docs/retention.md has it. Nothing depends on when it runs: expired data
 * are refused before. What is deleted with its account or its enrolment has jobs of its own (open-job-queue.ts).
 * What cannot be deleted holds up nothing else.
 *
 * @throws the first error, once all the rest is deleted.
 */
export async function removeExpired(db: Kysely<Tables>, now: Date): Promise<void> {
  await runEach([
    ...removalsOfGuests(db, now),
    ...removalsOfAccounts(db, now),
    // After the estimates: an insurance is stored as long as an estimate uses it.
    () => removeExpiredInsurances(db, now),
    () => removeOwnerlessInsurances(db),
    () => removeExpiredMessages(db, now),
    () => removeOldMisses(db, before(now, limits.searchMiss)),
    () => removeReplacedWebFiles(db, before(now, limits.replacedWebFiles)),
    () => removeExpiredVisits(db, now),
    () => db.deleteFrom('staff_sessions').where('signed_in_at', '<=', before(now, limits.staffSession)).execute(),
    () => db.deleteFrom('staff_openings').where('expires_at', '<=', now).execute(),
    () => db.deleteFrom('staff_long_calls').where('beat_at', '<=', before(now, limits.staffSession)).execute(),
    () => db.deleteFrom('price_uploads').where('moved_at', '<=', before(now, limits.priceUpload)).execute(),
    () => db.deleteFrom('adt_messages').where('expires_at', '<=', now).execute(),
    () => db.deleteFrom('inquiries').where('expires_at', '<=', now).execute(),
    () => db.deleteFrom('rate_limits').where('expires_at', '<=', now).execute(),
    () => db.deleteFrom('outbox').where('at', '<', before(now, limits.outbox)).execute(),
  ]);
}

/**
 * Deletes what imports of patients and prices have left that are dead: whose lock is free (findings, reliability 7). Deletes also
 * the prices that are too old for a way back. Ends the imports at the screen that nobody tries again.
 */
export async function removeStopped(
  database: Database,
  { keptPrices, keys }: Pick<Settings, 'keptPrices' | 'keys'>,
  now: Date,
): Promise<void> {
  await endGivenUpUploads(database.db, keys, now);
  await removeDeadImports(database);
  await deleteStagedBefore(database.db, startedBefore(now));
  await removeOldVersions(database, { stoppedBefore: secondsAfter(now, 1), keep: keptPrices });
}

/** The time before which an import without a lease, or a copy of a file, must have begun to count as left behind. */
export function startedBefore(now: Date): Date {
  return before(now, limits.stoppedImport);
}

type Removal = () => Promise<unknown>;

function removalsOfGuests(db: Kysely<Tables>, now: Date): Removal[] {
  return [
    () => db.deleteFrom('guest_sessions').where('expires_at', '<=', now).execute(),
    () => db.deleteFrom('estimates').where('expires_at', '<=', now).execute(),
    () => db.deleteFrom('kept_estimates').where('expires_at', '<=', now).execute(),
    () => db.deleteFrom('health_links').where('expires_at', '<=', now).execute(),
    () => db.deleteFrom('price_watches').where('expires_at', '<=', now).execute(),
    () => db.deleteFrom('captcha_uses').where('expires_at', '<=', now).execute(),
  ];
}

function removalsOfAccounts(db: Kysely<Tables>, now: Date): Removal[] {
  return [
    () => db.deleteFrom('sessions').where('ends_at', '<=', now).execute(),
    () => db.deleteFrom('pending_sign_ins').where('expires_at', '<=', now).execute(),
    () => db.deleteFrom('openid_artifacts').where('expires_at', '<=', now).execute(),
    () => db.deleteFrom('smart_contexts').where('expires_at', '<=', now).execute(),
    () => db.deleteFrom('smart_launches').where('expires_at', '<=', now).execute(),
    () => db.deleteFrom('tickets').where('expires_at', '<=', now).execute(),
    () => db.deleteFrom('proxy_invites').where('expires_at', '<=', now).execute(),
    () => removeExpiredNotices(db, now),
    () => removeEndedProxies(db, now),
    () => removeIdleReservations(db, now),
    () => removeExpiredCodes(db, before(now, limits.expiredAccessCode)),
    () => db.deleteFrom('sent_codes').where('expires_at', '<', before(now, limits.expiredSentCode)).execute(),
    () =>
      db
        .deleteFrom('second_factors')
        .where('confirmed_at', 'is', null)
        .where('added_at', '<', before(now, limits.unconfirmedFactor))
        .execute(),
    () => db.deleteFrom('try_locks').where('last_try_at', '<=', before(now, limits.longestLock)).execute(),
    () => db.deleteFrom('devices').where('last_used_at', '<', before(now, limits.knownDevices)).execute(),
  ];
}

function before(now: Date, { window }: { window: number }): Date {
  return secondsAfter(now, -window);
}
