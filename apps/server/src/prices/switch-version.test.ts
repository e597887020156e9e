import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../platform/db/database.ts';
import { createTestDatabase, engines } from '../testing/databases.ts';
import { makeTestFolder, tallFile, type TestFolder } from '../testing/price-files.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { withImportLock } from './import-lock.ts';
import { importPriceFile } from './import-price-file.ts';
import { listVersions } from './queries/version-states.ts';
import { removeOldVersions } from './remove-old-versions.ts';
import { activateVersion, discardVersion, rollBackVersion } from './switch-version.ts';

const at = 'alder-main';
const record = async () => {};

describe.each(engines)('versions of a location’s prices, on %s (issue 13, point 6)', (engine) => {
  const clock = settableClock();
  let database: Database;
  let folder: TestFolder;
  beforeAll(async () => {
    [database, folder] = await Promise.all([createTestDatabase(engine), makeTestFolder()]);
  });
  afterAll(() => Promise.all([database.close(), folder.remove()]));
  beforeEach(async () => {
    await database.db.deleteFrom('price_live').execute();
    await database.db.updateTable('price_versions').set({ status: 'retired' }).execute();
    await removeOldVersions(database, { stoppedBefore: clock.now(), keep: 0 });
  });

  /** Imports a file that is known by its name and the day of its prices, and returns the number of its version. */
  async function imported(name: string, { stage = false, day = '2026-03-01' } = {}): Promise<number> {
    const text = (await tallFile(2, 100)).replace(/\d{4}-\d\d-\d\d/, day);
    const path = await folder.write(`${name}.csv`, text);
    return (await importPriceFile(database, clock, { path, locationId: at, stage })).versionId;
  }
  const activate = (versionId?: number, older = false) =>
    activateVersion(database, { locationId: at, versionId, older, now: clock.now(), record });
  const rollBack = () => rollBackVersion(database, { locationId: at, record });
  /** `a live`, the newest first. */
  const states = async () =>
    (await listVersions(database.db, at)).map((each) => `${each.fileName.replace('.csv', '')} ${each.status}`);
  const live = async () =>
    (await database.db.selectFrom('price_live').select('version_id').where('location_id', '=', at).execute()).map(
      ({ version_id }) => version_id,
    );

  it('what is staged is not live until it is activated, and what was live is kept', async () => {
    const first = await imported('a');
    const second = await imported('b', { stage: true });
    expect([await states(), await live()]).toEqual([['b staged', 'a live'], [first]]);
    const done = await activate();
    expect([done.live.versionId, done.before?.versionId]).toEqual([second, first]);
    expect([await states(), await live()]).toEqual([['b live', 'a kept'], [second]]);
  });

  it('what is staged again takes the place of what was staged', async () => {
    await imported('a', { stage: true });
    await imported('b', { stage: true });
    expect(await states()).toEqual(['b staged']);
    await activate();
    expect(await states()).toEqual(['b live']);
  });

  it('an import that goes live leaves what is staged, which is then too old to go live unasked', async () => {
    await imported('a');
    clock.advance(60);
    await imported('b', { stage: true });
    clock.advance(60);
    await imported('c');
    expect(await states()).toEqual(['c live', 'b staged', 'a kept']);
    await expect(activate()).rejects.toMatchObject({ reason: 'older', message: expect.stringContaining('--older') });
    expect(await states()).toEqual(['c live', 'b staged', 'a kept']);
    await activate(undefined, true);
    expect(await states()).toEqual(['c kept', 'b live', 'a kept']);
  });

  it('a file with prices of an earlier day is not activated unasked', async () => {
    await imported('a', { day: '2026-04-01' });
    await imported('b', { day: '2026-03-31', stage: true });
    await expect(activate()).rejects.toThrow('prices of 2026-03-31, and the live ones are of 2026-04-01');
    expect(await states()).toEqual(['b staged', 'a live']);
  });

  it('the way back leads to what was live before, and once more one further back', async () => {
    for (const name of ['a', 'b', 'c']) await imported(name);
    await rollBack();
    expect(await states()).toEqual(['c kept', 'b live', 'a kept']);
    await rollBack();
    expect(await states()).toEqual(['c kept', 'b kept', 'a live']);
    await expect(rollBack()).rejects.toMatchObject({ reason: 'nothing to roll back to' });
    expect(await states()).toEqual(['c kept', 'b kept', 'a live']);
  });

  it('after a way back the new one can be activated again, and gone back from again', async () => {
    await imported('a');
    const second = await imported('b');
    await rollBack();
    await activate(second);
    expect(await states()).toEqual(['b live', 'a kept']);
    await rollBack();
    expect(await states()).toEqual(['b kept', 'a live']);
  });

  it('says so where there is no such version, nothing staged, or it is live', async () => {
    await expect(activate()).rejects.toMatchObject({ reason: 'nothing staged' });
    await expect(rollBack()).rejects.toMatchObject({ reason: 'nothing to roll back to' });
    const version = await imported('a');
    await expect(activate(version)).rejects.toMatchObject({ reason: 'already live' });
    await expect(activate(version + 1)).rejects.toMatchObject({
      reason: 'no such version',
      message: expect.stringContaining(`  ${version}  live  a.csv`),
    });
    const discarding = discardVersion(database, { locationId: at, versionId: version, record });
    await expect(discarding).rejects.toMatchObject({ reason: 'live' });
  });

  it('changes nothing while an import runs there', async () => {
    await imported('a');
    await imported('b', { stage: true });
    await withImportLock(database, at, async () => {
      await expect(activate()).rejects.toMatchObject({ reason: 'in progress' });
      await expect(rollBack()).rejects.toMatchObject({ reason: 'in progress' });
    });
    expect(await states()).toEqual(['b staged', 'a live']);
  });

  it('changes nothing where it cannot be recorded', async () => {
    await imported('a');
    await imported('b', { stage: true });
    const failing = async () => {
      throw new Error('no trail');
    };
    const activating = activateVersion(database, { locationId: at, older: false, now: clock.now(), record: failing });
    await expect(activating).rejects.toThrow('no trail');
    expect(await states()).toEqual(['b staged', 'a live']);
  });

  it('keeps as many as it should, those that were live last, and leaves no row of the others', async () => {
    for (const name of ['a', 'b', 'c', 'd']) await imported(name);
    await imported('e', { stage: true });
    await rollBack();
    await removeOldVersions(database, { stoppedBefore: clock.now(), keep: 1 });
    expect(await states()).toEqual(['e staged', 'd kept', 'c live']);
    const staged = await discardVersion(database, {
      locationId: at,
      versionId: (await listVersions(database.db, at))[0]?.versionId ?? 0,
      record,
    });
    expect(staged.status).toBe('staged');
    await removeOldVersions(database, { stoppedBefore: clock.now(), keep: 0 });
    expect(await states()).toEqual(['c live']);
    const rows = await database.db
      .selectFrom('price_versions')
      .select('version_id')
      .where('location_id', '=', at)
      .execute();
    expect(rows.map(({ version_id }) => version_id)).toEqual(await live());
    const items = await database.db
      .selectFrom('price_items')
      .select('version_id')
      .distinct()
      .where('location_id', '=', at)
      .execute();
    expect(items).toEqual(rows);
  });
});
