import { limitKey } from '../../platform/limits/limit-key.ts';
import { requireUseBelow } from '../../platform/db/use-limits.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';
import { limits } from '../../platform/limits/limits.ts';

/**
 * Counts a lookup, before it is checked. Codes are too long to guess, and one code fails a few times at most. So
 * no lockout is needed here, and a stranger cannot lock out everybody behind one address.
 *
 * @throws Refusal tooManyRequests, with the seconds to wait.
 */
export async function requireLookupsLeft(
  { address, browserId }: Pick<Visitor, 'address' | 'browserId'>,
  { database, ports, settings }: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<void> {
  const uses = [
    { key: limitKey(settings.keys, `activation:address:${address}`), limit: limits.lookupsOfAddress.number },
    { key: limitKey(settings.keys, `activation:browser:${browserId}`), limit: limits.lookupsOfBrowser.number },
  ];
  await requireUseBelow(database.db, uses, ports.clock.now(), limits.lookupsOfBrowser.window);
}
