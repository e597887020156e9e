import type { HeldScope } from '@portico/contract';
import { listLookedAfter } from '../../accounts/queries/looked-after.ts';
import { findPeople } from '../../accounts/people.ts';
import type { Services } from '../../platform/services.ts';

/** A record that somebody may let an app see. */
export interface ReachableRecord {
  readonly patientAccountId: string;
  /** The patient's name. */
  readonly name: string;
  /** The id of the access under which they look after the patient; null: it is their own. */
  readonly proxyId: string | null;
}

/** What an access to somebody's record must hold for an app to read it, or to change it. */
export function scopeOfRecord(changes: boolean): HeldScope {
  return changes ? 'manage' : 'view';
}

/**
 * The records that somebody may open to an app: their own, and those of whom they look after. Nothing for who has none.
 *
 * @param changes whether the app may change it, which an access to view does not allow.
 */
export async function recordsOf(
  accountId: string,
  { changes }: { changes: boolean },
  { database: { db }, ports, settings: { keys } }: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<readonly ReachableRecord[]> {
  const own = await db
    .selectFrom('accounts')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('patient_id', 'is not', null)
    .executeTakeFirst();
  const others = (await listLookedAfter(db, accountId, ports.clock.now())).filter(({ scopes }) =>
    scopes.includes(scopeOfRecord(changes)),
  );
  const reached = [
    ...(own === undefined ? [] : [{ patientAccountId: accountId, proxyId: null }]),
    ...others.map(({ patientAccountId, proxyId }) => ({ patientAccountId, proxyId })),
  ];
  const people = await findPeople(
    db,
    keys,
    reached.map(({ patientAccountId }) => patientAccountId),
  );
  const named = reached.flatMap((each) => {
    const person = people.get(each.patientAccountId);
    return person === undefined ? [] : [{ ...each, name: person.fullName }];
  });
  // One's own first, then by name: several accesses may have been given at once.
  return named.toSorted(
    (one, other) => Number(one.proxyId !== null) - Number(other.proxyId !== null) || one.name.localeCompare(other.name),
  );
}
