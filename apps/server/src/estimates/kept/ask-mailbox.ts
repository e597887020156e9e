import { linkTo } from '@portico/contract';
import type { Transaction } from 'kysely';
import { confirmWatchMail } from '../../documents/price-watch-mail.ts';
import { hashOf } from '../../platform/crypto/token.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { limits } from '../../platform/limits/limits.ts';
import type { Services } from '../../platform/services.ts';
import { secondsAfter } from '../../platform/time.ts';
import type { StoredKeptEstimate } from '../queries/kept-estimates.ts';
import { insertPriceWatch, listPriceWatchesOf, updatePriceWatch } from '../queries/price-watches.ts';
import { type PriceWatch, sealPriceWatch, unsealPriceWatch } from './price-watch.ts';
import { queueWatchMail } from './queue-watch-mail.ts';

/**
 * Stores that a mailbox is asked whether it wants to hear of the price of an estimate, and queues the mail that asks. A mailbox has one watch
 * of an estimate, however often it is asked: it hears once of each change, and the link of any of its mails ends them all.
 *
 * @param wanted its token counts where the mailbox has no watch yet.
 */
export async function askMailbox(
  trx: Transaction<Tables>,
  { number_hash, owner_id, expires_at: ends }: StoredKeptEstimate,
  wanted: PriceWatch,
  { ports, settings }: Pick<Services, 'ports' | 'settings'>,
): Promise<void> {
  const { keys, publicUrl, healthSystem } = settings;
  const now = ports.clock.now();
  const linkEnds = secondsAfter(now, limits.priceWatch.window);
  const expires_at = linkEnds < ends ? linkEnds : ends;
  const before = (await listPriceWatchesOf(trx, number_hash, now))
    .map((row) => ({ row, watch: unsealPriceWatch(keys, row) }))
    .find(({ watch: { email } }) => email.toLowerCase() === wanted.email.toLowerCase());
  const watch = before === undefined ? wanted : { ...wanted, token: before.watch.token };
  const token_hash = hashOf(watch.token);
  if (before === undefined) {
    const sealed = sealPriceWatch(keys, token_hash, watch);
    const row = { token_hash, number_hash, owner_id, sealed, confirmed_at: null, seen_prices: '', expires_at };
    await insertPriceWatch(trx, row);
  } else if (before.row.confirmed_at === null) {
    await updatePriceWatch(trx, token_hash, { sealed: sealPriceWatch(keys, token_hash, watch), expires_at });
  }
  const { language } = watch;
  const mail = confirmWatchMail(linkTo(publicUrl, 'estimates-watch', watch.token), language, { system: healthSystem });
  await queueWatchMail(trx, watch, { ...mail, goodUntil: expires_at }, { publicUrl, jobs: ports.jobs });
}
