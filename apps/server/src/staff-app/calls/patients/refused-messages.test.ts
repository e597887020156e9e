import { MAX_REASON, type RefusedMessageModel } from '@portico/staff-contract';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { receiveAdt } from '../../../patients/adt/receive-adt.ts';
import { patientsOfRegistry } from '../../../adapters/patients-registry.ts';
import { adtMessage } from '../../../patients/testing/adt-message.ts';
import { callEngines } from '../../../testing/databases.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { feed } from '../../testing/held-messages.ts';
import { openStaffTest, type StaffBrowser, type StaffTest } from '../../testing/staff-test.ts';

// Issue 16, point 1: "Everything that the command line does, by the same calls"; issue 15, point 4: a replay of what was refused.

const reason = 'ticket 4711';

describe.each(callEngines)('refused messages of records systems at the screen, on %s', (engine) => {
  let test: TestApp;
  let staffTest: StaffTest;
  let omar: StaffBrowser;
  let ines: StaffBrowser;
  beforeAll(async () => {
    test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000, adt: feed } });
    staffTest = await openStaffTest(test);
    [omar, ines] = [await staffTest.signedIn('omar'), await staffTest.signedIn('ines')];
  });
  afterAll(async () => {
    await staffTest.close();
    await test.close();
  });
  // The trail stays; what waits does not.
  afterEach(() => test.database.db.deleteFrom('adt_messages').execute());

  const receive = async (...given: Parameters<typeof adtMessage>): Promise<string> => {
    const { database, clock, settings } = test;
    const services = { database, clock, keys: settings.keys, mrnSystem: null, takesTrials: false };
    const { messageId } = await receiveAdt(Buffer.from(adtMessage(...given)), services, (error) => {
      throw error;
    });
    return messageId ?? '';
  };
  /** Of 31 February, which no record makes good. */
  const refused = async (controlId: string): Promise<string> => receive({ controlId, pid: { 7: '19840231' } });
  const waiting = async (): Promise<RefusedMessageModel[]> => (await omar.call('listRefusedMessages')).json().messages;
  const replay = async (messageIds: readonly string[]) =>
    (await omar.call('replayMessages', { messageIds, reason })).json();

  it('are listed by place and reason, with who sent them, and nothing of the patient', async () => {
    expect((await omar.call('listRefusedMessages')).json()).toEqual({
      hasFeed: true,
      lastAt: null,
      taken: 0,
      refused: 0,
      messages: [],
      found: 0,
    });
    const messageId = await receive({ pid: { 5: '' } });
    await receive({ controlId: 'taken' });
    const reply = await omar.call('listRefusedMessages');
    const receivedAt = test.clock.now().toISOString();
    const place = { segment: 'PID', field: 5, code: 101, answer: 'the patient has no name' };
    const message = { messageId, receivedAt, event: 'A08', sender: 'REG ALDER', controlId: '4711', ...place };
    expect(reply.json()).toMatchObject({ lastAt: receivedAt, taken: 1, refused: 1, found: 1, messages: [message] });
    expect(reply.body).not.toMatch(/Soler|AB-1001|1984-?\d\d-?\d\d|Juniper/);
    const [, last] = (await staffTest.audited('adtMessagesListed')).slice(-2);
    expect(last).toMatchObject({ by: 'Omar Haddad', user: 'omar', command: 'adt list', count: 1 });
  });

  it('are tried again each by itself: what is still refused says why now, and holds up no other', async () => {
    const stillWrong = await refused('wrong');
    const overtaken = await receive({ controlId: 'first', mrn: 'AB-1079', pid: { 7: '1984' } });
    test.clock.advance(60);
    await receive({ controlId: 'second', mrn: 'AB-1079' });
    test.clock.advance(60);
    const unknown = randomUUID();
    expect(await replay([stillWrong, overtaken, overtaken, unknown])).toEqual({
      outcomes: [
        { messageId: stillWrong, outcome: 'refused' },
        { messageId: overtaken, outcome: 'superseded' },
        { messageId: unknown, outcome: 'gone' },
      ],
    });
    expect(await waiting()).toMatchObject([
      { messageId: stillWrong, answer: 'the birth date is no day of the calendar' },
    ]);
    expect(await replay([overtaken])).toEqual({ outcomes: [{ messageId: overtaken, outcome: 'gone' }] });
    expect((await staffTest.audited('adtMessageReplayed')).slice(-2)).toMatchObject([
      { by: 'Omar Haddad', command: 'adt replay', message: stillWrong, outcome: 'refused', confirmed: false, reason },
      { by: 'Omar Haddad', command: 'adt replay', message: overtaken, reason },
    ]);
  });

  it('are taken by the settings of now', async () => {
    const trial = await receive({ controlId: 'trial', mrn: 'AB-1077', header: { 11: 'T' } });
    expect(await waiting()).toMatchObject([{ messageId: trial, segment: 'MSH', code: 202 }]);
    // The tests' portal is none in production, which takes what is sent for a trial.
    expect(await replay([trial])).toEqual({ outcomes: [{ messageId: trial, outcome: 'changed' }] });
    const registry = patientsOfRegistry(test.database.db, test.settings.keys);
    expect(await registry.findByMedicalRecordNumber('AB-1077')).not.toBeNull();
  });

  it('are discarded all or none, each with an entry of its own', async () => {
    const [first, second] = [await refused('a'), await refused('b')];
    const gone = await omar.call('discardMessages', { messageIds: [first, randomUUID()], reason });
    expect([gone.statusCode, gone.json()]).toEqual([409, { error: 'messageSettled' }]);
    expect(await waiting()).toHaveLength(2);
    expect((await omar.call('discardMessages', { messageIds: [second, first], reason })).json()).toEqual({});
    expect(await waiting()).toEqual([]);
    expect((await staffTest.audited('adtMessageDiscarded')).slice(-2)).toMatchObject([
      { by: 'Omar Haddad', command: 'adt discard', message: second, reason },
      { by: 'Omar Haddad', command: 'adt discard', message: first, reason },
    ]);
  });

  it('are settled once: of two at the same time one discards, and the other is told', async () => {
    const ids = [await refused('a'), await refused('b')];
    const replies = await Promise.all([
      omar.call('discardMessages', { messageIds: ids, reason }),
      ines.call('discardMessages', { messageIds: ids.toReversed(), reason }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  it.each([
    ['no reason', { reason: '' }, 'reasonMissing'],
    ['a reason that is too long', { reason: 'x'.repeat(MAX_REASON + 1) }, 'malformedRequest'],
    ['no message', { reason, messageIds: [] }, 'malformedRequest'],
    ['what is no id', { reason, messageIds: ["'; drop"] }, 'malformedRequest'],
  ])('stay with %s', async (_what, given, error) => {
    const messageId = await refused('c');
    for (const call of ['replayMessages', 'discardMessages'] as const) {
      expect((await omar.call(call, { messageIds: [messageId], ...given })).json()).toMatchObject({ error });
    }
    expect(await waiting()).toMatchObject([{ messageId }]);
  });
});

describe('a portal without a feed', () => {
  it('says so, and tries nothing again', async () => {
    const test = await buildTestApp('pglite', { settings: { callsPerMinute: 1_000_000 } });
    const staffTest = await openStaffTest(test);
    const omar = await staffTest.signedIn('omar');
    expect((await omar.call('listRefusedMessages')).json()).toMatchObject({ hasFeed: false, found: 0 });
    const tried = await omar.call('replayMessages', { messageIds: [randomUUID()], reason });
    expect([tried.statusCode, tried.json()]).toEqual([409, { error: 'noFeed' }]);
    await staffTest.close();
    await test.close();
  });
});
