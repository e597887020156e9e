import type { InputOf, ReplyOf } from '@portico/contract';
import { readEmail } from '@portico/rules';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import { newToken } from '../../platform/crypto/token.ts';
import { requireUseBelow } from '../../platform/db/use-limits.ts';
import { limitKey } from '../../platform/limits/limit-key.ts';
import { limits } from '../../platform/limits/limits.ts';
import { countUse } from '../../platform/limits/rate-limits.ts';
import { Refusal } from '../../platform/refusal.ts';
import { secondsAfter } from '../../platform/time.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { askMailbox } from '../kept/ask-mailbox.ts';
import { requireKeptEstimate } from '../kept/require-kept-estimate.ts';
import { todaysCents } from '../kept/todays-estimate.ts';
import type { EstimateServices } from '../services.ts';

/**
 * Queues the mail by which an address confirms that it wants to hear when the price of an estimate changes, from what it is today. Nothing
 * else is sent before. A mailbox that got its mails of a day gets no more, and the reply does not tell.
 *
 * @throws Refusal keptEstimateRefused; malformedRequest for an address that is none; tooManyRequests for an estimate for which too
 *   many addresses were asked today.
 */
export async function watchPrice(
  { key, emailAddress }: InputOf<'watchPrice'>,
  visitor: Visitor,
  services: EstimateServices,
): Promise<ReplyOf<'watchPrice'>> {
  const { database, ports } = services;
  const { language } = visitor;
  const { stored, kept } = await requireKeptEstimate(key, visitor, services);
  const email = readEmail(emailAddress);
  if (email === null) throw new Refusal('malformedRequest', ['emailAddress']);
  const asked = { language, ends: stored.expires_at, now: ports.clock.now() };
  const toldCents = await todaysCents(kept, asked, services);
  await database.db.transaction().execute(async (trx) => {
    if (await isMailDue(trx, { number: kept.number, email }, services)) {
      await askMailbox(trx, stored, { email, language, toldCents, token: newToken() }, services);
    }
  });
  return {};
}

/**
 * Counts a mail of the estimate, and of the mailbox, which may be a stranger's: false for one too many there.
 *
 * @throws Refusal tooManyRequests beyond the limit of the estimate, with the seconds to wait.
 */
async function isMailDue(
  trx: Transaction<Tables>,
  { number, email }: { number: string; email: string },
  { ports, settings: { keys } }: EstimateServices,
): Promise<boolean> {
  const now = ports.clock.now();
  const ofNumber = limits.priceWatchesOfNumber;
  const uses = [{ key: limitKey(keys, `watch:number:${number}`), limit: ofNumber.number }];
  await requireUseBelow(trx, uses, now, ofNumber.window);
  const { number: most, window } = limits.priceWatchesToMailbox;
  const ofMailbox = limitKey(keys, `watch:mailbox:${email.toLowerCase()}`);
  const usages = await countUse(trx, [ofMailbox], now, secondsAfter(now, window));
  return usages.every(({ points }) => points <= most);
}
