import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../apps/server/src/platform/db/database.ts';
import { verifyAudit } from '../apps/server/src/platform/audit/verify-audit.ts';
import { keysOf } from '../apps/server/src/platform/crypto/keys.ts';
import { askPostgresql } from '../apps/server/src/testing/ask-postgresql.ts';
import { onPostgresql, SECRET } from './drill-database.ts';
import { countLost, countsOf, signInWithoutPause } from './drill-people.ts';
import { say, startProcess, stop } from './drill-process.ts';
import { portico } from './portico-command.ts';

/**
 * `npm run drill:trail -- [SECONDS]`: while people sign in at two servers, somebody with the database's password harms the audit trail in
 * one way after another, and staff let it go on by `portico audit continue`. Fails if a sign-in is refused or not in the trail, if the
 * harm is not told before and named after, or if what is written after it does not hold (issue 12, point 2; issue 16, point 5).
 */
const SECONDS = Number(process.argv[2] ?? 3);
const ACCOUNTS = 500;
const keys = keysOf(SECRET);

/** Entries that the harms change or remove: of people who have signed in, perhaps. */
const HARMED = 4;

/** What is done to the trail, none of it with the secret. */
const harms = {
  'an entry is changed': "update audit_entries set event = 'signedOut' where number = 2",
  'entries are removed': 'delete from audit_entries where number in (10, 11, 12)',
  'two entries change places': `
    update audit_entries set number = -20 where number = 20;
    update audit_entries set number = 20 where number = 21;
    update audit_entries set number = 21 where number = -20`,
  'the head is changed': "update audit_head set hash = decode(repeat('01', 32), 'hex')",
} as const;

await onPostgresql({ accounts: ACCOUNTS }, async ({ env, look }) => {
  const servers = [await startProcess(env), await startProcess(env)];
  const people = servers.map(({ url }) => signInWithoutPause(url, ACCOUNTS, 2));
  let isGood = true;
  for (const [what, statement] of Object.entries(harms)) {
    await wait(SECONDS * 1000);
    const before = people.reduce((sum, { tried }) => sum + tried.length, 0);
    await harm(env['DATABASE_URL'] ?? '', statement);
    await wait(SECONDS * 1000);
    const isTold = (await brokenAt(look)) !== null;
    const began = performance.now();
    await portico(env, 'audit', 'continue', '--reason', `a drill: ${what}`);
    const took = ((performance.now() - began) / 1000).toFixed(1);
    await wait(SECONDS * 1000);
    const holds = (await brokenAt(look)) === null;
    const meanwhile = people.reduce((sum, { tried }) => sum + tried.length, 0) - before;
    say(
      `${what}: ${isTold ? 'told' : 'NOT TOLD'}, continued in ${took} s beside ${meanwhile} sign-ins, afterwards ${holds ? 'it holds' : 'BROKEN'}`,
    );
    isGood &&= isTold && holds && meanwhile > 0;
  }
  await Promise.all(people.map((each) => each.end()));
  await Promise.all(servers.map((server) => stop(server, 'SIGTERM')));
  const tried = people.flatMap((each) => each.tried);
  const { signedIn, toldToTryAgain, other } = countsOf(tried);
  const lost = await look((database) => countLost(database, keys, tried));
  const named = await look(async ({ db }) => (await verifyAudit(db, keys)).continued.length);
  say(
    `${signedIn} sign-ins, ${lost} not in the trail (at most the ${HARMED} that were harmed); ${toldToTryAgain} told to try again, ${other} other answers`,
  );
  say(`${named} of ${Object.keys(harms).length} harms are named by every check from now on`);
  return (
    isGood &&
    signedIn > 0 &&
    lost <= HARMED &&
    toldToTryAgain === 0 &&
    other === 0 &&
    named === Object.keys(harms).length
  );
});

/** As the database's owner, for whom its triggers may be off: nothing is locked meanwhile. */
async function harm(url: string, statement: string): Promise<void> {
  await askPostgresql(url, `set session_replication_role = replica; ${statement}`);
}

function brokenAt(look: <Result>(ask: (database: Database) => Promise<Result>) => Promise<Result>) {
  return look(async ({ db }) => (await verifyAudit(db, keys)).broken);
}
