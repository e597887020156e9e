import { CompiledQuery, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, engines } from '../../../testing/databases.ts';
import type { Database } from '../database.ts';
import { up } from './041-price-words.ts';

describe.each(engines)('the words of prices that are there, on %s (issue 13, point 5)', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase(engine);
  });
  afterAll(() => database.close());

  const run = (statement: string) => database.db.executeQuery(CompiledQuery.raw(statement));

  it('are indexed version by version, without accents, split at every mark', async () => {
    await run('drop table price_listed_codes, price_words');
    await run(`insert into price_code_index (location_id, version_id, code_type, code, description) values
      ('alder', 7, 'CPT', '73721', 'MRI: hip/knee, w/o "contrast"'), ('alder', 7, 'HCPCS', 'G0008', 'VACUNACIÓN (MRI)'),
      ('alder', 8, 'CPT', '73721', 'MRI'), ('bay', 9, 'CPT', '${'9'.repeat(100)}', '${'long'.repeat(100)}')`);
    await up(database.db as Kysely<unknown>);
    const { rows } = await run(`
      select word, codes from price_words where location_id = 'alder' and version_id = 7 order by word`);
    expect(rows).toEqual([
      { word: '73721', codes: [2] },
      { word: 'contrast', codes: [2] },
      { word: 'g0008', codes: [1] },
      { word: 'hip', codes: [2] },
      { word: 'knee', codes: [2] },
      { word: 'mri', codes: [1, 2] },
      { word: 'o', codes: [2] },
      { word: 'vacunacion', codes: [1] },
      { word: 'w', codes: [2] },
    ]);
  });
});
