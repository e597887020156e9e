import { createAccount } from '../../accounts/create-account.ts';
import { setAccountPatient } from '../../accounts/queries/accounts.ts';
import type { Keys } from '../../platform/crypto/keys.ts';
import type { Database } from '../../platform/db/database.ts';
import type { SettableClock } from '../../testing/settable-clock.ts';
import { receiveAdt } from '../adt/receive-adt.ts';
import { patientIdOf } from '../patient-id.ts';
import { linkAccount } from '../queries/patient-accounts.ts';
import { adtMessage, type MessageGiven } from './adt-message.ts';

/** Whom the records are of: her account but for its username. */
export const inesSoler = {
  firstName: 'Inés',
  lastName: 'Soler',
  birthDate: '1984-02-29',
  zip: '94301',
  email: 'ines@example.org',
  phones: [],
  language: 'en',
} as const;

/** A registry that hears of patients by messages, and the accounts of Inés Soler. */
export function createMergeTest(database: Database, keys: Keys, clock: SettableClock) {
  let count = 0;
  /** Sends a message: what it is answered. */
  const tell = async (given: MessageGiven = {}): Promise<string> => {
    count += 1;
    clock.advance(1);
    const message = Buffer.from(adtMessage({ controlId: `m${count}`, ...given }));
    const { outcome } = await receiveAdt(
      message,
      { database, clock, keys, mrnSystem: null, takesTrials: false },
      (e) => {
        throw e;
      },
    );
    return outcome.error?.message ?? outcome.answer;
  };
  return {
    tell,
    /** A40: the first record takes the place of the others. */
    merge: (into: string, ...merged: string[]) => tell({ event: 'A40', mrn: into, merged }),
    /** Her account, linked to the record of a number where one is given. */
    account: (username: string, mrn?: string): Promise<string> =>
      database.db.transaction().execute(async (trx) => {
        const now = clock.now();
        const accountId = await createAccount(trx, keys, {
          profile: { ...inesSoler, username },
          passwordHash: 'none',
          emailConfirmed: true,
          termsVersion: '1',
          now,
        });
        if (mrn === undefined) return accountId;
        const patientId = patientIdOf(keys, mrn);
        await linkAccount(trx, { patientId, accountId, now });
        await setAccountPatient(trx, accountId, patientId);
        return accountId;
      }),
  };
}
