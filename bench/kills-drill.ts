import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sendMailJob } from '../apps/server/src/documents/jobs/send-mail.ts';
import { keysOf } from '../apps/server/src/platform/crypto/keys.ts';
import { createJobWriter } from '../apps/server/src/platform/jobs/job-writer.ts';
import { onPostgresql } from './drill-database.ts';
import { type TestMailServer, startMailServer } from '../apps/server/src/testing/mail-server.ts';
import { signInWithoutPause } from './drill-people.ts';
import { say, startProcess, stop } from './drill-process.ts';

/**
 * `npm run drill:kills -- [TIMES]`: of two servers on one PostgreSQL one is killed with SIGKILL, while people sign in at it and a mail of
 * its is under way. Fails if a sign-in that was answered is not in the audit trail, if the trail is not whole, or if the other server does
 * not send the mail within 20 seconds, under the same Message-ID (issue 16, point 3).
 */
const TIMES = Number(process.argv[2] ?? 10);
const ACCOUNTS = 1000;
/** In milliseconds. */
const MAY_TAKE = 20_000;

await onPostgresql({ accounts: ACCOUNTS }, async ({ env, look, isWhole }) => {
  const [holding, taking] = [await startMailServer(false), await startMailServer(true)];
  const serverWith = ({ port }: TestMailServer) =>
    startProcess({ ...env, SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'portal@example.org' });
  const other = await serverWith(taking);
  const took: number[] = [];
  let answered = 0;
  for (let time = 0; time < TIMES; time += 1) {
    const server = await serverWith(holding);
    const people = signInWithoutPause(server.url, ACCOUNTS, 4);
    await wait(500 + randomInt(1500));
    const held = holding.came.length;
    // The other one takes some of them, and sends them.
    while (holding.came.length === held) {
      await look(async (database) => {
        const writer = await createJobWriter(database, keysOf(env['PORTICO_SECRET'] ?? ''));
        const mail = { id: randomUUID(), to: 'ana@example.org', subject: 'A drill', text: 'of a kill' };
        await database.db.transaction().execute((trx) => writer.enqueue(trx, sendMailJob.of(mail)));
        await writer.stop();
      });
      await wait(500);
    }
    await stop(server, 'SIGKILL');
    const killed = performance.now();
    await people.end();
    answered += people.tried.filter(({ status }) => status === 200).length;
    const missing = holding.came.slice(held);
    while (!missing.every((id) => taking.came.includes(id)) && performance.now() - killed < 2 * MAY_TAKE)
      await wait(100);
    took.push(Math.round(performance.now() - killed));
  }
  await stop(other, 'SIGTERM');
  await Promise.all([holding.close(), taking.close()]);
  const entries = await look(async ({ db }) =>
    db
      .selectFrom('audit_entries')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('event', '=', 'signedIn')
      .executeTakeFirstOrThrow(),
  );
  const whole = await isWhole();
  say(
    `killed ${TIMES} times: ${answered} sign-ins answered, ${entries.count} in the audit trail, which is ${whole ? 'whole' : 'BROKEN'}`,
  );
  say(`  the other server sent the mail after ${took.join(', ')} ms`);
  return whole && entries.count >= answered && answered > 0 && took.every((each) => each < MAY_TAKE);
});
