import { ANTI_FORGERY_HEADER, getPortalSettings, myHealthLogin } from '@portico/contract';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Keys } from '../apps/server/src/platform/crypto/keys.ts';
import { createAccount } from '../apps/server/src/accounts/create-account.ts';
import { systemClock } from '../apps/server/src/adapters/clock-system.ts';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { prepareDatabase } from '../apps/server/src/app/prepare-database.ts';
import { installationOf } from '../apps/server/src/platform/installation/installation.ts';
import { startServer } from '../apps/server/src/main/start-server.ts';
import { HASH_COST } from '../apps/server/src/accounts/passwords/hash-cost.ts';
import { hashPassword, verifyPassword } from '../apps/server/src/accounts/passwords/password-hash.ts';
import { readSettings, type Settings } from '../apps/server/src/platform/settings/settings.ts';
import { startPostgresql } from '../apps/server/src/testing/postgresql-server.ts';
import type { Measurement } from './measurement.ts';
import { median, percentile } from './percentiles.ts';
import { createSignInLoad, type SignInRequest } from './sign-in-load.ts';

const CONNECTIONS = 16;
/** Several for each connection, so that no two sign in to one account at once. */
const ACCOUNTS = 4 * CONNECTIONS;

/** Our rounds and those of the peer alternate, so that other load on the machine affects both. */
const ROUNDS = 8;
const ROUND_SECONDS = 3;
const WARM_UP_SECONDS = 5;

const password = 'a password of this bench';

/**
 * Measures sign-in through the real server over HTTP, next to the hash that each sign-in must compute, with the same
 * settings on the same cores: no sign-in can be faster than that. Uses the embedded database, and the PostgreSQL of
 * DATABASE_URL or one that it starts.
 */
export async function measureSignIns(): Promise<Measurement[]> {
  const databaseUrl = process.env['DATABASE_URL'];
  const folder = await mkdtemp(join(tmpdir(), 'portico-bench-'));
  try {
    const embedded = await measureOn('PGlite', { PORTICO_DATA: folder });
    if (databaseUrl !== undefined) return [embedded, await measureOn('PostgreSQL', { DATABASE_URL: databaseUrl })];
    // Not inside the folder above: if we run as root, PostgreSQL runs as another user. It is skipped if it does not
    // start.
    const postgresql = await startPostgresql(`${folder}-postgresql`).catch(() => undefined);
    if (postgresql === undefined) return [embedded];
    try {
      return [embedded, await measureOn('PostgreSQL', { DATABASE_URL: `${postgresql.url}/postgres` })];
    } finally {
      await postgresql.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureOn(database: string, env: NodeJS.ProcessEnv): Promise<Measurement> {
  // The limit is higher than one client can reach. The sign-in is measured with the count of its limit.
  const settings = await readSettings('test', { PORT: '0', PORTICO_CALLS_PER_MINUTE: '1000000', ...env });
  const passwordHash = await hashPassword(password);
  const usernames = await createAccounts(settings, passwordHash);
  const server = await startServer(settings);
  const load = createSignInLoad(await Promise.all(usernames.map((name) => requestOf(server.url, name))), CONNECTIONS);
  try {
    await load.run(WARM_UP_SECONDS);
    const own = [];
    const bare = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      own.push(await load.run(ROUND_SECONDS));
      bare.push(await hashAlone(settings.keys, passwordHash));
    }
    const latencies = own.flatMap((each) => each.milliseconds);
    return {
      name: `sign in on ${database}`,
      unit: 'sign-ins a second',
      value: median(own.map((each) => each.perSecond)),
      peer: {
        name: `argon2id m=${HASH_COST.memoryCost} t=${HASH_COST.timeCost} p=${HASH_COST.parallelism} alone`,
        value: median(bare),
      },
      more: {
        connections: CONNECTIONS,
        'p50 ms': median(latencies),
        'p99 ms': percentile(latencies, 99),
      },
    };
  } finally {
    await load.close();
    await server.close();
  }
}

/** Accounts that share one hash: to verify it costs the same for each, and to compute it once saves a minute. */
async function createAccounts(settings: Settings, passwordHash: string): Promise<string[]> {
  const database = await openDatabase(settings);
  // A username of its own for each run, because the database of DATABASE_URL may contain those of earlier runs.
  const run = randomBytes(4).toString('hex');
  const usernames = Array.from({ length: ACCOUNTS }, (_, at) => `bench-${run}-${at}`);
  try {
    await prepareDatabase(database, installationOf(settings));
    await database.db.transaction().execute(async (trx) => {
      for (const username of usernames) {
        const profile = {
          username,
          firstName: 'Ana',
          lastName: 'Rivera',
          birthDate: '1986-04-27',
          zip: '94110',
          email: null,
          phones: [],
          language: 'en' as const,
        };
        await createAccount(trx, settings.keys, { profile, passwordHash, now: systemClock.now() });
      }
    });
  } finally {
    await database.close();
  }
  return usernames;
}

/** The request of a browser without a session, on the person's own device. */
async function requestOf(base: string, username: string): Promise<SignInRequest> {
  const first = await fetch(`${base}${getPortalSettings.path}`);
  const { antiForgeryToken } = (await first.json()) as { antiForgeryToken: string };
  return {
    url: `${base}${myHealthLogin.path}`,
    headers: {
      cookie: first.headers
        .getSetCookie()
        .map((each) => each.split(';')[0])
        .join('; '),
      'content-type': 'application/json',
      accept: 'application/json',
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0',
      [ANTI_FORGERY_HEADER]: antiForgeryToken,
    },
    body: JSON.stringify({ username, password, deviceId: randomBytes(32).toString('base64url') }),
  };
}

/** Verifies hashes, as many at once as there are cores, and returns the number in a second. */
async function hashAlone(keys: Keys, kept: string): Promise<number> {
  const began = performance.now();
  const end = began + ROUND_SECONDS * 1000;
  let count = 0;
  const verifyOn = async (): Promise<void> => {
    while (performance.now() < end) {
      await verifyPassword(keys, { hash: kept, isPeppered: false }, password);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, verifyOn));
  return (count * 1000) / (performance.now() - began);
}
