import { mayBeLookedAfter } from '../../accounts/queries/looked-after.ts';
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
  const others = await db
    .selectFrom('proxies')
    .select(['proxy_id', 'patient_account_id'])
    .where('account_id', '=', accountId)
    .where('ends_at', '>', ports.clock.now())
    .where('scope', 'in', changes ? ['manage'] : ['view', 'manage'])
    .where(mayBeLookedAfter('proxies.patient_account_id'))
    .orderBy('since')
    .orderBy('proxy_id')
    .execute();
  const reached = [
    ...(own === undefined ? [] : [{ patientAccountId: accountId, proxyId: null }]),
    ...others.map((each) => ({ patientAccountId: each.patient_account_id, proxyId: each.proxy_id })),
  ];
  const people = await findPeople(
    db,
    keys,
    reached.map(({ patientAccountId }) => patientAccountId),
  );
  return reached.flatMap((each) => {
    const person = people.get(each.patientAccountId);
    return person === undefined ? [] : [{ ...each, name: person.fullName }];
  });
}
