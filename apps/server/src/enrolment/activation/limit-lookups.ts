import { limitKey } from '../../platform/limits/limit-key.ts';
import { requireUseBelow } from '../../platform/db/use-limits.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';

/**
 * Lookups in a quarter of an hour: from one browser, and from one network address, which a clinic's desk or a whole phone network
 * shares. Codes are too long to be guessed, and one that somebody holds fails five times: nobody needs to be locked out here, and
 * no stranger could lock out all who share an address.
 */
const MAXIMUM = { browser: 20, address: 200 };
const WINDOW_SECONDS = 15 * 60;

/** Counts a lookup, before it is judged. @throws Refusal tooManyRequests beyond MAXIMUM, with the seconds to wait. */
export async function requireLookupsLeft(
  { address, browserId }: Pick<Visitor, 'address' | 'browserId'>,
  { database, ports, settings }: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<void> {
  const limits = [
    { key: limitKey(settings.secret, `activation:address:${address}`), limit: MAXIMUM.address },
    { key: limitKey(settings.secret, `activation:browser:${browserId}`), limit: MAXIMUM.browser },
  ];
  await requireUseBelow(database.db, limits, ports.clock.now(), WINDOW_SECONDS);
}
