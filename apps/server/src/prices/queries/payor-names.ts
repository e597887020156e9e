import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';

/** A payer and plan, as a location's price file names them. */
export interface PayerName {
  payerName: string;
  planName: string;
}

/** The payor of the portal that a name means. */
export interface PayorDecision {
  /** null: none of them. */
  payorId: string | null;
  /** The plan as the insurer names it in its responses; null if the rates hold for all its plans. */
  portalPlan: string | null;
}

/** A name with the decision of staff; null if there is none yet. */
export interface ListedPayerName extends PayerName {
  /** Number of rates under this name in the live price file; 0 for a name that it does not have. */
  rates: number;
  /** The same of the staged file, which is live soon. */
  staged: number;
  decision: PayorDecision | null;
}

/** Names of locations' live price files and of their staged ones, and those with an earlier decision. */
const listedNames = (locationIds: readonly string[]) => sql`
  with listed as (
    select terms.location_id, terms.payer_name, terms.plan_name,
      sum(terms.rates) filter (where live.version_id is not null) as rates,
      sum(terms.rates) filter (where live.version_id is null) as staged
    from price_versions version
    left join price_live live on live.location_id = version.location_id and live.version_id = version.version_id
    join price_terms terms on terms.location_id = version.location_id and terms.version_id = version.version_id
    where version.location_id = any(${locationIds}::text[]) and (live.version_id is not null or version.status = 'staged')
    group by terms.location_id, terms.payer_name, terms.plan_name
  ), decided as (
    select location_id, payer_name, plan_name, payor_id, portal_plan, true as is_decided
    from payor_names where location_id = any(${locationIds}::text[])
  ), named as (
    select location_id, payer_name, plan_name, coalesce(listed.rates, 0)::integer as rates,
      coalesce(listed.staged, 0)::integer as staged, coalesce(decided.is_decided, false) as is_decided,
      decided.payor_id, decided.portal_plan
    from listed full join decided using (location_id, payer_name, plan_name)
  )`;

/**
 * The payer names of each location's live price file and of its staged one, and those with an earlier decision, from A to Z.
 *
 * @returns by location; a location without names is not there.
 */
export async function listPayerNamesOf(
  db: Kysely<Tables>,
  locationIds: readonly string[],
): Promise<Map<string, ListedPayerName[]>> {
  const { rows } = await sql<{
    location_id: string;
    payer_name: string;
    plan_name: string;
    rates: number;
    staged: number;
    is_decided: boolean;
    payor_id: string | null;
    portal_plan: string | null;
  }>`${listedNames(locationIds)} select * from named order by location_id, payer_name, plan_name`.execute(db);
  const names = new Map<string, ListedPayerName[]>();
  for (const row of rows) {
    const ofLocation = names.get(row.location_id) ?? [];
    ofLocation.push({
      payerName: row.payer_name,
      planName: row.plan_name,
      rates: row.rates,
      staged: row.staged,
      decision: row.is_decided ? { payorId: row.payor_id, portalPlan: row.portal_plan } : null,
    });
    names.set(row.location_id, ofLocation);
  }
  return names;
}

/** As listPayerNamesOf, of one location. */
export async function listPayerNames(db: Kysely<Tables>, locationId: string): Promise<ListedPayerName[]> {
  return (await listPayerNamesOf(db, [locationId])).get(locationId) ?? [];
}

/** How many names a location has. */
export interface PayerNameCounts {
  names: number;
  /** Those that wait for a decision, and how many of them the live file does not have. */
  open: number;
  openStaged: number;
}

/** Counts the names of each location, as listPayerNamesOf lists them. A location without names is not there. */
export async function countPayerNames(
  db: Kysely<Tables>,
  locationIds: readonly string[],
): Promise<Map<string, PayerNameCounts>> {
  const { rows } = await sql<{ location_id: string; names: number; open: number; open_staged: number }>`
    ${listedNames(locationIds)}
    select location_id, count(*)::integer as names, (count(*) filter (where not is_decided))::integer as open,
      (count(*) filter (where not is_decided and rates = 0))::integer as open_staged
    from named group by location_id`.execute(db);
  return new Map(
    rows.map(({ location_id, names, open, open_staged }) => [location_id, { names, open, openStaged: open_staged }]),
  );
}

