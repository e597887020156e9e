import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { unsealProfile } from '../apps/server/src/accounts/profile.ts';
import { countStanding } from '../apps/server/src/app/keys/count-standing.ts';
import { findRotation } from '../apps/server/src/app/keys/find-rotation.ts';
import { finishRotation } from '../apps/server/src/app/keys/finish-rotation.ts';
import { rotateKeys } from '../apps/server/src/app/keys/rotate-keys.ts';
import { prepareDatabase } from '../apps/server/src/app/prepare-database.ts';
import { verifyAudit } from '../apps/server/src/platform/audit/verify-audit.ts';
import { type Keys, keysOf } from '../apps/server/src/platform/crypto/keys.ts';
import { usernameKey } from '../apps/server/src/platform/crypto/lookup-keys.ts';
import { type Database, openDatabase } from '../apps/server/src/platform/db/database.ts';
import { startPostgresql } from '../apps/server/src/testing/postgresql-server.ts';
import { createAccounts, signInWithoutPause, type Tried } from './drill-people.ts';
import { say, startProcess, stop } from './drill-process.ts';

/**
 * `npm run drill:keys -- [ACCOUNTS]`: changes the secret of a portal with 100,000 accounts while people sign in, on both
 * engines, and kills its server with SIGKILL ten times meanwhile (issue 12, "What proves it"). Fails if a sign-in is
 * refused or a person is lost. Passwords are hashed at the least cost: what is measured is the rotation.
 */
const ACCOUNTS = Number(process.argv[2] ?? 100_000);
const KILLS = 10;
const CONNECTIONS = 4;
const first = 'Zt4RkW9mQ2vXc6LbNj8HsYd1PgFu5EoA';
const second = 'q7Jv0dPz3KcM1yTnUe8RbXhLw5GaSf2i';

async function drill(engine: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  const settings = {
    dataFolder: env['PORTICO_DATA'] ?? '',
    ...(env['DATABASE_URL'] && { databaseUrl: env['DATABASE_URL'] }),
  };
  const kind = 'demonstration' as const;
  const withDatabase = async <Result>(keys: Keys, work: (database: Database, keys: Keys) => Promise<Result>) => {
    const database = await openDatabase(settings);
    try {
      return await work(database, await prepareDatabase(database, { kind, keys }));
    } finally {
      await database.close();
    }
  };
  say(`${engine}: ${ACCOUNTS} accounts`);
  await withDatabase(keysOf(first), (database, keys) => createAccounts(database, keys, ACCOUNTS));
  const both = { ...env, PORTICO_SECRET: second, PORTICO_SECRET_PREVIOUS: first };
  const total = { done: 0, refused: 0 };
  const began = performance.now();
  for (let kill = 0; kill <= KILLS; kill += 1) {
    const server = await startProcess(both);
    const people = signInWithoutPause(server.url, ACCOUNTS, CONNECTIONS);
    // The last one is left to finish its walk.
    await wait(kill < KILLS ? 2000 + randomInt(2000) : 30_000);
    if (kill < KILLS) await stop(server, 'SIGKILL');
    await people.end();
    if (kill === KILLS) await stop(server, 'SIGTERM');
    total.done += done(people.tried);
    total.refused += refused(people.tried);
  }
  say(`  killed ${KILLS} times; ${total.done} sign-ins, ${total.refused} refused, in ${seconds(began)}`);
  const walking = performance.now();
  const { changed, finished } = await withDatabase(keysOf(second, first), async ({ db }, keys) => {
    const context = { db, keys, pause: async () => {} };
    const walked = await rotateKeys(context);
    const last = await rotateKeys(context);
    return { changed: walked.changed, finished: await finishRotation(db, { keys, now: new Date() }, last) };
  });
  say(`  the rest of the walk: ${changed} rows in ${seconds(walking)}; finished: ${finished}`);
  const found = await withDatabase(keysOf(second), async ({ db }, keys) => {
    const rows = await db.selectFrom('accounts').select(['account_id', 'profile']).execute();
    const names = new Map(
      (await db.selectFrom('usernames').selectAll().execute()).map((row) => [hex(row.username_key), row.account_id]),
    );
    const lost = rows.filter((row) => {
      const { username } = unsealProfile(keys, row);
      return names.get(hex(usernameKey(keys, username))) !== row.account_id;
    });
    const standing = await countStanding(db, keys);
    const left = standing.reduce((sum, { previous, unbound, other }) => sum + previous + unbound + other, 0);
    const { broken } = await verifyAudit(db, keys);
    return {
      accounts: rows.length,
      names: names.size,
      lost: lost.length,
      left,
      broken,
      is: await findRotation(db, keys),
    };
  });
  const after = await startProcess({ ...env, PORTICO_SECRET: second });
  const people = signInWithoutPause(after.url, ACCOUNTS, CONNECTIONS);
  await wait(5000);
  await people.end();
  await stop(after, 'SIGTERM');
  say(`  without the previous secret: ${done(people.tried)} sign-ins, ${refused(people.tried)} refused`);
  say(`  ${JSON.stringify(found)}`);
  const isKept = found.accounts === ACCOUNTS && found.names === ACCOUNTS && found.lost === 0 && found.left === 0;
  return isKept && finished && found.broken === null && total.refused + refused(people.tried) === 0;
}

const done = (tried: readonly Tried[]): number => tried.filter(({ status }) => status === 200).length;
const refused = (tried: readonly Tried[]): number => tried.length - done(tried);
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(0)} s`;

const folder = await mkdtemp(join(tmpdir(), 'portico-drill-'));
const postgresql = await startPostgresql(`${folder}-postgresql`);
try {
  const results = [
    await drill('PGlite', { PORTICO_DATA: folder }),
    await drill('PostgreSQL', { DATABASE_URL: `${postgresql.url}/postgres` }),
  ];
  if (results.includes(false)) process.exitCode = 1;
} finally {
  await postgresql.stop();
  await rm(folder, { recursive: true, force: true });
}
