import {
  deleteKeptEstimate,
  getKeptEstimate,
  getRecentEstimates,
  keepEstimate,
  keptEstimatePdf,
  keptEstimateReminder,
  openKeptEstimate,
  startOver,
  type WireReply,
} from '@portico/contract';
import { estimateNumberOf } from '@portico/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeExpired } from '../../app/jobs/retention.ts';
import { localTimeIn, secondsAfter, secondsBetween } from '../../platform/time.ts';
import { callEngines } from '../../testing/databases.ts';
import { breachesOf } from '../../testing/pdf-ua/breaches.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { buildTestApp, createBrowser, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { type Guest, openGuest, refusalOf, refused, startEstimate } from '../testing/guest.ts';
import { importPrices } from '../testing/import-prices.ts';

type WireKept = WireReply<typeof getKeptEstimate>;

const DAY = 24 * 3600;
/** A number that nobody has. */
const nobodys = estimateNumberOf('22222222222');
const byBirthDate = { by: 'birthDate', birthDate: '4/27/1986' };

describe.each(callEngines)('an estimate that one keeps, on %s (issue 14, point 5)', (engine) => {
  let test: TestApp;
  let guest: Guest;
  let pesGlo: string;
  let count = 0;

  const publish = (cash: number) =>
    importPrices(test, 'alder-main', [
      { code: '73721', gross: 1000, cash, billing_class: 'facility' },
      { code: '73721', gross: 200, cash: 120, billing_class: 'professional', modifier: '26' },
    ]);
  beforeAll(async () => {
    test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000 } });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await publish(400);
    guest = await openGuest(test.app, { address: nextAddress() });
    const query = { svcArea: 'bay', template: 'mri-knee', location: 'alder-main' };
    pesGlo = (await startEstimate(guest, query)).PesGlo;
  });

  const nextAddress = () => `198.51.100.${(count += 1)}`;
  const another = () => createBrowser(test.app, { address: nextAddress() });
  const keep = (more: object = {}) =>
    guest.post(keepEstimate.path, { pesGlo, token: guest.token, ...byBirthDate, ...more });
  const show = async (by: TestBrowser, key: string, headers = {}): Promise<WireKept> =>
    (await by.post(getKeptEstimate.path, { key }, headers)).json();
  const keepAndShow = async (more: object = {}) => {
    const { Key: key } = (await keep(more)).json();
    return { key, shown: await show(guest, key) };
  };
  const openBy = (by: TestBrowser, number: string, fact: object = byBirthDate) =>
    by.post(openKeptEstimate.path, { number, ...fact });

  it('has a number that one can say on the phone, and a link whose number no server sees', async () => {
    const { shown } = await keepAndShow();
    expect(shown.Number).toMatch(/^[2-9B-Z]{4}-[2-9B-Z]{4}-[2-9B-Z]{3}[0-9A-Z]$/);
    expect(shown.Link).toBe(`${test.settings.publicUrl}/estimates-kept#number=${shown.Number}`);
    expect(shown).toMatchObject({ OpensBy: 'birthDate', KeptOn: '2026-11-21', LastDay: '2026-12-21', Today: null });
  });

  it('opens on another device by its number and the date of birth, however both are typed', async () => {
    const { shown } = await keepAndShow();
    const other = await another();
    const typed = ` ${shown.Number.toLowerCase().replaceAll('-', ' ')} `;
    const { Key } = (await openBy(other, typed, { by: 'birthDate', birthDate: '04/27/1986' })).json();
    expect(await show(other, Key)).toEqual(shown);
  });

  it('opens by the ZIP code where that was chosen: its first five digits', async () => {
    const { shown } = await keepAndShow({ by: 'zip', zip: '94301-1234', birthDate: '' });
    const other = await another();
    expect((await openBy(other, shown.Number, { by: 'zip', zip: '94301' })).statusCode).toBe(200);
    expect(refusalOf(await openBy(other, shown.Number))).toEqual(refused('keptEstimateRefused'));
  });

  it('says what was said on its day, in both languages, with how the amount is made', async () => {
    const { key, shown } = await keepAndShow();
    expect(shown.Content).toMatchObject({
      Service: { Name: 'MRI of the knee, without contrast', Language: 'en' },
      Place: { Name: 'Alder Bay Hospital' },
      Manner: 'without insurance',
      Amount: '$520.00',
      Tables: [{ Heading: 'What is included' }],
    });
    expect(shown.Content.Tables[0]?.Lines.at(-1)).toMatchObject({ Text: '$520.00', Kind: 'total' });
    expect(shown.Content.Sources.join(' ')).toContain('price file alder-main.json of October 1, 2026');
    const spanish = await show(guest, key, { 'accept-language': 'es' });
    expect(spanish.Content).toMatchObject({ Manner: 'sin seguro', Amount: '$520.00' });
    expect(spanish.Content.Service.Language).toBe('es');
  });

  it('says of a part that it is one, on its page and on paper (decision 238)', async () => {
    await importPrices(test, 'alder-main', [
      { code: '470', type: 'MS-DRG', setting: 'inpatient', gross: 60_000, cash: 30_000 },
    ]);
    const stay = { svcArea: 'bay', template: 'code-MS-DRG-470', location: 'alder-main' };
    const { PesGlo } = await startEstimate(guest, stay);
    const { key, shown } = await keepAndShow({ pesGlo: PesGlo });
    expect(shown.Content.AmountClaim).toBe('hospitalPart');
    const { Document } = (await guest.post(keptEstimatePdf.path, { key })).json();
    const { parts } = await readPdf(Buffer.from(Document, 'base64'));
    expect(parts.map(({ text }) => text).join(' ')).toContain('about $30,000.00 in hospital fees alone');
  });

  it('stays as it was said when the prices change, and tells what it would be today', async () => {
    const { key } = await keepAndShow();
    await publish(450);
    const changed = await show(guest, key);
    expect(changed.Content.Amount).toBe('$520.00');
    expect(changed.Today).toMatchObject({
      Amount: '$570.00',
      Changes: [{ Kind: 'total', BeforeText: 'About $520.00', AfterText: 'About $570.00', DifferenceText: '+$50.00' }],
      HasOldBenefits: false,
    });
    await importPrices(test, 'alder-main', [{ code: '99213', gross: 100, cash: 50 }]);
    expect((await show(guest, key)).Today).toMatchObject({ Amount: '' });
  });

  it.each([
    ['en', 'Your estimate, MRI of the knee, without contrast', 'Number of the estimate', 'estimate.pdf'],
    [
      'es',
      'Su estimación, Resonancia magnética de rodilla, sin contraste',
      'Número de la estimación',
      'estimacion.pdf',
    ],
  ])('is a tagged PDF in %s, with all that was said', async (language, title, label, fileName) => {
    const { key, shown } = await keepAndShow();
    const reply = await guest.post(keptEstimatePdf.path, { key }, { 'accept-language': language });
    expect(reply.json().FileName).toBe(fileName);
    const pdf = Buffer.from(reply.json().Document, 'base64');
    expect(await breachesOf(pdf)).toEqual([]);
    const read = await readPdf(pdf);
    expect(read.title).toBe(title);
    const text = read.parts.map((part) => part.text).join(' ');
    for (const words of [label, shown.Number, '$520.00', 'CPT 73721', 'alder-main.json']) expect(text).toContain(words);
  });

  it('is in a calendar without a word of what it is', async () => {
    const { key, shown } = await keepAndShow();
    const reply = await guest.post(keptEstimateReminder.path, { key }, { 'accept-language': 'es' });
    const { FileName, Calendar } = reply.json();
    expect(FileName).toBe('estimacion.ics');
    const lines = Calendar.replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        `DTSTART;VALUE=DATE:${shown.LastDay.replaceAll('-', '')}`,
        'SUMMARY:Su estimación de Alder Bay Health termina hoy',
        'TRIGGER:-P3D',
        `URL:${test.settings.publicUrl}/estimates-kept`,
      ]),
    );
    expect(Calendar).not.toMatch(new RegExp(`MRI|rodilla|\\$520|${shown.Number}`));
  });

  it('refuses an unknown number, another date of birth, and one that has ended or was deleted alike', async () => {
    const { key, shown } = await keepAndShow();
    const { shown: deleted, key: keyOfDeleted } = await keepAndShow();
    expect((await guest.post(deleteKeptEstimate.path, { key: keyOfDeleted })).json()).toEqual({ Success: true });
    const other = await another();
    const wrong = { by: 'birthDate', birthDate: '4/28/1986' };
    const replies = [
      await openBy(other, nobodys),
      await openBy(other, shown.Number, wrong),
      await openBy(other, shown.Number, { by: 'zip', zip: '94301' }),
      await openBy(other, deleted.Number),
      await guest.post(getKeptEstimate.path, { key: keyOfDeleted }),
      await other.post(getKeptEstimate.path, { key }),
    ];
    test.clock.advance(31 * DAY);
    replies.push(await openBy(await another(), shown.Number));
    expect(refusalOf(replies[0] ?? (await keep()))).toEqual(refused('keptEstimateRefused'));
    expect(new Set(replies.map((reply) => `${reply.statusCode} ${reply.body}`)).size).toBe(1);
  });

  it('tells a typing error without counting a try', async () => {
    const { shown } = await keepAndShow();
    const other = await another();
    const mistyped = shown.Number.replace(/.$/, (last) => (last === '7' ? '8' : '7'));
    for (let time = 0; time < 15; time += 1) {
      const reply = await openBy(other, mistyped);
      expect(refusalOf(reply)).toEqual(refused('malformedRequest'));
      expect(reply.json().meta.fields).toEqual(['number']);
    }
    expect((await openBy(other, shown.Number)).statusCode).toBe(200);
  });

  it('opens nothing any more after ten wrong tries, from wherever they came, not even for who is right', async () => {
    const { shown, key } = await keepAndShow();
    for (let time = 0; time < 10; time += 1) {
      const birthDate = `4/${time + 1}/1990`;
      await openBy(await another(), shown.Number, { by: 'birthDate', birthDate });
    }
    expect(refusalOf(await openBy(await another(), shown.Number))).toEqual(refused('keptEstimateRefused'));
    // Whoever has it open still has it.
    expect((await show(guest, key)).Number).toBe(shown.Number);
  });

  it('lets a browser try ten times in a quarter of an hour, and says how long to wait', async () => {
    const { shown } = await keepAndShow();
    const other = await another();
    for (let time = 0; time < 10; time += 1) await openBy(other, nobodys);
    const refusal = await openBy(other, shown.Number);
    expect(refusalOf(refusal)).toEqual(refused('tooManyRequests'));
    expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(0);
    test.clock.advance(15 * 60);
    expect((await openBy(other, shown.Number)).statusCode).toBe(200);
  });

  it('is shown again for an hour in the browser that opened it, and in no other', async () => {
    const { key, shown } = await keepAndShow();
    test.clock.advance(3599);
    expect((await show(guest, key)).Number).toBe(shown.Number);
    test.clock.advance(1);
    expect(refusalOf(await guest.post(getKeptEstimate.path, { key }))).toEqual(refused('keptEstimateRefused'));
  });

  it('stands in the database under keyed hashes alone, with nothing in clear', async () => {
    const { shown } = await keepAndShow();
    const rows = await test.database.db.selectFrom('kept_estimates').selectAll().execute();
    const text = JSON.stringify(rows);
    for (const secret of [
      shown.Number,
      shown.Number.replaceAll('-', ''),
      '1986-04-27',
      '4/27/1986',
      'mri-knee',
      'Alder',
    ]) {
      expect(text).not.toContain(secret);
    }
  });

  it('opens until the last minute of its last day at the hospital, and is deleted then', async () => {
    const { shown } = await keepAndShow();
    const rows = () => test.database.db.selectFrom('kept_estimates').select('expires_at').execute();
    const ends = (await rows()).at(-1)?.expires_at ?? new Date(0);
    expect(localTimeIn('America/Los_Angeles', secondsAfter(ends, -1))).toBe(`${shown.LastDay}T23:59:59`);
    test.clock.advance(secondsBetween(test.clock.now(), ends) - 1);
    expect((await openBy(await another(), shown.Number)).statusCode).toBe(200);
    test.clock.advance(1);
    expect(refusalOf(await openBy(await another(), shown.Number))).toEqual(refused('keptEstimateRefused'));
    await removeExpired(test.database.db, test.clock.now());
    expect(await rows()).toEqual([]);
  });

  it.each([
    [{ birthDate: '' }, 'birthDate'],
    [{ birthDate: '4/31/1986' }, 'birthDate'],
    [{ by: 'zip' }, 'zip'],
  ])('is not kept with %j', async (more, field) => {
    const reply = await keep(more);
    expect(refusalOf(reply)).toEqual(refused('malformedRequest'));
    expect(reply.json().meta.fields).toEqual([field]);
  });

  it('is nobody else’s, and none without an amount', async () => {
    const other = await openGuest(test.app, { address: nextAddress() });
    const body = { pesGlo, token: other.token, ...byBirthDate };
    expect(refusalOf(await other.post(keepEstimate.path, body))).toEqual(refused('unknownEstimate'));
    const unpriced = await startEstimate(guest, { svcArea: 'bay', template: 'ct-head', location: 'alder-main' });
    expect((await keep({ pesGlo: unpriced.PesGlo })).json()).toEqual({ Success: false, Key: '' });
  });

  it('is one of twenty at most', async () => {
    for (let time = 0; time < 20; time += 1) expect((await keep()).statusCode).toBe(200);
    expect(refusalOf(await keep())).toEqual(refused('tooManyEstimates'));
  });

  describe('where one looks again (Findings, people A15)', () => {
    const recent = async (by: TestBrowser = guest) => (await by.get(getRecentEstimates.path)).json();

    it('offers what was worked at while the visit lasts, and nothing of it afterwards', async () => {
      expect((await recent()).Working).toMatchObject([
        { PetName: 'MRI of the knee, without contrast', LocationName: 'Alder Bay Hospital', petId: 'mri-knee' },
      ]);
      expect((await recent(await another())).Working).toEqual([]);
      test.clock.advance(2 * 3600 + 1);
      expect((await recent()).Working).toEqual([]);
    });

    it('offers what was kept only on a device that its person calls their own, by number', async () => {
      await keep();
      expect((await recent()).Kept).toEqual([]);
      const { shown } = await keepAndShow({ isOwnDevice: '1' });
      await guest.post(startOver.path, { token: guest.token });
      expect(await recent()).toMatchObject({ Working: [], Kept: [{ Number: shown.Number, LastDay: shown.LastDay }] });
      expect((await recent(await another())).Kept).toEqual([]);
    });
  });
});
