import { type StaffRole, staffRoles } from '@portico/staff-contract';
import { keyedHashes, type Keys } from '../../platform/crypto/keys.ts';
import { hashOf, newToken } from '../../platform/crypto/token.ts';
import { secondsAfter } from '../../platform/time.ts';
import type { StaffPerson } from '../../ports/staff-provider.ts';
import type { StaffServices } from '../services.ts';

/** A member of staff who is signed in. */
export interface StaffMember {
  readonly tokenHash: Uint8Array;
  readonly subject: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
}

type Used = Pick<StaffServices, 'database' | 'clock' | 'staff'>;

/** In seconds: a session's last use is written no more often than this. */
const WRITTEN_EACH = 30;

/** Begins a session, and forgets none of the person's others. @returns the token of its cookie. */
export async function beginStaffSession(
  {
    subject,
    name,
    roles,
    browser,
  }: Pick<StaffPerson, 'subject' | 'name'> & { roles: readonly StaffRole[]; browser: string },
  { database, clock }: Used,
): Promise<string> {
  const token = newToken();
  const now = clock.now();
  await database.db
    .insertInto('staff_sessions')
    .values({
      token_hash: hashOf(token),
      subject,
      name,
      roles: roles.join(' '),
      browser,
      signed_in_at: now,
      last_used_at: now,
    })
    .execute();
  return token;
}

/**
 * The member of staff of a cookie; null for one that is unknown, or whose session has ended.
 *
 * @param isUse whether this counts as use, and puts off the end.
 */
export async function readStaffSession(
  token: string,
  { database: { db }, clock, staff }: Used,
  isUse: boolean,
): Promise<StaffMember | null> {
  const now = clock.now();
  const { idleSeconds, endsAfterSeconds } = staff.session;
  const tokenHash = hashOf(token);
  const row = await db
    .selectFrom('staff_sessions')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('signed_in_at', '>', secondsAfter(now, -endsAfterSeconds))
    .where('last_used_at', '>', secondsAfter(now, -idleSeconds))
    .executeTakeFirst();
  if (row === undefined) return null;
  if (isUse && row.last_used_at < secondsAfter(now, -WRITTEN_EACH)) {
    await db.updateTable('staff_sessions').set({ last_used_at: now }).where('token_hash', '=', tokenHash).execute();
  }
  const roles = staffRoles.filter((role) => row.roles.split(' ').includes(role));
  return { tokenHash, subject: row.subject, name: row.name, roles };
}

/** Ends one session, or all of the person's. @returns how many. */
export async function endStaffSessions(
  { tokenHash, subject }: Pick<StaffMember, 'tokenHash' | 'subject'>,
  everywhere: boolean,
  { database }: Pick<StaffServices, 'database'>,
): Promise<number> {
  const { numDeletedRows } = await database.db
    .deleteFrom('staff_sessions')
    .where((eb) => (everywhere ? eb('subject', '=', subject) : eb('token_hash', '=', tokenHash)))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** The anti-forgery tokens of a session, the one that is given out first: a page may have its own from before the secret was changed. */
export function staffTokens(keys: Keys, { tokenHash }: Pick<StaffMember, 'tokenHash'>): string[] {
  const bound = Buffer.from(tokenHash).toString('hex');
  return keyedHashes(keys, 'anti-forgery of staff', bound).map((hash) => hash.toString('base64url'));
}
