import type { Kysely, Transaction } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Tables } from '../../platform/db/tables.ts';

/** A patient who may have no account yet. */
interface Reservation {
  patientId: string;
  /** `ReservedPerson`, sealed. */
  person: string;
  /** Used unless an id is reserved already. */
  accountId: string;
  now: Date;
}

/**
 * Reserves the id of a patient's later account; returns the one that is reserved. Of two at once, one is. An id that an account
 * has already, such as one that was closed, is the patient's no more, and replaced.
 */
export async function reserveAccount(
  trx: Transaction<Tables>,
  { patientId, person, accountId, now }: Reservation,
): Promise<string> {
  const { account_id } = await trx
    .insertInto('reserved_accounts')
    .values({ patient_id: patientId, account_id: accountId, person, reserved_at: now })
    .onConflict((conflict) =>
      conflict.column('patient_id').doUpdateSet((eb) => ({
        person,
        account_id: eb
          .case()
          .when(
            eb.exists(
              eb
                .selectFrom('accounts')
                .select('accounts.account_id')
                .whereRef('accounts.account_id', '=', 'reserved_accounts.account_id'),
            ),
          )
          .then(eb.ref('excluded.account_id'))
          .else(eb.ref('reserved_accounts.account_id'))
          .end(),
      })),
    )
    .returning('account_id')
    .executeTakeFirstOrThrow();
  return account_id;
}

/** An id that is reserved, and for whose record. */
export interface ReservedId {
  readonly accountId: string;
  readonly patientId: string;
}

/** The ids that are reserved for a record, and for those that were merged into it: that of the record first, then the oldest. */
export async function listReservations(
  db: Kysely<Tables>,
  patientId: string,
): Promise<ReadonlyArray<ReservedId & { readonly hasAccount: boolean }>> {
  return db
    .selectFrom('reserved_accounts')
    .select(['account_id as accountId', 'patient_id as patientId'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('accounts')
            .select('accounts.account_id')
            .whereRef('accounts.account_id', '=', 'reserved_accounts.account_id'),
        )
        .$castTo<boolean>()
        .as('hasAccount'),
    )
    .where((eb) => eb.or([eb('patient_id', '=', patientId), eb('in_force', '=', patientId)]))
    .orderBy((eb) => eb('patient_id', '=', patientId), 'desc')
    .orderBy('reserved_at')
    .orderBy('account_id')
    .execute();
}

/** As listReservations: those that no account has already. */
export async function findUnclaimedReservations(db: Kysely<Tables>, patientId: string): Promise<ReservedId[]> {
  return (await listReservations(db, patientId)).filter(({ hasAccount }) => !hasAccount);
}

/** For whom an id is reserved, as it is stored; undefined where it is for nobody. */
export async function findReservation(
  db: Kysely<Tables>,
  accountId: string,
): Promise<{ patient_id: string; person: string } | undefined> {
  return db
    .selectFrom('reserved_accounts')
    .select(['patient_id', 'person'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Whether others look after a patient without an account, whose record is then more than the hospital's alone. */
export async function isLookedAfterUnenrolled(db: Kysely<Tables>, patientId: string, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('reserved_accounts')
    .select('reserved_accounts.account_id')
    .where('patient_id', '=', patientId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('proxies')
          .select('proxies.account_id')
          .where('proxies.ends_at', '>', now)
          .whereRef('proxies.patient_account_id', '=', 'reserved_accounts.account_id'),
      ),
    )
    .executeTakeFirst();
  return found !== undefined;
}

/** Locks a reservation until the transaction ends; false where the id is reserved for nobody. */
export async function holdReservedAccount(trx: Transaction<Tables>, accountId: string): Promise<boolean> {
  const held = await trx
    .selectFrom('reserved_accounts')
    .select('account_id')
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  return held !== undefined;
}

/** Lets the patient get another account than the one that was reserved, which another person has. */
export async function forgetReservation(trx: Transaction<Tables>, accountId: string): Promise<void> {
  await trx.deleteFrom('reserved_accounts').where('account_id', '=', accountId).execute();
}

/**
 * Reserves another id for the patient of an account that is theirs no more; undefined where nothing was reserved for them. What was
 * made for the patient before there was an account can then go there.
 */
export async function renewReservation(trx: Transaction<Tables>, accountId: string): Promise<string | undefined> {
  const renewed = await trx
    .updateTable('reserved_accounts')
    .set({ account_id: randomUUID() })
    .where('account_id', '=', accountId)
    .returning('account_id')
    .executeTakeFirst();
  return renewed?.account_id;
}

/**
 * What holds a reservation: what was done for the patient, which each has its own end (docs/retention.md). A card on file has none, so
 * alone it holds nothing.
 */
const standing = ['estimates', 'kept_estimates', 'health_links', 'inquiries', 'help_desk_messages', 'visits'] as const;

/** Forgets the reservations under which nothing stands and nobody looks after anything. */
export async function removeIdleReservations(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .deleteFrom('reserved_accounts')
    .where((eb) =>
      eb.and(
        [
          eb
            .selectFrom('proxies')
            .select('proxies.account_id')
            .where('proxies.ends_at', '>', now)
            .whereRef('proxies.patient_account_id', '=', 'reserved_accounts.account_id'),
          eb
            .selectFrom('proxy_invites')
            .select('proxy_invites.invite_id as account_id')
            .where('proxy_invites.expires_at', '>', now)
            .whereRef('proxy_invites.patient_account_id', '=', 'reserved_accounts.account_id'),
          ...standing.map((table) =>
            eb
              .selectFrom(table)
              .select('owner_id as account_id')
              .whereRef('owner_id', '=', 'reserved_accounts.account_id'),
          ),
        ].map((kept) => eb.not(eb.exists(kept))),
      ),
    )
    .execute();
}
