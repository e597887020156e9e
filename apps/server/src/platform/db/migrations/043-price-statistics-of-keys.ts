import { type Kysely, sql } from 'kysely';

/** Of each column: how many of its commonest values, and groups of the others, the planner knows. Its own default is 100. */
const TARGET = 20;

/** All columns that migration 042 left the planner. */
const columns = {
  price_items: ['location_id', 'version_id', 'item_id', 'line', 'drug_unit', 'drug_type'],
  price_codes: ['location_id', 'version_id', 'item_id', 'code_type', 'code'],
  price_charges: [
    'location_id',
    'version_id',
    'charge_id',
    'item_id',
    'line',
    'setting',
    'billing_class',
    'gross_cents',
    'cash_cents',
    'minimum_cents',
    'maximum_cents',
  ],
  price_terms: [
    'location_id',
    'version_id',
    'terms_id',
    'payer_name',
    'plan_name',
    'methodology',
    'algorithm',
    'notes',
    'rates',
  ],
  price_words: ['location_id', 'version_id', 'word'],
  price_listed_codes: ['location_id', 'version_id', 'code_id', 'code_type', 'code'],
} as const;

/**
 * For each value that the planner is to know it looks at 300 rows: 30,000 of each table after each import, a fifth of the database's
 * time. Every search goes by location, version and a key of few rows, of which a fifth tells as much (decision 121).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, names] of Object.entries(columns)) {
    for (const name of names) {
      await sql`
        alter table ${sql.table(table)} alter column ${sql.ref(name)} set statistics ${sql.lit(TARGET)}`.execute(db);
    }
  }
}
