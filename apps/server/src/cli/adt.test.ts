import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveAdt } from '../app/adt/serve-adt.ts';
import { prepareDatabase } from '../app/prepare-database.ts';
import { receiveAdt } from '../patients/adt/receive-adt.ts';
import { adtMessage } from '../patients/testing/adt-message.ts';
import { keysOf } from '../platform/crypto/keys.ts';
import { callEngines, createTestDatabase } from '../testing/databases.ts';
import { makeTestFolder, type TestFolder } from '../testing/price-files.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { createStaffTerminal, runOnDatabase, type StaffTerminal } from './testing/staff-terminal.ts';

const WHY = ['--reason', 'ticket 4711'];
const FEED = { ADT_LISTEN: '127.0.0.1:2575' };

describe.each(callEngines)('the commands of the feed of ADT on %s (issue 15, point 4)', (engine) => {
  let staff: StaffTerminal;
  let folder: TestFolder;
  beforeAll(async () => {
    [staff, folder] = await Promise.all([createStaffTerminal(engine), makeTestFolder()]);
  });
  afterAll(() => Promise.all([staff.close(), folder.remove()]));

  const clock = settableClock();
  const servicesOf = (database: Parameters<typeof receiveAdt>[1]['database']) => ({
    database,
    clock,
    keys: staff.keys,
    mrnSystem: null,
    takesTrials: false,
  });
  const receive = (message: string) =>
    staff.look((database) =>
      receiveAdt(Buffer.from(message), servicesOf(database), (error) => {
        throw error;
      }),
    );
  const run = (...argv: string[]) => staff.run(argv, FEED);

  it('list what was refused by place and reason, and nothing of the patient', async () => {
    expect((await run('adt', 'list')).out).toBe('No message has come.\n0 messages to replay or discard\n');
    const { messageId } = await receive(adtMessage({ pid: { 5: '' } }));
    const listed = await run('adt', 'list');
    expect(listed.out).toMatch(/^The last new message came 2026-11-21T10:00:00\.000Z; within a day/);
    expect(listed.out).toContain(
      `1 message to replay or discard\n${messageId}  A08  2026-11-21T10:00:00.000Z  from REG ALDER, 4711\n  PID-5 (101): the patient has no name\n`,
    );
    expect(listed.out).not.toMatch(/Soler|AB-1001|1984-?\d\d-?\d\d|Juniper/);
  });

  it('replay it, and say why it is refused still; then taken, it waits no more', async () => {
    const still = await run('adt', 'replay', '--all', ...WHY);
    expect(still).toMatchObject({ code: 1, out: expect.stringContaining('Still refused') });
    const id = /refused: (\S+)/.exec(still.out)?.[1] ?? '';
    expect(await run('adt', 'discard', id, ...WHY)).toMatchObject({ code: 0, out: '1 message discarded.\n' });
    expect((await run('adt', 'list')).out).toContain('0 messages');
    await receive(adtMessage({ controlId: 'first', pid: { 7: '1984' } }));
    await receive(adtMessage({ controlId: 'second' }));
    expect(await run('adt', 'replay', '--all', ...WHY)).toMatchObject({ code: 0 });
    const [entry] = await staff.look(({ db }) =>
      db.selectFrom('audit_entries').select(['event', 'actor']).orderBy('number', 'desc').limit(1).execute(),
    );
    expect(entry).toEqual({ event: 'adtMessageReplayed', actor: 'staff' });
    expect((await run('adt', 'list')).out).toContain('0 messages');
  });

  it.each([
    [['replay', '--all'], 2, '--reason is missing'],
    [['replay', ...WHY], 2, 'Name a message'],
    [['replay', 'x', '--all', ...WHY], 2, 'Name a message'],
    [['replay', '--all', '--confirm', ...WHY], 2, '--confirm is for one message'],
    [['replay', 'x', ...WHY], 1, 'No message of this id waits'],
    [['discard', 'x', ...WHY], 1, 'No message of this id waits'],
  ])('say what is missing: adt %j', async ([verb = '', ...args], code, message) => {
    expect(await run('adt', verb, ...args)).toMatchObject({ code, err: expect.stringContaining(message) });
  });

  it('send a file to the portal, and show each acknowledgement', async () => {
    const listener = await staff.look((database) =>
      serveAdt({ listen: { host: '127.0.0.1', port: 0 }, senders: [], mrnAuthority: null }, servicesOf(database), {
        refused: () => {},
        failed: () => {},
        turnedAway: () => {},
      }),
    );
    const env = { ADT_LISTEN: `127.0.0.1:${listener.port}` };
    const file = fileURLToPath(new URL('../demo/patients/registration.hl7', import.meta.url));
    const sent = await staff.run(['adt', 'send', file], env);
    // As docs/demo.md has it.
    expect(sent).toMatchObject({
      code: 1,
      out: 'CA  D-1001\nAA  D-1002\nAA  D-1003\nAE  D-1004  PID-7 (102): the birth date is no day of the calendar\n',
    });
    await listener.close();
    expect(await staff.run(['adt', 'send', file], env)).toMatchObject({
      code: 1,
      err: expect.stringContaining('Is the portal running?'),
    });
    const empty = await folder.write('empty.hl7', 'hello');
    expect(await staff.run(['adt', 'send', empty], env)).toMatchObject({
      code: 1,
      err: expect.stringContaining('begins with MSH'),
    });
  });
});

// docs/operations.md, "Patients": MSH-11 `P`. A command is told by the database whose it is.
it('adt replay takes no message of a trial into a hospital’s registry, as its server takes none', async () => {
  const secret = 'q7Jv0dPz3KcM1yTnUe8RbXhLw5GaSf2i';
  const database = await createTestDatabase('postgresql');
  await database.db.deleteFrom('installation').execute();
  const keys = await prepareDatabase(database, { kind: 'hospital', keys: keysOf(secret) });
  const services = { database, clock: settableClock(), keys, mrnSystem: null, takesTrials: false };
  await receiveAdt(Buffer.from(adtMessage({ header: { 11: 'T' } })), services, (error) => {
    throw error;
  });
  const replayed = await runOnDatabase(database, ['adt', 'replay', '--all', ...WHY], {
    ...FEED,
    PORTICO_SECRET: secret,
  });
  expect(replayed).toMatchObject({ code: 1, out: expect.stringMatching(/^Still refused: .*\n {2}MSH-11 \(202\)/) });
  const { patients } = await database.db
    .selectFrom('patients')
    .select(({ fn }) => fn.countAll<number>().as('patients'))
    .executeTakeFirstOrThrow();
  expect(patients).toBe(0);
  await database.close();
});
