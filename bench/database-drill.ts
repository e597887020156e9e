import { setTimeout as wait } from 'node:timers/promises';
import { startBreakableProxy } from '../apps/server/src/testing/breakable-proxy.ts';
import { onPostgresql } from './drill-database.ts';
import { countsOf, signInWithoutPause } from './drill-people.ts';
import { readyWithin, say, startProcess, stop } from './drill-process.ts';

/**
 * `npm run drill:database -- [TIMES]`: people sign in while PostgreSQL crashes and starts again after ten seconds, and while the network
 * to it is cut for thirty, three times each. Fails if a call is answered otherwise than with a sign-in or with 503 and Retry-After, if
 * /readyz does not say `database` meanwhile, or if the server does not serve again by itself soon after (issue 16, point 3).
 */
const TIMES = Number(process.argv[2] ?? 3);
const ACCOUNTS = 500;
/** In milliseconds: how long a server may take to say that it cannot serve, and to serve again. */
const MAY_TAKE = 30_000;

await onPostgresql({ accounts: ACCOUNTS }, async ({ env, postgresql, isWhole }) => {
  const url = new URL(env['DATABASE_URL'] ?? '');
  const proxy = await startBreakableProxy(Number(url.port));
  url.port = String(proxy.port);
  const server = await startProcess({ ...env, DATABASE_URL: url.href });
  const crash = {
    name: 'crashed for 10 s',
    begin: () => postgresql.crash(),
    end: async () => {
      await wait(10_000);
      await postgresql.restart();
    },
  };
  const cut = {
    name: 'network cut for 30 s',
    begin: async () => proxy.fallSilent(),
    end: async () => {
      await wait(30_000);
      proxy.goOn();
    },
  };
  let isGood = true;
  for (const outage of [crash, cut]) {
    for (let time = 0; time < TIMES; time += 1) {
      const people = signInWithoutPause(server.url, ACCOUNTS, 4);
      await wait(1000);
      await outage.begin();
      const said = readyWithin(server, 'database', MAY_TAKE);
      await outage.end();
      const noticed = await said;
      const back = await readyWithin(server, null, MAY_TAKE);
      await wait(2000);
      await people.end();
      const answers = countsOf(people.tried);
      say(`${outage.name}: /readyz said so after ${noticed} ms, was back after ${back} ms; ${JSON.stringify(answers)}`);
      isGood &&= answers.other === 0 && answers.signedIn > 0 && noticed <= MAY_TAKE && back <= MAY_TAKE;
    }
  }
  await stop(server, 'SIGTERM');
  await proxy.close();
  const whole = await isWhole();
  say(`the audit trail is ${whole ? 'whole' : 'BROKEN'}`);
  return isGood && whole;
});
