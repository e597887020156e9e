import { findProfiles } from '../../accounts/queries/accounts.ts';
import { actOnPortal, type Staff } from '../staff.ts';
import { accountIdOf, openingOfRow, type OpeningSubject, type StoredOpening } from './opening.ts';

/** An opening as it is listed. */
export interface ListedOpening extends Omit<StoredOpening, 'subject'> {
  /** Null where the account is erased: nothing of a person outlives it on the page. */
  subject: OpeningSubject | null;
}

/**
 * What waits or was decided, the newest first, of which the time is not over. It names people: the look is recorded. Whose openings they were
 * stands in the entries of who has asked and decided.
 */
export async function listOpenings(staff: Staff): Promise<ListedOpening[]> {
  return actOnPortal(staff, 'openings list', async (trx) => {
    const rows = await trx
      .selectFrom('staff_openings')
      .selectAll()
      .where('expires_at', '>', staff.now)
      .orderBy('asked_at', 'desc')
      .execute();
    const openings = rows.map((row) => openingOfRow(staff.settings.keys, row));
    const ids = [...new Set(openings.flatMap((each) => accountIdOf(each) ?? []))];
    const there = new Set(ids.length === 0 ? [] : (await findProfiles(trx, ids)).map(({ account_id: id }) => id));
    const result = openings.map((each) => {
      const accountId = accountIdOf(each);
      return accountId === null || there.has(accountId) ? each : { ...each, subject: null };
    });
    return { event: 'openingsListed', details: { openings: result.length }, result };
  });
}

/** How many openings of colleagues wait for a second person: nothing of anybody whom they are about. */
export async function countOpenings({ database: { db }, now, operator }: Staff): Promise<number> {
  const { waiting } = await db
    .selectFrom('staff_openings')
    .select((eb) => eb.fn.countAll<string>().as('waiting'))
    .where('status', '=', 'waiting')
    .where('expires_at', '>', now)
    .where('asked_by_subject', '!=', operator.user)
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

/** The opening that waits for a message that is held; undefined where nobody has asked for it. */
export async function findAskedReplay(
  { database: { db }, settings: { keys }, now }: Staff,
  messageId: string,
): Promise<StoredOpening | undefined> {
  const rows = await db
    .selectFrom('staff_openings')
    .selectAll()
    .where('status', '=', 'waiting')
    .where('expires_at', '>', now)
    .execute();
  return rows
    .map((row) => openingOfRow(keys, row))
    .find(({ opening }) => opening.kind === 'confirmReplay' && opening.messageId === messageId);
}
