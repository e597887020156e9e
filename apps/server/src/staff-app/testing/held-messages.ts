import type { StaffReply } from '@portico/staff-contract';
import type { Transaction } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createTestAccount, type TestAccount } from '../../accounts/testing/account.ts';
import { receiveAdt } from '../../patients/adt/receive-adt.ts';
import { patientIdOf } from '../../patients/patient-id.ts';
import { accountOf, linkAccount } from '../../patients/queries/patient-accounts.ts';
import { adtMessage, type MessageGiven } from '../../patients/testing/adt-message.ts';
import type { Engine } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { openStaffTest, type StaffBrowser, type StaffTest } from './staff-test.ts';

/** Settings of a portal that listens for messages. */
export const feed = { listen: { host: '127.0.0.1', port: 2575 }, senders: [], mrnAuthority: null };

/** A patient with long names, who is nobody else. */
export const long = {
  pid: {
    5: 'Nguyễn Phúc^Công^Huyền Tôn Nữ Thị Hương Giang^^^^L',
    7: '19900101',
    8: 'F',
    11: '9 Elm^^Reno^NV^89501',
    13: '',
  },
};

/** Why they are taken: it names nobody. */
export const reason = 'ticket 4711, one person, seen at the desk';

/** A portal with its staff app, and for each test an account whose owner has a record, and a record of somebody else. */
export interface HeldMessages {
  readonly test: TestApp;
  readonly staffTest: StaffTest;
  /** Somebody of the records, and who may approve what they ask for. */
  readonly omar: StaffBrowser;
  readonly ines: StaffBrowser;
  /** Of the test, by which its names are told from those of others. */
  readonly count: number;
  readonly account: TestAccount;
  /** The numbers of the record with the account, and of the other one. */
  readonly own: string;
  readonly other: string;
  /** Receives a message. @returns its id. */
  readonly receive: (given: MessageGiven) => Promise<string>;
  /** Receives the message that would merge the record with the account into the other one. @returns its id. */
  readonly merge: () => Promise<string>;
  readonly ofAccount: (mrn: string) => Promise<string | null>;
  /** What it would do, as the screen shows it. */
  readonly show: (messageId: string) => Promise<StaffReply<'showReplay'>>;
  /** Asks for what it would do, as it is shown. @returns the id of what was asked for. */
  readonly ask: (messageId: string) => Promise<string>;
}

/** Opens them before the tests of a block, and closes them behind it. */
export function heldMessagesForEach(engine: Engine): HeldMessages {
  let test: TestApp | undefined;
  let staffTest: StaffTest | undefined;
  let [omar, ines]: StaffBrowser[] = [];
  let account: TestAccount | undefined;
  let count = 0;
  const held: HeldMessages = {
    get test() {
      return opened(test);
    },
    get staffTest() {
      return opened(staffTest);
    },
    get omar() {
      return opened(omar);
    },
    get ines() {
      return opened(ines);
    },
    get account() {
      return opened(account);
    },
    get count() {
      return count;
    },
    get own() {
      return `AB-${count}001`;
    },
    get other() {
      return `AB-${count}002`;
    },
    receive: (given) => receiveHeld(held.test, given),
    merge: () => held.receive({ event: 'A40', mrn: held.other, ...long, merged: [held.own] }),
    ofAccount: (mrn) => recordsOf(held.test).accountOf(mrn),
    show: async (messageId) => (await held.omar.call('showReplay', { messageId })).json(),
    ask: async (messageId) => {
      const { plan } = await held.show(messageId);
      const opening = { kind: 'confirmReplay', messageId, planKey: plan?.key, reason };
      return (await held.omar.call('askForOpening', { opening })).json().openingId;
    },
  };
  beforeAll(async () => {
    test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000, adt: feed } });
    staffTest = await openStaffTest(test);
    [omar, ines] = [await staffTest.signedIn('omar'), await staffTest.signedIn('ines')];
  });
  afterAll(async () => {
    await staffTest?.close();
    await test?.close();
  });
  beforeEach(async () => {
    count += 1;
    await held.receive({ mrn: held.own });
    await held.receive({ mrn: held.other, ...long });
    account = await createTestAccount(held.test, {
      profile: {
        username: `person-${count}`,
        firstName: 'Inés',
        lastName: 'Soler',
        email: 'theirs@example.org',
        phones: ['+12025550177'],
      },
    });
    await recordsOf(held.test).link(held.own, account.accountId);
  });
  return held;
}

function opened<What>(what: What | undefined): What {
  if (what === undefined) throw new Error('Nothing is open outside of a test.');
  return what;
}

/** Receives a message, which is held where it would join two people. @returns its id. */
async function receiveHeld(test: TestApp, given: MessageGiven): Promise<string> {
  test.clock.advance(1);
  const { database, clock, settings } = test;
  const services = { database, clock, keys: settings.keys, mrnSystem: null, takesTrials: false };
  const message = Buffer.from(adtMessage({ controlId: randomUUID(), ...given }));
  const { messageId } = await receiveAdt(message, services, (error) => {
    throw error;
  });
  test.clock.advance(1);
  return messageId ?? '';
}

/** Who opens the records of these numbers. */
export function recordsOf({ database: { db }, settings: { keys }, clock }: TestApp) {
  const patientOf = (mrn: string) => patientIdOf(keys, mrn);
  const linkIn = (trx: Transaction<Tables>, mrn: string, accountId: string) =>
    linkAccount(trx, { patientId: patientOf(mrn), accountId, now: clock.now() });
  return {
    accountOf: (mrn: string) => accountOf(db, patientOf(mrn)),
    linkIn,
    link: (mrn: string, accountId: string) => db.transaction().execute((trx) => linkIn(trx, mrn, accountId)),
  };
}
