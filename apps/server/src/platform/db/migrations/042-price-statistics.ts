import { type Kysely, sql } from 'kysely';

/** Columns that no search goes by: an import need not gather what stands in their arrays, which takes longer than writing them. */
const unsearched = {
  price_charges: [
    'modifiers',
    'revenue_codes',
    'rate_terms',
    'rate_lines',
    'rate_dollars',
    'rate_percentages',
    'rate_medians',
    'rate_p10s',
    'rate_p90s',
    'rate_counts',
    'notes',
  ],
  price_items: ['description'],
  price_words: ['codes'],
  price_listed_codes: ['description'],
} as const;

/**
 * The planner keeps no statistics of columns that no search goes by (decision 105). Words are split by the program alone: the function
 * of migration 041 was for the versions that were there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(unsearched)) {
    for (const column of columns) {
      await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} set statistics 0`.execute(db);
    }
  }
  await sql`drop function price_words_of(text)`.execute(db);
}
