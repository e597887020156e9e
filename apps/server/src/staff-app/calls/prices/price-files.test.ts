import { priceUploadPath, type PriceUploadModel } from '@portico/staff-contract';
import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { removeStopped } from '../../../app/jobs/retention.ts';
import { withImportLock } from '../../../prices/import-lock.ts';
import { livePriceFiles } from '../../../prices/queries/version-states.ts';
import { uploadPath } from '../../../staff/prices/uploads/upload-file.ts';
import { engines } from '../../../testing/databases.ts';
import { eventually } from '../../../testing/eventually.ts';
import { examplePath, makeTestFolder, tallFile, type TestFolder } from '../../../testing/price-files.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openStaffTest, type StaffBrowser, type StaffTest } from '../../testing/staff-test.ts';

// Issue 16, point 1: "price files: import with progress, findings, what changes before it goes live, roll back"; decision 216.

/** In bytes: smaller than what the app sends at once, so that small files have several. */
const PART = 10_000;

describe.each(engines)('price files at the screen, on %s', (engine) => {
  let folder: TestFolder;
  let priceFilesFolder: string;
  let test: TestApp;
  let staffTest: StaffTest;
  /** Another server of the same portal. */
  let second: StaffTest;
  let tom: StaffBrowser;
  let sam: StaffBrowser;
  beforeAll(async () => {
    folder = await makeTestFolder();
    priceFilesFolder = join(dirname(await folder.write('none', '')), 'price-files');
    test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000, priceFilesFolder } });
    [staffTest, second] = await Promise.all([openStaffTest(test), openStaffTest(test)]);
  });
  beforeEach(async () => {
    test.clock.advance(1);
    [tom, sam] = [await staffTest.signedIn('tom'), await staffTest.signedIn('sam')];
  });
  afterAll(async () => {
    await Promise.all([staffTest.close(), second.close()]);
    await test.close();
    await folder.remove();
  });

  const locationId = 'alder-main';
  const announced = (bytes: Uint8Array, fileName: string) => ({
    locationId,
    fileName,
    size: bytes.length,
    modifiedAt: 1_790_000_000_000,
  });
  const begin = async (bytes: Uint8Array, fileName = 'prices.csv'): Promise<PriceUploadModel> =>
    (await tom.call('beginPriceUpload', announced(bytes, fileName))).json().upload;
  const show = async (uploadId: string): Promise<PriceUploadModel> =>
    (await tom.call('showPriceUpload', { uploadId })).json().upload;
  const errorOf = async (reply: Promise<{ json(): { error: string } }>): Promise<string> => (await reply).json().error;
  const part = (bytes: Uint8Array, from: number) => bytes.subarray(from, from + PART);
  /** Sends all that is missing, each part to the other server. */
  const sendRest = async (bytes: Uint8Array, { uploadId, received }: PriceUploadModel): Promise<void> => {
    const servers = [staffTest, second];
    for (let from = received; from < bytes.length; from += PART) {
      const server = servers[(from / PART) % 2] ?? staffTest;
      const reply = await tom.sendPart(priceUploadPath(uploadId, from), part(bytes, from), server.app);
      expect(reply.statusCode).toBe(200);
    }
  };
  const ended = (uploadId: string): Promise<PriceUploadModel> =>
    eventually(async () => {
      const upload = await show(uploadId);
      expect(['staged', 'refused', 'failed']).toContain(upload.status);
      return upload;
    });
  const bring = async (bytes: Uint8Array, fileName?: string): Promise<PriceUploadModel> => {
    const upload = await begin(bytes, fileName);
    await sendRest(bytes, upload);
    return ended(upload.uploadId);
  };
  const live = async (): Promise<number | null> =>
    (await livePriceFiles(test.database.db)).find((file) => file.locationId === locationId)?.versionId ?? null;
  const file = async (rows: number, dollars: number): Promise<Uint8Array> => Buffer.from(await tallFile(rows, dollars));

  it('come in parts to any server, are staged in the name of who brought them, compared, made live, and gone back from', async () => {
    const bytes = await file(300, 100);
    const first = await bring(bytes);
    expect(first).toMatchObject({ status: 'staged', by: 'Tom Becker', findings: { contents: { rates: 300 } } });
    expect(await live()).toBeNull();
    expect(await staffTest.audited('pricesStaged')).toMatchObject([
      { by: 'Tom Becker', user: 'tom', command: 'prices import', location: locationId, version: first.versionId },
    ]);
    // The file is kept as it came, and nothing of the upload is left.
    expect(await readdir(priceFilesFolder)).not.toContainEqual(expect.stringContaining('upload-'));

    const activate = { locationId, versionId: first.versionId, seenLive: null };
    expect((await tom.call('activatePrices', activate)).statusCode).toBe(200);
    expect(await live()).toBe(first.versionId);

    const other = await bring(await file(100, 1000), 'next.csv');
    const asked = { locationId, versionId: other.versionId };
    const { comparison } = (await tom.call('comparePrices', asked)).json();
    expect(comparison).toMatchObject({
      live: { versionId: first.versionId },
      version: { versionId: other.versionId, status: 'staged' },
      services: { gone: 200, dearer: 100 },
      rates: { gone: 200, dearer: 100 },
      payers: [{ payerName: 'Golden Plain Health', planName: 'PPO', dearer: 100 }],
      jumpCount: 100,
      isAsked: false,
    });
    expect(comparison.jumps).toHaveLength(50);

    await tom.call('activatePrices', { ...asked, seenLive: first.versionId });
    expect(await live()).toBe(other.versionId);
    expect(await errorOf(tom.call('rollBackPrices', { locationId, seenLive: other.versionId }))).toBe('reasonMissing');
    const back = await tom.call('rollBackPrices', { locationId, seenLive: other.versionId, reason: 'ticket 4711' });
    expect(back.json()).toEqual({ versionId: first.versionId });
    expect(await live()).toBe(first.versionId);
    expect(await staffTest.audited('pricesActivated')).toMatchObject([{ by: 'Tom Becker' }, { by: 'Tom Becker' }]);
    expect(await staffTest.audited('pricesRolledBack')).toMatchObject([
      { by: 'Tom Becker', reason: 'ticket 4711', version: first.versionId, before: other.versionId },
    ]);
  });

  it('go on where they stopped, also in another window, and one file at a time', async () => {
    const bytes = await file(300, 101);
    const upload = await begin(bytes);
    await tom.sendPart(priceUploadPath(upload.uploadId, 0), part(bytes, 0));
    // As after a reload: the same file is chosen again.
    const again = await begin(bytes);
    expect(again).toMatchObject({ uploadId: upload.uploadId, received: PART, status: 'uploading' });
    expect(await errorOf(sam.call('beginPriceUpload', announced(bytes, 'other.csv')))).toBe('uploadUnderWay');
    expect(await errorOf(tom.sendPart(priceUploadPath(upload.uploadId, 0), part(bytes, 0)))).toBe('partOutOfTurn');
    const tooMuch = bytes.subarray(PART - 10);
    expect(await errorOf(tom.sendPart(priceUploadPath(upload.uploadId, PART), tooMuch))).toBe('malformedRequest');
    await sendRest(bytes, again);
    const staged = await ended(upload.uploadId);
    expect(staged).toMatchObject({ status: 'staged', received: bytes.length });
    const { locations } = (await tom.call('listPrices', { locationId })).json();
    expect(locations).toMatchObject([{ locationId, upload: { uploadId: upload.uploadId } }]);
    await tom.call('discardPrices', { locationId, versionId: staged.versionId });
    expect(await staffTest.audited('pricesDiscarded')).toMatchObject([{ by: 'Tom Becker', was: 'staged' }]);
  });

  it('are of whoever sends them: a colleague sends a part only once the upload is theirs, which is recorded', async () => {
    const bytes = await file(300, 104);
    const { uploadId } = await begin(bytes);
    await tom.sendPart(priceUploadPath(uploadId, 0), part(bytes, 0));
    const bySam = () => sam.sendPart(priceUploadPath(uploadId, PART), part(bytes, PART));
    expect(await errorOf(bySam())).toBe('uploadUnderWay');
    expect((await show(uploadId)).received).toBe(PART);
    await sam.call('beginPriceUpload', announced(bytes, 'prices.csv'));
    expect(await errorOf(tom.sendPart(priceUploadPath(uploadId, PART), part(bytes, PART)))).toBe('uploadUnderWay');
    expect((await bySam()).statusCode).toBe(200);
    expect(await staffTest.audited('priceUploadTakenOver')).toMatchObject([{ by: 'Sam Whitlock', from: 'Tom Becker' }]);
    await sam.call('cancelPriceUpload', { uploadId });
  });

  it('are of whoever took them over, also against a part that was under way by then', async () => {
    const bytes = await file(300, 105);
    const { uploadId } = await begin(bytes);
    const stream = new PassThrough();
    const underWay = tom.sendPart(priceUploadPath(uploadId, 0), stream);
    stream.write(part(bytes, 0).subarray(0, 10));
    await eventually(async () => {
      const upload = { location_id: locationId, upload_id: uploadId, file_name: 'prices.csv' };
      const { size } = await stat(uploadPath(priceFilesFolder, upload));
      expect(size).toBe(10);
    });
    await sam.call('beginPriceUpload', announced(bytes, 'prices.csv'));
    stream.end(part(bytes, 0).subarray(10));
    expect(await errorOf(underWay)).toBe('partOutOfTurn');
    expect((await show(uploadId)).received).toBe(0);
    await sam.call('cancelPriceUpload', { uploadId });
  });

  it('can be cancelled, on the way and while they wait, by a colleague too: nothing of them stays', async () => {
    const bytes = await file(300, 102);
    const onTheWay = await begin(bytes);
    await tom.sendPart(priceUploadPath(onTheWay.uploadId, 0), part(bytes, 0));
    expect((await sam.call('cancelPriceUpload', { uploadId: onTheWay.uploadId })).statusCode).toBe(200);
    const next = tom.sendPart(priceUploadPath(onTheWay.uploadId, PART), part(bytes, PART));
    expect(await errorOf(next)).toBe('uploadGone');
    const cancelled = (await staffTest.audited('priceUploadCancelled')).at(-1);
    expect(cancelled).toMatchObject({ by: 'Sam Whitlock', location: locationId, broughtBy: 'Tom Becker' });

    const before = await live();
    const waiting = await begin(bytes);
    await withImportLock(test.database, locationId, async () => {
      await sendRest(bytes, waiting);
      expect((await show(waiting.uploadId)).status).toBe('waiting');
      await tom.call('cancelPriceUpload', { uploadId: waiting.uploadId });
    });
    const taken = await bring(await file(10, 103), 'after.csv');
    const { locations } = (await tom.call('listPrices', { locationId })).json();
    const staged = locations[0].versions.filter(({ status }: { status: string }) => status === 'staged');
    expect(staged).toMatchObject([{ versionId: taken.versionId, fileName: 'after.csv' }]);
    expect((await show(waiting.uploadId)).status).toBe('cancelled');
    expect(await live()).toBe(before);
    expect(await readdir(priceFilesFolder)).not.toContainEqual(expect.stringContaining('upload-'));
  });

  // Servers that stop and outages use up the tries of the job.
  it('end by themselves as failed where nobody tries any more, and are read again', async () => {
    const bytes = await file(10, 104);
    const begun = await begin(bytes, 'interrupted.csv');
    const look = () => removeStopped(test.database, test.settings, test.clock.now());
    await withImportLock(test.database, locationId, async () => {
      await sendRest(bytes, begun);
      // It waits for the other import, and asks again.
      await look();
      expect((await show(begun.uploadId)).status).toBe('waiting');
      await eventually(async () => {
        await sql`
          update pgboss.job set state = 'failed'
          where name = 'import-upload' and state = 'created' and start_after > now()`.execute(test.database.db);
        await look();
        expect(await show(begun.uploadId)).toMatchObject({ status: 'failed', problem: 'interrupted', findings: null });
      });
    });
    await tom.call('importPricesAgain', { uploadId: begun.uploadId, skipInvalid: false, accept: [] });
    expect(await ended(begun.uploadId)).toMatchObject({ status: 'staged', problem: null });
    // Killed just behind the import, and tried no more.
    const whole = test.database.db.updateTable('price_uploads').where('upload_id', '=', begun.uploadId);
    await whole.set({ status: 'importing' }).execute();
    await look();
    expect((await show(begun.uploadId)).status).toBe('staged');
  });

  it('are refused with what was found, by rule, and read again with what staff take as it is', async () => {
    const refused = await bring(await readFile(examplePath('invalid/rules.json')), 'rules.json');
    expect(refused).toMatchObject({
      status: 'refused',
      problem: 'invalid',
      findings: { verdict: 'not importable', contents: { leftOut: 1, breaches: 18 } },
    });
    const { rules, acceptable, hasValuesToLeaveOut } = refused.findings ?? { rules: [] };
    const words = { en: expect.any(String), es: expect.any(String) };
    expect(rules[0]).toMatchObject({ sentence: words, places: [{ line: expect.any(Number), remedy: words }] });
    expect(hasValuesToLeaveOut).toBe(true);
    const report = (await tom.call('savePriceReport', { uploadId: refused.uploadId })).json();
    expect(report.fileName).toBe('rules.json.report.html');
    expect(report.html).toContain('Verdict: not importable');
    const again = { uploadId: refused.uploadId, skipInvalid: true, accept: acceptable ?? [] };
    expect((await sam.call('importPricesAgain', again)).json().upload.status).toBe('waiting');
    const taken = await ended(refused.uploadId);
    expect(taken).toMatchObject({ status: 'staged', by: 'Sam Whitlock' });
    expect((await staffTest.audited('pricesImportRefused')).at(-1)).toMatchObject({
      by: 'Tom Becker',
      reason: 'invalid',
    });
    expect((await staffTest.audited('pricesStaged')).at(-1)).toMatchObject({ by: 'Sam Whitlock', skipInvalid: true });
  });

  it.each([
    ['is cut short', 'invalid/cut-short.json', 'structure'],
    ['is a page of the web', 'invalid/web-page.html', 'structure'],
  ])('say what is the matter with one that %s', async (_what, example, problem) => {
    const upload = await bring(await readFile(examplePath(example)), 'prices.json');
    expect(upload).toMatchObject({
      status: 'refused',
      problem,
      findings: { verdict: 'not importable', contents: null },
    });
    expect(upload.findings?.rules).toHaveLength(1);
  });

  it('say so of a packing that is damaged', async () => {
    const upload = await bring(Buffer.from('504b0304ffff', 'hex'), 'prices.zip');
    expect(upload).toMatchObject({ status: 'refused', problem: 'damaged', findings: null });
    expect(upload.detail).toContain('prices.zip is damaged');
    await tom.call('cancelPriceUpload', { uploadId: upload.uploadId });
  });

  it('do not overwrite what a colleague has made live since, and take older ones with a reason alone', async () => {
    const staged = await bring(await file(10, 104));
    const seenLive = await live();
    const { versionId } = await (async () => {
      await sam.call('activatePrices', { locationId, versionId: staged.versionId, seenLive });
      return staged;
    })();
    const kept = { locationId, versionId: seenLive };
    expect(await errorOf(tom.call('activatePrices', { ...kept, seenLive }))).toBe('pricesChanged');
    expect(await errorOf(tom.call('activatePrices', { ...kept, seenLive: versionId }))).toBe('versionOlder');
    const older = { ...kept, seenLive: versionId, older: true };
    expect(await errorOf(tom.call('activatePrices', older))).toBe('reasonMissing');
    expect((await tom.call('activatePrices', { ...older, reason: 'ticket 4712' })).statusCode).toBe(200);
    expect((await staffTest.audited('pricesActivated')).at(-1)).toMatchObject({ reason: 'ticket 4712' });
    expect(await errorOf(tom.call('discardPrices', kept))).toBe('versionLive');
    expect(await errorOf(tom.call('comparePrices', kept))).toBe('nothingToCompare');
    expect(await errorOf(tom.call('comparePrices', { locationId, versionId: 999_999 }))).toBe('noSuchVersion');
  });

  it.each([
    ['a location that is none', { locationId: 'nowhere' }, 'unknownLocation'],
    ['more than the settings allow', { size: 10 ** 15 }, 'fileTooLarge'],
    ['a name that leads elsewhere', { fileName: '../prices.csv' }, 'fileNameUnusable'],
    ['a name that is hidden', { fileName: '.prices.csv' }, 'fileNameUnusable'],
    ['a name with a line end', { fileName: 'a\nb.csv' }, 'fileNameUnusable'],
    ['nothing', { size: 0 }, 'malformedRequest'],
  ])('take no file with %s', async (_what, otherwise, error) => {
    const asked = { ...announced(Buffer.from('x'), 'prices.csv'), ...otherwise };
    expect(await errorOf(tom.call('beginPriceUpload', asked))).toBe(error);
  });
});
