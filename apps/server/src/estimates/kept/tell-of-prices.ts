import { linkTo } from '@portico/contract';
import { priceChangedMail } from '../../documents/price-watch-mail.ts';
import type { Database } from '../../platform/db/database.ts';
import type { JobPorts } from '../../platform/jobs/job-ports.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { dayIn } from '../../platform/time.ts';
import type { Clock } from '../../ports/clock.ts';
import { liveVersions } from '../../prices/queries/live-prices.ts';
import { createPriceBooks } from '../figures/price-books.ts';
import { createRateBooks } from '../figures/rate-books.ts';
import { findKeptEstimate } from '../queries/kept-estimates.ts';
import { findPriceWatch, holdPriceWatch, listDueWatches, updatePriceWatch } from '../queries/price-watches.ts';
import { lastDayOf } from './end-of-kept.ts';
import { unsealKeptEstimate } from './kept-estimate.ts';
import { sealPriceWatch, unsealPriceWatch } from './price-watch.ts';
import { queueWatchMail } from './queue-watch-mail.ts';
import { todaysCents } from './todays-estimate.ts';
import { priceWatchQueue } from './price-watch-queue.ts';

export interface TellingServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'keys' | 'publicUrl' | 'healthSystem'>;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
  readonly report: JobPorts['report'];
}

/** Watches that are read in one go. */
const AT_ONCE = 200;

/**
 * Tells every confirmed address whose kept estimate comes to another amount than it was told last, once for each change. What was
 * looked at is written in the transaction that queues the mail: a job that is killed tells nobody twice and forgets nobody. One that
 * cannot be looked at is reported, keeps nobody else waiting, and is tried again with the next run.
 */
export async function tellOfPrices(services: TellingServices): Promise<void> {
  const { database, clock, settings, report } = services;
  const prices = fingerprintOf(await liveVersions(database.db));
  const books = {
    prices: createPriceBooks(database.db),
    rates: createRateBooks(database.db, settings.healthSystem.payors),
    settings,
  };
  let after = new Uint8Array();
  for (;;) {
    const due = await listDueWatches(database.db, { prices, after, limit: AT_ONCE, now: clock.now() });
    for (const tokenHash of due) {
      try {
        await look(tokenHash, prices, books, services);
      } catch (error) {
        report({ queue: priceWatchQueue.name, reason: error instanceof Error ? error.name : 'unknown' });
      }
    }
    const last = due.at(-1);
    if (last === undefined) return;
    after = new Uint8Array(last);
  }
}

/** Which prices are live, and when staff last decided on insurers’ names in them: other ones are looked at anew. */
function fingerprintOf(live: Awaited<ReturnType<typeof liveVersions>>): string {
  return [...live]
    .map(([location, { versionId, namesDecidedAt }]) => `${location}:${versionId}:${namesDecidedAt ?? 0}`)
    .toSorted()
    .join(' ');
}

async function look(
  tokenHash: Uint8Array,
  prices: string,
  books: Parameters<typeof todaysCents>[2],
  { database, clock, settings, jobs }: TellingServices,
): Promise<void> {
  const { keys, publicUrl, healthSystem: system } = settings;
  const now = clock.now();
  const before = await findPriceWatch(database.db, tokenHash, now);
  const estimate = before && (await findKeptEstimate(database.db, [before.number_hash], now));
  if (before === undefined || estimate === undefined) return;
  const watch = unsealPriceWatch(keys, before);
  const { token, language } = watch;
  // Outside of the transaction: the embedded engine has one connection.
  const asked = { language, ends: estimate.expires_at, now };
  const toldCents = await todaysCents(unsealKeptEstimate(keys, estimate), asked, books);
  await database.db.transaction().execute(async (trx) => {
    const stored = await holdPriceWatch(trx, tokenHash, now);
    // Another server has told of these prices meanwhile, or it was ended.
    if (stored === undefined || stored.seen_prices === prices) return;
    const sealed = sealPriceWatch(keys, tokenHash, { ...watch, toldCents });
    await updatePriceWatch(trx, tokenHash, { seen_prices: prices, sealed });
    if (toldCents === watch.toldCents) return;
    const days = { keptOn: dayIn(system.timeZone, estimate.kept_at), lastDay: lastDayOf(estimate.expires_at, system) };
    const url = linkTo(publicUrl, 'estimates-watch', token);
    const mail = priceChangedMail({ url, ...days }, language, { system, publicUrl });
    await queueWatchMail(trx, watch, { ...mail, goodUntil: stored.expires_at }, { publicUrl, jobs });
  });
}
