import { errors, myHealthLogin } from '@portico/contract';
import { sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keyOf } from '../../platform/crypto/keys.ts';
import { secretCheck } from '../../platform/installation/installation.ts';
import { engines } from '../../testing/databases.ts';
import { buildTestApp, createBrowser, type TestApp } from '../../testing/test-app.ts';

/** In milliseconds: longer than /readyz keeps what it found. */
const KEPT = 1100;

describe.each(engines)('readiness on %s (issue 12, point 1: /readyz)', (engine) => {
  let test: TestApp;
  beforeEach(async () => {
    test = await buildTestApp(engine);
  });
  afterEach(() => test.close());

  const askReason = async () => {
    const reply = await test.app.inject('/readyz');
    const { meta, response } = reply.json();
    expect([reply.statusCode, meta.errorCode]).toEqual([503, errors.unavailable.errorCode]);
    return response;
  };

  // As when a backup of another portal is restored beneath a running server.
  it('ends when the database has become another’s, and says why in a word', async () => {
    const { db } = test.database;
    expect((await test.app.inject('/readyz')).statusCode).toBe(200);
    await db
      .updateTable('installation')
      .set({ secret_check: secretCheck(keyOf('another secret')) })
      .execute();
    await wait(KEPT);
    expect(await askReason()).toEqual({ reason: 'secret' });
    await db.updateTable('installation').set({ kind: 'hospital' }).execute();
    await wait(KEPT);
    expect(await askReason()).toEqual({ reason: 'installation' });
    await db.deleteFrom('installation').execute();
    await wait(KEPT);
    expect(await askReason()).toEqual({ reason: 'installation' });
    await sql`delete from kysely_migration where name = '017-installation'`.execute(db);
    await wait(KEPT);
    expect(await askReason()).toEqual({ reason: 'migrations' });
  });

  // Findings, reliability 8: it stayed ready on a full disk.
  it('ends for a while when a write failed because the disk is full, which is answered as passing', async () => {
    const { db } = test.database;
    await sql`create function refuse_for_want_of_room() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(db);
    await sql`create trigger full_disk before insert on audit_entries
      for each statement execute function refuse_for_want_of_room()`.execute(db);
    const browser = await createBrowser(test.app);
    const reply = await browser.post(myHealthLogin.path, { username: 'nobody.here', password: 'as good as any 1' });
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '5']);
    await wait(KEPT);
    expect(await askReason()).toEqual({ reason: 'disk' });
  });

  it('ends while the server stops', async () => {
    test.app.lifecycle.stopping = true;
    expect(await askReason()).toEqual({ reason: 'stopping' });
  });
});
