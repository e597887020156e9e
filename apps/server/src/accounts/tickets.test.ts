import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keysOf } from '../platform/crypto/keys.ts';
import type { Database } from '../platform/db/database.ts';
import { spendTicketsOf } from './queries/tickets.ts';
import { callEngines, createTestDatabase } from '../testing/databases.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { findTicket, issueTicket, type NewTicket, spendTicket, type TicketSearch } from './tickets.ts';

const keys = keysOf('a secret of this test');
const browserHash = new Uint8Array(32).fill(1);
const otherBrowser = new Uint8Array(32).fill(2);

describe.each(callEngines)('tickets on %s (issue 3: single-use, short-lived, hashed)', (engine) => {
  const clock = settableClock();
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase(engine);
  });
  afterAll(() => database.close());

  const issue = (more: Partial<NewTicket> = {}) =>
    database.db.transaction().execute((trx) =>
      issueTicket(trx, {
        purpose: 'recovery',
        accountId: null,
        data: { city: 'Springfield' },
        browserHash,
        lifetimeSeconds: 900,
        keys,
        now: clock.now(),
        ...more,
      }),
    );
  const searchFor = (token: string, more: Partial<TicketSearch> = {}): TicketSearch => {
    return { token, purposes: ['recovery'], browserHash, keys, now: clock.now(), ...more };
  };
  const find = (token: string, more?: Partial<TicketSearch>) => findTicket(database.db, searchFor(token, more));
  const spend = (token: string) => database.db.transaction().execute((trx) => spendTicket(trx, searchFor(token)));

  it('carry what the next step must know', async () => {
    const accountId = randomUUID();
    const token = await issue({ accountId });
    const ticket = { purpose: 'recovery', accountId, data: { city: 'Springfield' } };
    expect(await find(token)).toEqual(ticket);
    expect(await spend(token)).toEqual(ticket);
  });

  it('are 32 random bytes, of which the database has only a hash, and data that it cannot read', async () => {
    const token = await issue();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const rows = await database.db.selectFrom('tickets').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain('Springfield');
  });

  it('are found as often as asked, and spent once', async () => {
    const token = await issue();
    expect(await find(token)).not.toBeNull();
    expect(await find(token)).not.toBeNull();
    expect(await spend(token)).not.toBeNull();
    expect(await spend(token)).toBeNull();
    expect(await find(token)).toBeNull();
  });

  it('work once, also when used ten times at once', async () => {
    const token = await issue();
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => spend(token)));
    expect(outcomes.filter((each) => each !== null)).toHaveLength(1);
  });

  it('are worth nothing for another purpose, in another browser, or as anything else', async () => {
    const token = await issue();
    expect(await find(token, { purposes: ['reset', 'reset-link', 'reminder'] })).toBeNull();
    expect(await find(token, { browserHash: otherBrowser })).toBeNull();
    expect(await find('')).toBeNull();
    expect(await find(`${token}x`)).toBeNull();
  });

  it('work in any browser where they are bound to none', async () => {
    const token = await issue({ browserHash: null });
    expect(await find(token, { browserHash: otherBrowser })).not.toBeNull();
  });

  it('end when their time is over', async () => {
    const token = await issue({ lifetimeSeconds: 60 });
    clock.advance(59);
    expect(await find(token)).not.toBeNull();
    clock.advance(1);
    expect(await find(token)).toBeNull();
    expect(await spend(token)).toBeNull();
  });

  it('end with a change of the password, those of the account alone', async () => {
    const accountId = randomUUID();
    const [own, other] = [await issue({ accountId }), await issue({ accountId: randomUUID() })];
    await database.db.transaction().execute((trx) => spendTicketsOf(trx, accountId, clock.now()));
    expect(await find(own)).toBeNull();
    expect(await find(other)).not.toBeNull();
  });
});
