import type { FastifyInstance } from 'fastify';
import { statfs } from 'node:fs/promises';
import { queues } from '../jobs/queues.ts';
import { agesOfPrices } from '../../prices/queries/ages-of-prices.ts';
import type { Services } from '../../platform/services.ts';
import { allowLabelValues } from '../../platform/telemetry/label-lists.ts';
import { gauge } from '../../platform/telemetry/measure.ts';

/** Measures what is there at the moment at which somebody looks: waiting jobs, the age of prices, room on the disk. */
export function measureState(app: FastifyInstance, { database, ports, settings }: Omit<Services, 'terms'>): void {
  const { healthSystem, eligibility, dataFolder, priceFilesFolder } = settings;
  allowLabelValues(
    'queues',
    queues.map(({ name }) => name),
  );
  allowLabelValues(
    'locations',
    healthSystem.locations.map(({ id }) => id),
  );
  allowLabelValues(
    'payors',
    healthSystem.payors.map(({ id }) => id),
  );
  allowLabelValues(
    'payers',
    healthSystem.payors.flatMap(({ electronicId }) => electronicId ?? []),
  );
  allowLabelValues('gateways', Object.keys(eligibility.gateways));
  const waiting = async () => Object.entries(await ports.jobs.waiting());
  const ages = () => agesOfPrices(database.db, ports.clock.now());
  const forget = [
    gauge('portico_jobs_waiting', async () => (await waiting()).map(([queue, { jobs }]) => [{ queue }, jobs])),
    gauge('portico_jobs_late_seconds', async () => (await waiting()).map(([queue, { late }]) => [{ queue }, late])),
    gauge('portico_prices_age_seconds', async () =>
      (await ages()).map(({ location, imported }) => [{ location }, imported]),
    ),
    gauge('portico_prices_file_age_seconds', async () =>
      (await ages()).flatMap(({ location, updated }) => (updated === null ? [] : [[{ location }, updated] as const])),
    ),
    ...(
      [
        ['data', dataFolder],
        ['price_files', priceFilesFolder],
      ] as const
    ).flatMap(([name, folder]) => [
      gauge('portico_disk_free_bytes', async () => {
        const { bavail, bsize } = await statfs(folder);
        return [[{ folder: name }, bavail * bsize]];
      }),
      gauge('portico_disk_size_bytes', async () => {
        const { blocks, bsize } = await statfs(folder);
        return [[{ folder: name }, blocks * bsize]];
      }),
    ]),
  ];
  app.addHook('onClose', async () => forget.forEach((each) => each()));
}
