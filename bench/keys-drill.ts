import { ANTI_FORGERY_HEADER, getPortalSettings, myHealthLogin } from '@portico/contract';
import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sealHash } from '../apps/server/src/accounts/passwords/stored-hash.ts';
import { hashPassword } from '../apps/server/src/accounts/passwords/password-hash.ts';
import { sealProfile, unsealProfile } from '../apps/server/src/accounts/profile.ts';
import { countStanding } from '../apps/server/src/app/keys/count-standing.ts';
import { findRotation } from '../apps/server/src/app/keys/find-rotation.ts';
import { finishRotation } from '../apps/server/src/app/keys/finish-rotation.ts';
import { rotateKeys } from '../apps/server/src/app/keys/rotate-keys.ts';
import { prepareDatabase } from '../apps/server/src/app/prepare-database.ts';
import { verifyAudit } from '../apps/server/src/platform/audit/verify-audit.ts';
import { type Keys, keysOf } from '../apps/server/src/platform/crypto/keys.ts';
import { personKey, usernameKey } from '../apps/server/src/platform/crypto/lookup-keys.ts';
import { type Database, openDatabase } from '../apps/server/src/platform/db/database.ts';
import { startPostgresql } from '../apps/server/src/testing/postgresql-server.ts';

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
const password = 'a password of this drill';
const now = new Date();

const nameOf = (at: number): string => `drill.${at}`;
const say = (text: string): void => void process.stdout.write(`${text}\n`);

async function createAccounts({ db }: Database, keys: Keys): Promise<void> {
  const hash = await hashPassword(password, { memoryCost: 8, timeCost: 1, parallelism: 1, outputLen: 32 });
  const person = { firstName: 'Ana', lastName: 'Rivera', birthDate: '1986-04-27', zip: '94110' };
  for (let from = 0; from < ACCOUNTS; from += 1000) {
    const rows = Array.from({ length: Math.min(1000, ACCOUNTS - from) }, (_, at) => {
      const account_id = randomUUID();
      const profile = { ...person, username: nameOf(from + at), email: null, phones: [], language: 'en' } as const;
      return { account_id, profile };
    });
    const accounts = rows.map(({ account_id, profile }) => ({
      account_id,
      profile: sealProfile(keys, account_id, profile),
      password_hash: sealHash(keys, 'password_hash', account_id, hash),
      password_changed_at: now,
      security_question: null,
      security_answer_hash: null,
      created_at: now,
      terms_accepted_at: now,
    }));
    await db.insertInto('accounts').values(accounts).execute();
    const names = rows.map(({ account_id, profile }) => ({
      account_id,
      username_key: usernameKey(keys, profile.username),
    }));
    await db.insertInto('usernames').values(names).execute();
    const people = rows.map(({ account_id, profile }) => ({ account_id, person_key: personKey(keys, profile) }));
    await db.insertInto('account_people').values(people).execute();
  }
}

/** A server as a process of its own. */
interface Running {
  url: string;
  process: ChildProcess;
}

async function startProcess(env: NodeJS.ProcessEnv): Promise<Running> {
  const child = spawn(process.execPath, [new URL('keys-drill-server.ts', import.meta.url).pathname], {
    env: { ...process.env, PORT: '0', PORTICO_CALLS_PER_MINUTE: '1000000', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const part of child.stdout) {
    said += String(part);
    const url = /^(http:\S+)$/m.exec(said)?.[1];
    if (url !== undefined) return { url, process: child };
  }
  throw new Error('the server did not start');
}

async function stop({ process: child }: Running, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** Signs in one random person after another until it is told to stop. A server that is killed meanwhile answers nobody. */
function load(url: string) {
  const counts = { done: 0, refused: 0 };
  const ending = new AbortController();
  const one = async (): Promise<void> => {
    const opened = await fetch(`${url}${getPortalSettings.path}`);
    const { antiForgeryToken } = (await opened.json()) as { antiForgeryToken: string };
    const cookie = opened.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    const reply = await fetch(`${url}${myHealthLogin.path}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', [ANTI_FORGERY_HEADER]: antiForgeryToken },
      body: JSON.stringify({ username: nameOf(randomInt(ACCOUNTS)), password }),
    });
    await reply.body?.cancel();
    if (reply.status === 200) counts.done += 1;
    else {
      counts.refused += 1;
      say(`    refused: ${reply.status}`);
    }
  };
  const loops = Array.from({ length: CONNECTIONS }, async () => {
    while (!ending.signal.aborted) await one().catch(() => wait(50));
  });
  return {
    counts,
    end: async () => {
      ending.abort();
      await Promise.all(loops);
    },
  };
}

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
  await withDatabase(keysOf(first), createAccounts);
  const both = { ...env, PORTICO_SECRET: second, PORTICO_SECRET_PREVIOUS: first };
  const total = { done: 0, refused: 0 };
  const began = performance.now();
  for (let kill = 0; kill <= KILLS; kill += 1) {
    const server = await startProcess(both);
    const people = load(server.url);
    // The last one is left to finish its walk.
    await wait(kill < KILLS ? 2000 + randomInt(2000) : 30_000);
    if (kill < KILLS) await stop(server, 'SIGKILL');
    await people.end();
    if (kill === KILLS) await stop(server, 'SIGTERM');
    total.done += people.counts.done;
    total.refused += people.counts.refused;
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
  const people = load(after.url);
  await wait(5000);
  await people.end();
  await stop(after, 'SIGTERM');
  say(`  without the previous secret: ${people.counts.done} sign-ins, ${people.counts.refused} refused`);
  say(`  ${JSON.stringify(found)}`);
  const isKept = found.accounts === ACCOUNTS && found.names === ACCOUNTS && found.lost === 0 && found.left === 0;
  return isKept && finished && found.broken === null && total.refused + people.counts.refused === 0;
}

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
