import { once } from 'node:events';
import { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { BinaryRows } from './binary-rows.ts';
import { KEEP_ALIVE_AFTER } from './connection-limits.ts';
import type { Driver } from './database.ts';
import type { Tables } from './tables.ts';

/** One COPY into one table, kept open for as long as rows come. */
export interface CopyStream {
  /** Rows to write values into; `send` takes them from here. */
  readonly rows: BinaryRows;
  /**
   * Sends what is in `rows` once there is enough of it. The database works while the caller goes on; the next call waits for it, so
   * that memory use stays constant.
   */
  send(): Promise<void>;
  /** Sends the rest, and waits until the database has all of it. */
  end(): Promise<void>;
  /** Ends it without its rows, where they have not been written for good already. Safe to call after `end`. */
  cancel(): void;
}

/** Bytes that are sent at once over a connection. */
const CHUNK = 64 * 1024;

/** The embedded database takes a COPY in one piece, so that one piece is one statement of its own. */
const EMBEDDED_CHUNK = 1024 * 1024;

/**
 * Opens a COPY of binary rows. On PostgreSQL it is one statement on a connection of its own, beside the pool and without the pool's
 * limits of time: nothing of it stays where it is cancelled, or where this process dies. The embedded database writes each piece for
 * good.
 *
 * @param columns in the order of each row's values, which have to be of their types exactly.
 */
export async function openCopy(driver: Driver, table: keyof Tables, columns: readonly string[]): Promise<CopyStream> {
  const target = `copy ${table} (${columns.join(', ')}) from`;
  const rows = new BinaryRows();
  rows.begin();
  if (driver.engine === 'pglite') {
    const { pglite } = driver;
    const copy = async (): Promise<void> => {
      rows.end();
      await pglite.query(`${target} '/dev/blob' with (format binary)`, [], { blob: new Blob([rows.take()]) });
      rows.begin();
    };
    return {
      rows,
      send: async () => {
        if (rows.length >= EMBEDDED_CHUNK) await copy();
      },
      end: copy,
      cancel: () => {},
    };
  }
  return openOnConnection(driver.connectionString, target, rows);
}

async function openOnConnection(connectionString: string, target: string, rows: BinaryRows): Promise<CopyStream> {
  const client = new Client({
    connectionString,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER,
  });
  // What breaks the connection is told by the COPY below; without a handler, the event would end the process.
  client.on('error', () => {});
  await client.connect();
  const stream = client.query(copyFrom(`${target} stdin with (format binary)`));
  const failed = once(stream, 'error').then(([error]) => {
    throw error;
  });
  failed.catch(() => {});
  let sent: Promise<unknown> = Promise.resolve();
  const write = (bytes: Buffer): Promise<void> =>
    new Promise((resolve, reject) => {
      stream.write(bytes, (error) => (error ? reject(error) : resolve()));
    });
  return {
    rows,
    async send() {
      if (rows.length < CHUNK) return;
      await Promise.race([sent, failed]);
      sent = write(rows.take());
      sent.catch(() => {});
    },
    async end() {
      await Promise.race([sent, failed]);
      rows.end();
      stream.end(rows.take());
      await Promise.race([once(stream, 'finish'), failed]);
      await client.end();
    },
    // Where the COPY has not ended, this cuts the connection, and by that the database forgets its rows.
    cancel: () => void client.end().catch(() => {}),
  };
}
