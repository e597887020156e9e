import { execFile } from 'node:child_process';
import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createAccount } from '../apps/server/src/accounts/create-account.ts';
import { hashPassword } from '../apps/server/src/accounts/passwords/password-hash.ts';
import { keysOf } from '../apps/server/src/platform/crypto/keys.ts';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { loadKeys } from '../apps/server/src/platform/installation/load-keys.ts';
import { hospitalEnvironment } from '../apps/server/src/testing/hospital-environment.ts';
import { startPostgresql } from '../apps/server/src/testing/postgresql-server.ts';
import { linkPackages, readLastRelease, unpackServer } from '../apps/server/src/testing/releases/last-release.ts';
import { type OlderServer, startOlderServer } from '../apps/server/src/testing/releases/older-server.ts';
import { root } from '../scripts/steps.ts';
import { startBalancer } from './balancer.ts';
import { startVisitors } from './upgrade-load.ts';

/**
 * `npm run drill:upgrade`: two servers behind a balancer go from the last release to what stands here, with one more migration and another
 * build of the web app, and back again, while visitors open pages and sign in (issue 16, "What proves it"). Fails when a request is lost, a
 * page lacks a file, or a session is not known any more.
 */
const say = (text: string): void => void process.stdout.write(`${text}\n`);
const person = { username: 'ana.of.the.drill', password: 'a password of this drill' };
/** In milliseconds: how long both servers of a step serve before the next one. */
const BETWEEN = 3000;
/** What the server and the build of its web app are made of. */
const parts = ['apps', 'packages', 'package.json', 'package-lock.json', 'tsconfig.base.json'];

const release = await readLastRelease();
if (release.commit === null) {
  say(`Release ${release.version} is not in the history that is here: nothing to upgrade from.`);
  process.exit(1);
}
const folder = await mkdtemp(join(tmpdir(), 'portico-upgrade-'));
const before = join(folder, 'before');
const after = join(folder, 'after');
say(`Building the web app of release ${release.version}, and another one of what stands here ...`);
await unpackServer(release.commit, before, parts);
await buildWebApp(before);
await makeNextRelease(after);
await buildWebApp(after);

const postgresql = await startPostgresql(`${folder}-postgresql`);
const env: Record<string, string> & { DATABASE_URL: string } = {
  ...(await hospitalEnvironment(folder)),
  DATABASE_EMBEDDED: '',
  DATABASE_URL: `${postgresql.url}/postgres`,
  PORTICO_PROXIES: '127.0.0.1',
  PORTICO_CALLS_PER_MINUTE: '1000000',
};
const balancer = await startBalancer(2);
const servers: OlderServer[] = [];
let hasFailed = true;
try {
  for (const at of [0, 1]) await start(at, before);
  await createPerson();
  const visitors = startVisitors(balancer.url, person);
  await wait(BETWEEN);
  const began = performance.now();
  for (const [at, release_] of [
    [0, after],
    [1, after],
    [0, before],
    [1, before],
  ] as const) {
    await replace(at, release_);
    await wait(BETWEEN);
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  await visitors.end();
  const { requests, lost, pages, brokenPages, signIns, lostSessions } = visitors.counts;
  const lostRequests = [...lost.values()].reduce((sum, each) => sum + each, 0);
  say(
    `${seconds} s: ${requests} requests, ${lostRequests} lost; ${pages} pages, ${brokenPages} without a file; ${signIns} sign-ins, ${lostSessions} sessions lost`,
  );
  for (const [what, times] of lost) say(`  ${times} × ${what}`);
  hasFailed = lostRequests + brokenPages + lostSessions > 0 || pages === 0 || signIns === 0;
} finally {
  await Promise.all(servers.map((each) => each.kill()));
  await balancer.close();
  await postgresql.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit(hasFailed ? 1 : 0);

async function start(at: number, from: string): Promise<void> {
  const server = await startOlderServer(from, env);
  servers[at] = server;
  balancer.place(at, server.url);
}

async function replace(at: number, by: string): Promise<void> {
  const began = performance.now();
  await servers[at]?.stop();
  balancer.place(at, null);
  const ended = performance.now();
  await start(at, by);
  const seconds = (from: number): string => ((performance.now() - from) / 1000).toFixed(1);
  say(
    `  server ${at + 1} is of the release ${basename(by)} now (down ${seconds(ended)} s, leaving took ${seconds(began)} s with it)`,
  );
}

/** What stands here, as a release that comes later: with a migration and a line of CSS more. */
async function makeNextRelease(into: string): Promise<void> {
  const isLeftOut = (path: string): boolean => /[/\\](?:node_modules|dist)$/.test(path);
  for (const path of parts) {
    await cp(join(root, path), join(into, path), { recursive: true, filter: (from) => !isLeftOut(from) });
  }
  const list = join(into, 'apps/server/src/platform/db/migrations/index.ts');
  const more = `  '990-of-the-drill': { up: async (db) => void (await db.schema.alterTable('sessions').addColumn('note', 'text').execute()) },\n`;
  await writeFile(list, (await readFile(list, 'utf8')).replace(/\};\n$/, `${more}};\n`));
  await appendFile(join(into, 'apps/web/src/ui/base.css'), '.of-the-drill { color: red; }\n');
  await linkPackages(into);
}

async function buildWebApp(of: string): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build', '--logLevel=error'], { cwd: join(of, 'apps/web') });
}

async function createPerson(): Promise<void> {
  const database = await openDatabase({ dataFolder: '', databaseUrl: env.DATABASE_URL });
  const keys = await loadKeys(database.db, keysOf(env['PORTICO_SECRET'] ?? ''));
  const named = {
    username: person.username,
    firstName: 'Ana',
    lastName: 'Rivera',
    birthDate: '1986-04-27',
    zip: '94110',
  };
  const profile = { ...named, email: null, phones: [], language: 'en' as const };
  const passwordHash = await hashPassword(person.password);
  await database.db
    .transaction()
    .execute((trx) => createAccount(trx, keys, { profile, passwordHash, now: new Date() }));
  await database.close();
}
