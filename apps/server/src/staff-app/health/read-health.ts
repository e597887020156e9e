import type { AskedServiceModel, HealthModel } from '@portico/staff-contract';
import { statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import { watchDiskRoom } from '../../app/http/disk-room.ts';
import { findUnreadiness } from '../../app/http/health.ts';
import { countWaiting } from '../../app/jobs/open-job-queue.ts';
import { installationOf } from '../../platform/installation/installation.ts';
import { DAY_SECONDS, secondsAfter } from '../../platform/time.ts';
import { isAnswer, type ServiceNote, serviceNotes } from '../../platform/telemetry/service-notes.ts';
import { agesOfPrices } from '../../prices/queries/ages-of-prices.ts';
import type { StaffServices } from '../services.ts';

/** In seconds, as the alerts have it (ops/alerts): what has waited longer is late. */
const LATE = 10 * 60;
/** The same of disks: less than a tenth, or than so many bytes. */
const LOW_BYTES = 2 ** 30;
const LOW_SHARE = 0.1;
/** In seconds: the law asks for a yearly update (45 CFR 180.50). */
const OLD = 365 * DAY_SECONDS;

const startedAt = secondsAfter(new Date(), -process.uptime());

/** How everything is that the portal needs, as this process sees it: readiness, services outside, queues, disks, the age of prices. */
export async function readHealth(services: StaffServices): Promise<HealthModel> {
  const { database, settings, clock } = services;
  const now = clock.now();
  const { healthSystem, dataFolder } = settings;
  const room = watchDiskRoom(database.engine === 'pglite' ? dataFolder : undefined);
  const reason = await findUnreadiness(database, installationOf(settings), room);
  const payors = new Map(healthSystem.payors.map(({ id, name }) => [id, name]));
  return {
    at: now.toISOString(),
    host: hostname(),
    startedAt: startedAt.toISOString(),
    readiness: reason ?? 'ready',
    services: [...serviceNotes('service')].map(([name, note]) => asked(name, note)),
    insurers: [...serviceNotes('insurer')].map(([id, note]) => asked(payors.get(id) ?? id, note)),
    queues: await queuesOf(services, now),
    disks: await disksOf(settings),
    prices: await pricesOf(services, now),
  };
}

function asked<Name extends string>(
  name: Name,
  { outcome, since, lastAt }: ServiceNote,
): AskedServiceModel & { name: Name } {
  return {
    name,
    outcome: outcome === 'rejected' || isAnswer(outcome) ? 'answered' : outcome,
    since: since.toISOString(),
    lastAt: lastAt.toISOString(),
  };
}

async function queuesOf({ database }: StaffServices, now: Date): Promise<HealthModel['queues']> {
  return Object.entries(await countWaiting(database.db)).map(([name, { jobs, late }]) => ({
    name,
    jobs,
    dueSince: jobs === 0 ? null : secondsAfter(now, -late).toISOString(),
    isLate: late > LATE,
  }));
}

async function disksOf({ dataFolder, priceFilesFolder }: StaffServices['settings']): Promise<HealthModel['disks']> {
  const folders = [
    ['data', dataFolder],
    ['priceFiles', priceFilesFolder],
  ] as const;
  const read = folders.map(async ([folder, path]) => {
    // A database in memory, or on another machine, has no folder here.
    const found = await statfs(path).catch(() => null);
    if (found === null) return [];
    const [free, size] = [found.bavail * found.bsize, found.blocks * found.bsize];
    return [{ folder, free, size, isLow: free < LOW_BYTES || free < size * LOW_SHARE }];
  });
  return (await Promise.all(read)).flat();
}

async function pricesOf({ database, settings }: StaffServices, now: Date): Promise<HealthModel['prices']> {
  const names = new Map(settings.healthSystem.locations.map(({ id, name }) => [id, name]));
  return (await agesOfPrices(database.db, now)).map(({ location, imported, updated }) => ({
    location: names.get(location) ?? location,
    importedAt: secondsAfter(now, -imported).toISOString(),
    updatedAt: updated === null ? null : secondsAfter(now, -updated).toISOString(),
    isOld: updated !== null && updated > OLD,
  }));
}
