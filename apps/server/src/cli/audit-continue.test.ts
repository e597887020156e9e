import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appendAudit } from '../platform/audit/append-audit.ts';
import { callEngines } from '../testing/databases.ts';
import { createStaffTerminal, type StaffTerminal } from './testing/staff-terminal.ts';

/** Issue 12, point 2: "a damaged chain can be continued by a signed entry that says so, never mended silently". */
describe.each(callEngines)('a damaged audit trail, on %s', (engine) => {
  let staff: StaffTerminal;
  beforeEach(async () => {
    staff = await createStaffTerminal(engine);
    await append(5);
  });
  afterEach(() => staff.close());

  async function append(entries: number): Promise<void> {
    for (let count = 0; count < entries; count += 1) {
      await staff.look(({ db }) =>
        db
          .transaction()
          .execute((trx) =>
            appendAudit(
              trx,
              { keys: staff.keys, now: new Date() },
              { event: 'signedIn', accountId: null, actor: 'account' },
            ),
          ),
      );
    }
  }

  /** As somebody who has the database, and not the secret. */
  const damage = (statement: string) =>
    staff.look(({ db }) =>
      db.connection().execute(async (connection) => {
        await sql`alter table audit_entries disable trigger all`.execute(connection);
        await sql.raw(statement).execute(connection);
        await sql`alter table audit_entries enable trigger all`.execute(connection);
      }),
    );
  const verify = () => staff.run(['audit', 'verify']);
  const goOn = () => staff.run(['audit', 'continue', '--reason', 'disk fault, ticket 4711']);

  it.each([
    ['an entry was changed', "update audit_entries set event = 'signedOut' where number = 2", '2-2'],
    ['entries are gone', 'delete from audit_entries where number in (2, 3)', '2-4'],
    ['the end is gone', 'delete from audit_entries where number > 3', '4-5'],
    ['the end does not match', "update audit_head set hash = decode(repeat('01', 32), 'hex')", '5-5'],
  ])('goes on where %s, and is never whole again', async (_, statement, damaged) => {
    await damage(statement);
    expect((await verify()).err).toMatch(/^The audit trail is broken\./);
    expect(await goOn()).toMatchObject({ code: 0, out: expect.stringContaining('The audit trail goes on') });
    await append(2);
    const checked = await verify();
    expect(checked.code).toBe(1);
    expect(checked.err).toContain('The audit trail is not whole');
    expect(checked.err).toContain(`Damaged: ${damaged}. Continued by lena.fischer`);
    expect(checked.err).toContain('disk fault, ticket 4711');
    expect(checked.out).toMatch(/^\d+:[\da-f]{64}\n$/);
    const [entry] = await staff.look(({ db }) =>
      db.selectFrom('audit_entries').select(['actor', 'details']).where('event', '=', 'auditContinued').execute(),
    );
    expect(entry).toMatchObject({ actor: 'staff', details: { command: 'audit continue', user: 'lena.fischer' } });
  });

  it('is broken again by whatever is changed later, in the damaged part too', async () => {
    await damage("update audit_entries set event = 'signedOut' where number = 2");
    await goOn();
    await damage("update audit_entries set event = 'passwordChanged' where number = 2");
    expect((await verify()).err).toMatch(/^The audit trail is broken\. Entry 2 /);
    await goOn();
    await damage("update audit_entries set event = 'signedOut' where number = 4");
    expect((await verify()).err).toMatch(/^The audit trail is broken\. Entry 4 /);
  });

  it('is continued by nobody who has not the secret', async () => {
    await damage("update audit_entries set event = 'signedOut' where number = 2");
    await goOn();
    // The words of the entry, for other damage.
    await damage(`update audit_entries set details = details || '{"damaged": "2-4"}' where event = 'auditContinued'`);
    expect((await verify()).err).toMatch(/^The audit trail is broken\./);
  });

  it('is not continued while it is whole, and not without a reason', async () => {
    expect(await goOn()).toMatchObject({ code: 1, err: expect.stringContaining('no damage that is not known') });
    expect(await staff.run(['audit', 'continue'])).toMatchObject({ code: 2 });
    expect(await verify()).toMatchObject({ code: 0 });
  });

  it('keys status says under which secret everything stands', async () => {
    const { code, out } = await staff.run(['keys', 'status']);
    expect(code).toBe(0);
    expect(out).toContain(`Current   ${staff.keys.current.id}`);
    expect(out).toContain('accounts.profile');
    expect(out).toContain('PORTICO_SECRET_PREVIOUS is not needed');
    expect(out).not.toContain(staff.keys.current.secret);
  });
});
