import { errors } from '@portico/contract';
import { sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keyOf } from '../../platform/crypto/keys.ts';
import { secretCheck } from '../../platform/installation/installation.ts';
import { engines } from '../../testing/databases.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

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

  it('ends while the server stops', async () => {
    test.app.lifecycle.stopping = true;
    expect(await askReason()).toEqual({ reason: 'stopping' });
  });
});
