import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sendMailJob } from '../apps/server/src/documents/jobs/send-mail.ts';
import { keysOf } from '../apps/server/src/platform/crypto/keys.ts';
import { createJobWriter } from '../apps/server/src/platform/jobs/job-writer.ts';
import { onPostgresql } from './drill-database.ts';
import { startMailServer } from '../apps/server/src/testing/mail-server.ts';
import { signInWithoutPause } from './drill-people.ts';
import { say, startProcess, stop } from './drill-process.ts';

/**
 * `npm run drill:mail -- [SECONDS]`: the mail server is away for 30 seconds, in which mails are asked for and people sign in. Fails if a mail is lost
 * or comes twice, or a sign-in is refused meanwhile (issue 16, point 3).
 */
const SECONDS = Number(process.argv[2] ?? 30);
const MAILS = 20;
const ACCOUNTS = 200;
/** In milliseconds: the pauses between tries grow to as long as it was away. */
const MAY_TAKE = 180_000;

await onPostgresql({ accounts: ACCOUNTS }, async ({ env, look }) => {
  const first = await startMailServer(true);
  await first.close();
  const SMTP_URL = `smtp://127.0.0.1:${first.port}`;
  const server = await startProcess({ ...env, SMTP_URL, MAIL_FROM: 'portal@example.org' });
  const people = signInWithoutPause(server.url, ACCOUNTS, 2);
  const ids = Array.from({ length: MAILS }, () => randomUUID());
  await look(async (database) => {
    const writer = await createJobWriter(database, keysOf(env['PORTICO_SECRET'] ?? ''));
    for (const id of ids) {
      const mail = { id, to: 'ana@example.org', subject: 'A drill', text: 'of a mail server that is away' };
      await database.db.transaction().execute((trx) => writer.enqueue(trx, sendMailJob.of(mail)));
    }
    await writer.stop();
  });
  await wait(SECONDS * 1000);
  await people.end();
  const back = await startMailServer(true, first.port);
  const began = performance.now();
  while (back.came.length < MAILS && performance.now() - began < MAY_TAKE) await wait(100);
  const seconds = Math.round((performance.now() - began) / 1000);
  await wait(5000);
  await stop(server, 'SIGTERM');
  await back.close();
  const refused = people.tried.filter(({ status }) => status !== 200).length;
  const once = new Set(back.came).size;
  say(
    `away for ${SECONDS} s: ${MAILS} mails asked for, ${once} came ${seconds} s after it was back, ${back.came.length - once} twice`,
  );
  say(`  ${people.tried.length} sign-ins meanwhile, ${refused} refused`);
  return once === MAILS && back.came.length === MAILS && refused === 0;
});
