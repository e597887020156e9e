import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgresql } from '../apps/server/src/testing/postgresql-server.ts';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { prepareDatabase } from '../apps/server/src/app/prepare-database.ts';
import { verifyAudit } from '../apps/server/src/platform/audit/verify-audit.ts';
import { keysOf } from '../apps/server/src/platform/crypto/keys.ts';
import { AUDIT_SECRET, type Appended, startAppending } from './audit-load.ts';
import type { Measurement } from './measurement.ts';
import { percentile } from './percentiles.ts';

/** Transactions that each server has under way at once: those of its pool. */
const AT_ONCE = 10;

/**
 * How many entries a second the audit trail takes at most, from one server and from four, on a PostgreSQL that keeps what it
 * has said to keep. Each entry is in a transaction of its own. The peer does the same without the chain: nothing has an order.
 */
export async function measureAudit(): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-bench-'));
  const postgresql = await startPostgresql(`${folder}-postgresql`, { isDurable: true });
  try {
    const databaseUrl = `${postgresql.url}/postgres`;
    const database = await openDatabase({ dataFolder: '', databaseUrl });
    const keys = await prepareDatabase(database, { kind: 'demonstration', keys: keysOf(AUDIT_SECRET) });
    const measured: Measurement[] = [];
    for (const servers of [1, 4]) {
      const own = await appendBy(servers, 'chain', databaseUrl);
      const bare = await appendBy(servers, 'rows', databaseUrl);
      measured.push({
        name: `append to the audit trail, servers: ${servers}`,
        unit: 'entries a second',
        value: own.perSecond,
        peer: { name: 'rows without a chain', value: bare.perSecond },
        more: {
          'at once of each server': AT_ONCE,
          'p50 ms': percentile(own.milliseconds, 50),
          'p99 ms': percentile(own.milliseconds, 99),
        },
      });
    }
    const { broken } = await verifyAudit(database.db, keys);
    await database.close();
    if (broken !== null) throw new Error(`Entry ${broken.number} ${broken.reason}.`);
    return measured;
  } finally {
    await postgresql.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function appendBy(servers: number, what: 'chain' | 'rows', databaseUrl: string): Promise<Appended> {
  const appending = await Promise.all(
    Array.from({ length: servers }, () => startAppending({ what, databaseUrl, atOnce: AT_ONCE })),
  );
  const all = await Promise.all(appending.map((each) => each.run()));
  return {
    perSecond: all.reduce((sum, { perSecond }) => sum + perSecond, 0),
    milliseconds: all.flatMap(({ milliseconds }) => milliseconds),
  };
}
