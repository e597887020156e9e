import { limitKey } from '../../platform/limits/limit-key.ts';
import { requireUseBelow } from '../../platform/db/use-limits.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';

/**
 * Lookups in 15 minutes, from one browser and from one network address. A clinic's desk or a phone network shares one
 * address. Codes are too long to guess, and one code fails at most five times. So no lockout is needed here, and a
 * stranger cannot lock out everybody behind one address.
 */
const MAXIMUM = { browser: 20, address: 200 };
const WINDOW_SECONDS = 15 * 60;

/** Counts a lookup before it is checked. @throws Refusal tooManyRequests beyond MAXIMUM, with the seconds to wait. */
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
