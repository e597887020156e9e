import type { FastifyBaseLogger } from 'fastify';
import { systemClock } from '../adapters/clock-system.ts';
import { serveAdt } from '../app/adt/serve-adt.ts';
import type { Database } from '../platform/db/database.ts';
import type { Settings } from '../platform/settings/settings.ts';

/** Takes messages about patients (HL7 v2 ADT) where the settings ask for it. Null: they do not. */
export async function listenForAdt(
  database: Database,
  { adt, keys, mode }: Settings,
  log: FastifyBaseLogger,
): Promise<{ close(): Promise<void> } | null> {
  if (adt === undefined) return null;
  const { mrnAuthority: mrnSystem } = adt;
  const takesTrials = mode !== 'production';
  return serveAdt(
    adt,
    { database, clock: systemClock, keys, mrnSystem, takesTrials },
    {
      refused: (refused) => log.warn({ kind: 'service', ...refused }, 'ADT message refused'),
      failed: (error) => log.error({ err: error }, 'ADT message not stored'),
      turnedAway: () => log.warn({ kind: 'service' }, 'ADT sender turned away'),
    },
  );
}
