import type { Transaction } from 'kysely';
import type { Tables } from '../platform/db/tables.ts';
import { requireUseBelow } from '../platform/db/use-limits.ts';
import { limitKey } from '../platform/limits/limit-key.ts';
import { limits } from '../platform/limits/limits.ts';
import { countUse } from '../platform/limits/rate-limits.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { secondsAfter } from '../platform/time.ts';
import type { Visitor } from '../platform/visitor/visitor.ts';

/**
 * Counts a message of its writer and of the network address.
 *
 * @throws Refusal tooManyRequests, with the seconds to wait.
 */
export async function limitMessages(
  trx: Transaction<Tables>,
  { visitor, accountId, now }: { visitor: Visitor; accountId: string | null; now: Date },
  { keys }: Pick<Settings, 'keys'>,
): Promise<void> {
  const writer = accountId === null ? `browser:${visitor.browserId}` : `account:${accountId}`;
  const uses = [
    { key: limitKey(keys, `help-desk:address:${visitor.address}`), limit: limits.helpDeskMessagesOfAddress.number },
    { key: limitKey(keys, `help-desk:${writer}`), limit: limits.helpDeskMessagesOfWriter.number },
  ];
  await requireUseBelow(trx, uses, now, limits.helpDeskMessagesOfWriter.window);
}

/** Counts a receipt to a mailbox, which may be a stranger's: false for one too many. */
export async function isReceiptDue(
  trx: Transaction<Tables>,
  email: string,
  now: Date,
  { keys }: Pick<Settings, 'keys'>,
): Promise<boolean> {
  const key = limitKey(keys, `help-desk:mailbox:${email.toLowerCase()}`);
  const usages = await countUse(trx, [key], now, secondsAfter(now, limits.helpDeskReceipts.window));
  return usages.every(({ points }) => points <= limits.helpDeskReceipts.number);
}
