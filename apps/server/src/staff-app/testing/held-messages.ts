import type { Transaction } from 'kysely';
import { randomUUID } from 'node:crypto';
import { receiveAdt } from '../../patients/adt/receive-adt.ts';
import { patientIdOf } from '../../patients/patient-id.ts';
import { accountOf, linkAccount } from '../../patients/queries/patient-accounts.ts';
import { adtMessage, type MessageGiven } from '../../patients/testing/adt-message.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { TestApp } from '../../testing/test-app.ts';

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

/** Receives a message, which is held where it would join two people. @returns its id. */
export async function receiveHeld(test: TestApp, given: MessageGiven): Promise<string> {
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
