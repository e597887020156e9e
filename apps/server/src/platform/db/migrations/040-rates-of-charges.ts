import { type Kysely, sql } from 'kysely';

/**
 * The rates of a charge stand with it in one row, each property as an array in the order of the file; what repeats of them (payer,
 * plan, methodology, algorithm, notes) stands once in a version, as numbered terms. The reason and the figures are in decision 105.
 *
 * Versions that are there are brought into this layout. Their rows of price_rates stay until the version itself is removed, for
 * processes of the release before; nothing is written there any more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table price_terms (
      location_id text not null,
      version_id bigint not null,
      terms_id integer not null,
      payer_name text not null,
      plan_name text not null,
      methodology text not null,
      algorithm text,
      notes text,
      rates integer not null,
      primary key (location_id, version_id, terms_id)
    )`.execute(db);
  await sql`
    alter table price_charges
      add column revenue_codes text[] not null default '{}',
      add column rate_terms integer[],
      add column rate_lines integer[],
      add column rate_dollars bigint[],
      add column rate_percentages double precision[],
      add column rate_medians bigint[],
      add column rate_p10s bigint[],
      add column rate_p90s bigint[],
      add column rate_counts text[]`.execute(db);
  await sql`alter table price_items alter column drug_unit type double precision`.execute(db);
  await sql`
    insert into price_terms
      (location_id, version_id, terms_id, payer_name, plan_name, methodology, algorithm, notes, rates)
    select location_id, version_id, row_number() over (partition by location_id, version_id order by min(line)),
      payer_name, plan_name, methodology, algorithm, notes, count(*)
    from price_rates
    group by location_id, version_id, payer_name, plan_name, methodology, algorithm, notes`.execute(db);
  await sql`
    update price_charges charge
    set rate_terms = listed.terms, rate_lines = listed.lines, rate_dollars = listed.dollars,
      rate_percentages = listed.percentages, rate_medians = listed.medians, rate_p10s = listed.p10s,
      rate_p90s = listed.p90s, rate_counts = listed.counts
    from (
      select rate.location_id, rate.version_id, rate.charge_id,
        array_agg(terms.terms_id order by rate.line, rate.ctid) as terms,
        array_agg(rate.line order by rate.line, rate.ctid) as lines,
        array_agg(rate.dollar_cents order by rate.line, rate.ctid) as dollars,
        array_agg(rate.percentage::double precision order by rate.line, rate.ctid) as percentages,
        array_agg(rate.median_cents order by rate.line, rate.ctid) as medians,
        array_agg(rate.p10_cents order by rate.line, rate.ctid) as p10s,
        array_agg(rate.p90_cents order by rate.line, rate.ctid) as p90s,
        array_agg(rate.count order by rate.line, rate.ctid) as counts
      from price_rates rate
      join price_terms terms on terms.location_id = rate.location_id and terms.version_id = rate.version_id
        and terms.payer_name = rate.payer_name and terms.plan_name = rate.plan_name
        and terms.methodology = rate.methodology
        and coalesce(terms.algorithm, '') = coalesce(rate.algorithm, '')
        and coalesce(terms.notes, '') = coalesce(rate.notes, '')
      group by rate.location_id, rate.version_id, rate.charge_id
    ) listed
    where listed.location_id = charge.location_id and listed.version_id = charge.version_id
      and listed.charge_id = charge.charge_id`.execute(db);
  await sql`
    update price_charges charge
    set revenue_codes = listed.codes
    from (
      select location_id, version_id, item_id, array_agg(code) as codes
      from price_codes
      where code_type = 'RC'
      group by location_id, version_id, item_id
    ) listed
    where listed.location_id = charge.location_id and listed.version_id = charge.version_id
      and listed.item_id = charge.item_id`.execute(db);
  // One index for what two did; and none for what a charge now holds itself.
  await sql`
    create unique index price_charges_of_item on price_charges (location_id, version_id, item_id, charge_id)
  `.execute(db);
  await sql`alter table price_charges drop constraint price_charges_pkey`.execute(db);
  await sql`alter table price_charges add primary key using index price_charges_of_item`.execute(db);
  await sql`drop index price_charges_by_item, price_codes_by_item`.execute(db);
  await sql`
    create view price_charge_rates as
    select charge.location_id, charge.version_id, charge.item_id, charge.charge_id,
      coalesce(rate.line, charge.line) as line, terms.payer_name, terms.plan_name, terms.methodology, rate.dollar_cents,
      rate.percentage, terms.algorithm, rate.median_cents, rate.p10_cents, rate.p90_cents, rate.count, terms.notes
    from price_charges charge
    cross join unnest(
      charge.rate_terms, charge.rate_lines, charge.rate_dollars, charge.rate_percentages, charge.rate_medians,
      charge.rate_p10s, charge.rate_p90s, charge.rate_counts
    ) as rate (terms_id, line, dollar_cents, percentage, median_cents, p10_cents, p90_cents, count)
    join price_terms terms on terms.location_id = charge.location_id and terms.version_id = charge.version_id
      and terms.terms_id = rate.terms_id`.execute(db);
}
