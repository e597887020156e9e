import { linkTo } from '@portico/contract';
import type { Transaction } from 'kysely';
import type { Keys } from '../platform/crypto/keys.ts';
import { findAccountByUsername } from '../accounts/queries/accounts.ts';
import { derivedUuid } from '../platform/crypto/derived-uuid.ts';
import { usernameKeys } from '../platform/crypto/lookup-keys.ts';
import type { Database } from '../platform/db/database.ts';
import type { Tables } from '../platform/db/tables.ts';
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS, secondsAfter } from '../platform/time.ts';
import type { Clock } from '../ports/clock.ts';
import { createVisit, type NewVisit } from '../visits/create-visit.ts';
import { issueVideoToken } from '../visits/issue-video-token.ts';
import { firstToTry } from './accounts.ts';

const title = { en: 'Video visit', es: 'Consulta por video' };
const clinician = 'Li Wenjun, MD';

/** Links to video visits, by what they show. */
export interface DemonstrationVisits {
  now: string;
  early: string;
  expired: string;
}

/**
 * Makes the visits of the demonstration anew at every start: links for people without an account, and two visits of the account
 * to try first.
 */
export async function issueDemonstrationVisits(
  { db }: Database,
  { keys, publicUrl }: { keys: Keys; publicUrl: string },
  clock: Clock,
): Promise<DemonstrationVisits> {
  const now = clock.now();
  const make = (trx: Transaction<Tables>, name: string, after: number, more: Partial<NewVisit> = {}) =>
    createVisit(trx, keys, {
      accountId: null,
      visitId: derivedUuid(`demonstration: ${name}`),
      startsAt: wholeMinutes(secondsAfter(now, after)),
      minutes: 30,
      isVideo: true,
      title,
      clinician,
      locationId: null,
      // Newer at every start.
      sequence: Math.floor(now.getTime() / 1000 / MINUTE_SECONDS),
      ...more,
    });
  return db.transaction().execute(async (trx) => {
    const link = async (name: string, after: number): Promise<string> =>
      linkTo(publicUrl, 'video-visit-valid', await issueVideoToken(trx, await make(trx, name, after)));
    const ana = await findAccountByUsername(trx, usernameKeys(keys, firstToTry.username));
    if (ana !== undefined) {
      const accountId = ana.account_id;
      await make(trx, 'by video', 5 * MINUTE_SECONDS, { accountId });
      const inPerson = { en: 'Follow-up visit', es: 'Consulta de seguimiento' };
      const more = {
        accountId,
        title: inPerson,
        clinician: 'Amara Osei, MD',
        isVideo: false,
        locationId: 'alder-main',
      };
      await make(trx, 'in person', 9 * DAY_SECONDS, more);
    }
    return {
      now: await link('now', 5 * MINUTE_SECONDS),
      early: await link('early', 26 * HOUR_SECONDS),
      expired: await link('expired', -2 * HOUR_SECONDS),
    };
  });
}

function wholeMinutes(time: Date): Date {
  return new Date(Math.floor(time.getTime() / 60_000) * 60_000);
}