/** Every name that staff have decided on, of all locations and of earlier files too. */
export async function listDecidedNames(db: Kysely<Tables>): Promise<Array<PayerName & PayorDecision>> {
  const rows = await db
    .selectFrom('payor_names')
    .select(['payer_name', 'plan_name', 'payor_id', 'portal_plan'])
    .orderBy('decided_at', 'desc')
    .orderBy('payer_name')
    .orderBy('plan_name')
    .execute();
  return rows.map((row) => ({
    payerName: row.payer_name,
    planName: row.plan_name,
    payorId: row.payor_id,
    portalPlan: row.portal_plan,
  }));
}

/** The names of a location's live price file that still need a decision of staff. */
export interface UndecidedNames {
  versionId: number;
  /** When staff last decided on a name there, in milliseconds; null if they never did. */
  namesDecidedAt: number | null;
  names: PayerName[];
}

/** Reads the names and their version in one statement. Returns null if the location has no live file. */
export async function undecidedNames(db: Kysely<Tables>, locationId: string): Promise<UndecidedNames | null> {
  const { rows } = await sql<{ version_id: number; decided_at: Date | null; names: PayerName[] | null }>`
    select live.version_id,
      (select max(decided_at) from payor_names where location_id = ${locationId}) as decided_at,
      (
        select json_agg(json_build_object('payerName', payer_name, 'planName', plan_name))
        from (
          select distinct terms.payer_name, terms.plan_name from price_terms terms
          where terms.location_id = live.location_id and terms.version_id = live.version_id
        ) listed
        where not exists (
          select 1 from payor_names name
          where name.location_id = ${locationId} and name.payer_name = listed.payer_name
            and name.plan_name = listed.plan_name
        )
      ) as names
    from price_live live
    where live.location_id = ${locationId}`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  return {
    versionId: row.version_id,
    namesDecidedAt: row.decided_at?.getTime() ?? null,
    names: row.names ?? [],
  };
}

/** Until the transaction ends nobody else decides: what it reads of the decisions stays so. */
export async function holdPayorNames(trx: Transaction<Tables>): Promise<void> {
  await sql`lock table payor_names in share row exclusive mode`.execute(trx);
}

/** The time of the next decision on a location's names: later than the last. Nobody else decides until the transaction ends. */
async function nextDecisionAt(trx: Transaction<Tables>, locationId: string, now: Date): Promise<Date> {
  await holdPayorNames(trx);
  const { last } = await trx
    .selectFrom('payor_names')
    .select(({ fn }) => fn.max<Date | null>('decided_at').as('last'))
    .where('location_id', '=', locationId)
    .executeTakeFirstOrThrow();
  return last === null || last < now ? now : new Date(last.getTime() + 1);
}

/**
 * Takes decisions back: the names wait for one again. The last of the other decisions takes the time of this, by which cached values
 * know that something has changed.
 */
export async function removePayorNames(
  trx: Transaction<Tables>,
  locationId: string,
  names: readonly PayerName[],
  now: Date,
): Promise<void> {
  const decidedAt = await nextDecisionAt(trx, locationId, now);
  for (const { payerName, planName } of names) {
    await trx
      .deleteFrom('payor_names')
      .where('location_id', '=', locationId)
      .where('payer_name', '=', payerName)
      .where('plan_name', '=', planName)
      .execute();
  }
  await sql`
    update payor_names set decided_at = ${decidedAt}
    where location_id = ${locationId}
      and decided_at = (select max(decided_at) from payor_names where location_id = ${locationId})`.execute(trx);
}

/**
 * Writes the decisions of staff on a location's payer names, and replaces earlier ones. Decisions are written one after
 * the other, each with a later time than the last: cached values of a location depend on the time of its last decision,
 * and must not miss one that was still being written.
 */
export async function upsertPayorNames(
  trx: Transaction<Tables>,
  locationId: string,
  decisions: ReadonlyArray<PayerName & PayorDecision>,
  now: Date,
): Promise<void> {
  const decidedAt = await nextDecisionAt(trx, locationId, now);
  const rows = decisions.map(({ payerName, planName, payorId, portalPlan }) => ({
    location_id: locationId,
    payer_name: payerName,
    plan_name: planName,
    payor_id: payorId,
    portal_plan: portalPlan,
    decided_at: decidedAt,
  }));
  await trx
    .insertInto('payor_names')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['location_id', 'payer_name', 'plan_name']).doUpdateSet((excluded) => ({
        payor_id: excluded.ref('excluded.payor_id'),
        portal_plan: excluded.ref('excluded.portal_plan'),
        decided_at: excluded.ref('excluded.decided_at'),
      })),
    )
    .execute();
}
