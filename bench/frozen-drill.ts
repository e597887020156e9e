import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from './percentiles.ts';
import { signInWithoutPause, type Tried } from './drill-people.ts';
import { onPostgresql } from './drill-database.ts';
import { say, startProcess, stop } from './drill-process.ts';

/**
 * `npm run drill:frozen -- [TIMES]`: two servers on one PostgreSQL, people who sign in at both. One server is stopped with SIGSTOP at a
 * random moment, twenty times, and wakes after eight seconds: as a paused machine, or a network that is cut. Fails if a sign-in at the
 * other is refused or takes longer than three seconds, or if the audit trail is not whole afterwards (issue 16, point 3).
 */
const TIMES = Number(process.argv[2] ?? 20);
const ACCOUNTS = 2000;
/** In milliseconds. */
const FROZEN = 8000;
const MAY_TAKE = 3000;

await onPostgresql({ accounts: ACCOUNTS }, async ({ env, isWhole }) => {
  const [frozen, other] = [await startProcess(env), await startProcess(env)];
  const meanwhile: Tried[] = [];
  let awake: Tried[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const there = signInWithoutPause(frozen.url, ACCOUNTS, 4);
    const here = signInWithoutPause(other.url, ACCOUNTS, 4);
    await wait(1000 + randomInt(1000));
    const since = performance.now();
    frozen.process.kill('SIGSTOP');
    await wait(FROZEN);
    await here.end();
    frozen.process.kill('SIGCONT');
    await there.end();
    meanwhile.push(...here.tried.filter(({ at, took }) => at + took > since));
    awake = [...awake, ...here.tried.filter(({ at, took }) => at + took <= since)];
  }
  await stop(other, 'SIGTERM');
  await stop(frozen, 'SIGTERM');
  const whole = await isWhole();
  const refused = meanwhile.filter(({ status }) => status !== 200);
  const longest = Math.max(...meanwhile.map(({ took }) => took));
  say(`${TIMES} times ${FROZEN / 1000} s: ${meanwhile.length} sign-ins at the other server, ${refused.length} refused`);
  say(`  median ${median(meanwhile)} ms, longest ${Math.round(longest)} ms; before: median ${median(awake)} ms`);
  say(`  the audit trail is ${whole ? 'whole' : 'BROKEN'}`);
  return refused.length === 0 && longest < MAY_TAKE && whole && meanwhile.length > 0;
});

function median(tried: readonly Tried[]): number {
  return Math.round(
    percentile(
      tried.map(({ took }) => took),
      50,
    ),
  );
}
