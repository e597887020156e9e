import { describe, expect, it } from 'vitest';
import { engines } from '../../testing/databases.ts';
import { measuredFromHere } from '../../testing/measured.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const DAY = 24 * 3600;

describe.each(engines)('what is looked at on %s (issue 16, point 4)', (engine) => {
  it('is the age of live prices by the import and by the file; nothing of it once the server is closed', async () => {
    const measured = await measuredFromHere();
    const test = await buildTestApp(engine, { areJobsLeft: true });
    const { db } = test.database;
    const location = test.settings.healthSystem.locations[0]?.id ?? '';
    const counts = { items: 0, charges: 0, rates: 0, problems: 0 };
    const words = { file_name: 'a.json', file_sha256: '', format: '', spec_version: '', hospital_name: '' };
    const { version_id } = await db
      .insertInto('price_versions')
      .values({
        location_id: location,
        status: 'live',
        ...words,
        ...counts,
        imported_at: test.clock.now(),
        live_at: test.clock.now(),
        last_updated_on: '2026-11-01',
      })
      .returning('version_id')
      .executeTakeFirstOrThrow();
    await db.insertInto('price_live').values({ location_id: location, version_id }).execute();
    test.clock.advance(3 * DAY);
    const added = await measured();
    expect(added[`portico_prices_age_seconds{location="${location}"}`]).toBe(3 * DAY);
    expect(added[`portico_prices_file_age_seconds{location="${location}"}`]).toBe(
      (test.clock.now().getTime() - Date.parse('2026-11-01')) / 1000,
    );
    await test.close();
    const left = Object.keys(await measured()).filter((name) => name.includes('_prices_'));
    expect(left).toEqual([]);
  });
});
