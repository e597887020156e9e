import type { Transaction } from 'kysely';
import { limitKey } from '../../platform/limits/limit-key.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { requireUseBelow } from '../../platform/db/use-limits.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';
import { limits } from '../../platform/limits/limits.ts';

/**
 * Counts a message that a browser asks for. What one account gets is limited where the message is written
 * (recovery-message.ts), so that no reply tells of it.
 *
 * @throws Refusal tooManyRequests, with the seconds to wait.
 */
export async function countMessage(
  trx: Transaction<Tables>,
  { address, browserId }: Visitor,
  { ports, settings }: Services,
): Promise<void> {
  const uses = [
    { key: limitKey(settings.keys, `recovery:address:${address}`), limit: limits.recoveryMessagesOfAddress.number },
    { key: limitKey(settings.keys, `recovery:browser:${browserId}`), limit: limits.recoveryMessagesOfBrowser.number },
  ];
  await requireUseBelow(trx, uses, ports.clock.now(), limits.recoveryMessagesOfBrowser.window);
}
