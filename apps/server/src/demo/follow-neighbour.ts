import { join } from 'node:path';
import type { Database } from '../platform/db/database.ts';
import type { HealthSystem } from '../platform/settings/health-system.ts';
import { HOUR_SECONDS, secondsAfter } from '../platform/time.ts';
import type { Clock } from '../ports/clock.ts';
import { listFollows, saveFollow } from '../prices/queries/price-follows.ts';
import { OWN_HEADER } from './price-files/as-csv-wide.ts';
import { neighboursPriceFile } from './price-files/index.ts';
import { neighbouringHospital } from './price-files/sites.ts';

/** The website of the hospital nearby: pages of this server. */
const WEBSITE = `/dev/${neighbouringHospital.locationId}`;

/** What the server shows of the hospital nearby. */
export const neighboursWebsite = (dataFolder: string) => ({
  path: WEBSITE,
  name: neighbouringHospital.name,
  file: neighboursPriceFile(join(dataFolder, 'demo-prices')),
});

interface FollowingSettings {
  port: number;
  healthSystem: Pick<HealthSystem, 'priceFollowing'> & { locations: readonly { id: string }[] };
}

/**
 * Follows the price file of the hospital nearby, as staff do with `prices follow`. Nothing of it is live before they activate it. It is
 * due a day later: whoever does not want to wait runs `prices follow --now`. What is followed for the location already stays, where it is of
 * another website; where this server listens at another port now, it is followed there.
 */
export async function followNeighbour(
  { db }: Database,
  { port, healthSystem }: FollowingSettings,
  clock: Clock,
): Promise<void> {
  const { locationId, name } = neighbouringHospital;
  const address = `http://localhost:${port}${WEBSITE}/cms-hpt.txt`;
  if (port === 0 || healthSystem.locations.every(({ id }) => id !== locationId)) return;
  const followed = (await listFollows(db)).find((each) => each.locationId === locationId);
  if (followed !== undefined && (followed.address === address || !followed.address.includes(WEBSITE))) return;
  const due = secondsAfter(clock.now(), healthSystem.priceFollowing.everyHours * HOUR_SECONDS);
  const follow = { locationId, address, locationName: name, accepts: [OWN_HEADER] };
  await db.transaction().execute((trx) => saveFollow(trx, follow, clock.now(), due));
}
