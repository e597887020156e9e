import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Database, Engine } from '../../platform/db/database.ts';
import { readSettings, type Settings } from '../../platform/settings/settings.ts';
import { HOUR_SECONDS } from '../../platform/time.ts';
import type { Mail } from '../../ports/mail.ts';
import { createTestDatabase } from '../../testing/databases.ts';
import { examplePath, makeTestFolder } from '../../testing/price-files.ts';
import { type SettableClock, settableClock } from '../../testing/settable-clock.ts';
import { byServer } from '../follow/by-server.ts';
import { followPrices } from '../follow/follow-prices.ts';
import type { FollowServices } from '../follow/follow-services.ts';
import { listFollows, type PriceFollow, saveFollow } from '../queries/price-follows.ts';
import { listVersions, type PriceVersion } from '../queries/version-states.ts';
import { type HospitalWebsite, startHospitalWebsite } from './hospital-website.ts';

/** The location whose prices are followed. */
export const followedLocation = 'alder-main';

/** A location without prices, a hospital's website, and what follows the one at the other. */
export interface FollowTest {
  readonly database: Database;
  readonly settings: Settings;
  readonly website: HospitalWebsite;
  readonly clock: SettableClock;
  /** The text of the example. */
  readonly example: string;
  /** To staff, in order. */
  readonly mails: Mail[];
  /** @param address a path of the website. */
  follow(address: string, more?: Partial<Pick<PriceFollow, 'locationName' | 'accepts'>>): Promise<void>;
  servicesWith(more?: Partial<Settings>): FollowServices;
  check(more?: Partial<Settings>): Promise<void>;
  nextDay(): void;
  state(): Promise<PriceFollow | undefined>;
  staged(): Promise<PriceVersion | undefined>;
  close(): Promise<void>;
}

/** @param example a file of the examples. */
export async function openFollowTest(engine: Engine, example = 'valid/v3.json'): Promise<FollowTest> {
  const [database, folder, website, text] = await Promise.all([
    createTestDatabase(engine),
    makeTestFolder(),
    startHospitalWebsite(),
    readFile(examplePath(example), 'utf8'),
  ]);
  const priceFilesFolder = join(dirname(await folder.write('none', '')), 'originals');
  const settings = { ...(await readSettings('test', {})), priceFilesFolder };
  const clock = settableClock();
  const mails: Mail[] = [];
  const locationId = followedLocation;
  const servicesWith = (more: Partial<Settings> = {}): FollowServices => {
    const jobs = { enqueue: async (_trx: unknown, { data }: { data: unknown }) => void mails.push(data as Mail) };
    return byServer(database, { clock, settings: { ...settings, ...more } }, jobs, new AbortController().signal);
  };
  return {
    database,
    settings,
    website,
    clock,
    example: text,
    mails,
    follow: (address, { locationName = null, accepts = [] } = {}) =>
      database.db
        .transaction()
        .execute((trx) =>
          saveFollow(trx, { locationId, address: `${website.url}${address}`, locationName, accepts }, clock.now()),
        ),
    servicesWith,
    check: (more) => followPrices(servicesWith(more)),
    nextDay: () => clock.advance(24 * HOUR_SECONDS),
    state: async () => (await listFollows(database.db)).find((each) => each.locationId === locationId),
    staged: async () => (await listVersions(database.db, locationId)).find(({ status }) => status === 'staged'),
    close: async () => {
      await Promise.all([database.close(), folder.remove(), website.close()]);
    },
  };
}
