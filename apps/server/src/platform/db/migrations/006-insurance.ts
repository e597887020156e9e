import { type Kysely, sql } from 'kysely';

/**
 * Insurances, inquiries and their responses, and which payor a name in a price file stands for. From here on an
 * estimate can belong to an account and can be saved. A saved estimate does not count as the working one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table estimates drop constraint estimates_owner_kind_check`.execute(db);
  await sql`alter table estimates add check (owner_kind in ('guest', 'account'))`.execute(db);
  await sql`alter table estimates drop constraint estimates_owner_id_service_area_template_key`.execute(db);
  await sql`
    alter table estimates
      add column is_self_pay boolean not null default false,
      add column insurance_id uuid,
      add column benefits text,
      add column saved_at timestamptz,
      add column saved_figures text,
      add column valid_until timestamptz`.execute(db);
  await sql`
    create unique index estimates_working on estimates (owner_id, service_area, template)
      where saved_at is null`.execute(db);
  await sql`
    create table insurances (
      owner_id uuid not null,
      id uuid not null,
      payor_id text not null,
      insurance text not null,
      is_on_file boolean not null default false,
      created_at timestamptz not null,
      expires_at timestamptz,
      primary key (owner_id, id)
    )`.execute(db);
  await sql`create unique index insurances_on_file on insurances (owner_id) where is_on_file`.execute(db);
  await sql`create index insurances_by_expiry on insurances (expires_at)`.execute(db);
  await sql`
    create table inquiries (
      owner_id uuid not null,
      id uuid not null,
      insurance_id uuid not null,
      question_key bytea not null,
      state text not null check (state in ('waiting', 'sending', 'answered', 'failed', 'forgotten')),
      question text not null,
      sends integer not null default 0,
      sent_at timestamptz,
      request text,
      reply text,
      outcome text,
      created_at timestamptz not null,
      answered_at timestamptz,
      expires_at timestamptz not null,
      primary key (owner_id, id)
    )`.execute(db);
  await sql`create index inquiries_by_question on inquiries (owner_id, question_key, created_at desc)`.execute(db);
  await sql`create index inquiries_by_insurance on inquiries (owner_id, insurance_id)`.execute(db);
  await sql`create index inquiries_by_expiry on inquiries (expires_at)`.execute(db);
  await sql`create sequence inquiry_controls as integer maxvalue 999999999 cycle`.execute(db);
  await sql`
    create table payor_names (
      location_id text not null,
      payer_name text not null,
      plan_name text not null,
      payor_id text,
      portal_plan text,
      decided_at timestamptz not null,
      primary key (location_id, payer_name, plan_name)
    )`.execute(db);
  await sql`create index payor_names_by_decision on payor_names (location_id, decided_at)`.execute(db);
  await sql`
    create index price_rates_by_payer on price_rates (location_id, version_id, payer_name, plan_name)`.execute(db);
  await sql`alter table accounts add column security_points text[] not null default '{editestimates}'`.execute(db);
}
