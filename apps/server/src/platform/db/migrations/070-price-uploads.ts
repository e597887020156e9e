import { type Kysely, sql } from 'kysely';

/** Price files that staff bring at the screen, until they are staged (decision 216). One at a time for each location. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table price_uploads (
      location_id text not null,
      upload_id uuid not null,
      file_name text not null,
      size bigint not null,
      modified_at bigint not null,
      received bigint not null,
      status text not null,
      uploaded_by text not null,
      uploaded_by_subject text not null,
      begun_at timestamptz not null,
      moved_at timestamptz not null,
      skip_invalid boolean not null default false,
      accept text[] not null default '{}',
      read_position bigint not null default 0,
      read_size bigint not null default 0,
      read_rates bigint not null default 0,
      problem text,
      detail text not null default '',
      check_result jsonb,
      version_id bigint,
      primary key (location_id, upload_id)
    )`.execute(db);
  await sql`create index price_uploads_by_id on price_uploads (upload_id)`.execute(db);
  await sql`
    create unique index price_uploads_open on price_uploads (location_id)
    where status in ('uploading', 'waiting', 'importing')`.execute(db);
}
