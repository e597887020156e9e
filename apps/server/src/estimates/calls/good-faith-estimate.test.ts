import { errors, goodFaithEstimate, goodFaithEstimatePacket } from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEngines } from '../../testing/databases.ts';
import { breachesOf } from '../../testing/pdf-ua/breaches.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { type Guest, openGuest, refusalOf, refused, startEstimate } from '../testing/guest.ts';
import { importPrices } from '../testing/import-prices.ts';

const NAME = 'Nguyễn Phước Bảo Huyền Trân';

describe.each(callEngines)('GoodFaithEstimate on %s (issue 14, point 4)', (engine) => {
  const logged: string[] = [];
  let test: TestApp;
  let guest: Guest;
  let pesGlo: string;
  beforeAll(async () => {
    test = await buildTestApp(engine, { app: { logTo: { write: (line: string) => logged.push(line) } } });
    await importPrices(test, 'alder-main', [
      { code: '73721', gross: 1000, cash: 400, billing_class: 'facility' },
      { code: '73721', gross: 200, cash: 120, billing_class: 'professional', modifier: '26' },
    ]);
    await importPrices(test, 'bayside-imaging', [{ code: '73721', gross: 900, cash: 350, billing_class: 'facility' }]);
    guest = await openGuest(test.app);
    pesGlo = (await startEstimate(guest, { svcArea: 'bay', template: 'mri-knee', location: 'alder-main' })).PesGlo;
  });
  afterAll(() => test.close());

  const body = (more: object = {}) => ({
    pesGlo,
    token: guest.token,
    patientName: NAME,
    birthDate: '4/27/1986',
    ...more,
  });
  const ask = (more: object = {}, by = guest, headers = {}) => by.post(goodFaithEstimate.path, body(more), headers);
  const paperOf = async (more: object = {}, headers = {}) => {
    const { FileName, Document } = (await ask(more, guest, headers)).json<{ FileName: string; Document: string }>();
    const pdf = Buffer.from(Document, 'base64');
    return { FileName, pdf, read: await readPdf(pdf) };
  };

  it('is a tagged PDF with the charges of the hospital’s own file, each with whose it is', async () => {
    const { FileName, pdf, read } = await paperOf({ dayOfCare: '12/15/2026', diagnosisCodes: 'M25.561' });
    expect(FileName).toBe('good-faith-estimate.pdf');
    expect(await breachesOf(pdf)).toEqual([]);
    const texts = read.parts.map(({ text }) => text);
    expect(texts).toEqual(
      expect.arrayContaining([
        NAME,
        'April 27, 1986',
        'MRI of the knee, without contrast',
        'December 15, 2026',
        'M25.561',
      ]),
    );
    expect(texts.join('\n')).toContain('NPI): 1000000004. Tax number (TIN): 94-0000001');
    expect(texts).toEqual(expect.arrayContaining(['CPT 73721', '$400.00', 'CPT 73721-26', '$120.00', '$520.00']));
  });

  it('names the co-provider of the settings whose charge the file does not have, and what is asked of it', async () => {
    const there = await startEstimate(guest, { svcArea: 'bay', template: 'mri-shoulder', location: 'bayside-imaging' });
    const noPrice = await ask({ pesGlo: there.PesGlo });
    expect(refusalOf(noPrice)).toEqual(refused('noGoodFaithEstimate'));
    const other = await openGuest(test.app);
    const { PesGlo } = await startEstimate(other, {
      svcArea: 'bay',
      template: 'mri-knee',
      location: 'bayside-imaging',
    });
    const reply = await other.post(goodFaithEstimate.path, { ...body(), pesGlo: PesGlo, token: other.token });
    expect(reply.json().Providers).toEqual([
      { Name: 'Alder Bay Health', TotalRaw: 35_000 },
      { Name: 'Redwood Radiology Group', TotalRaw: null },
    ]);
    const { parts } = await readPdf(Buffer.from(reply.json().Document, 'base64'));
    const text = parts.map((part) => part.text).join('\n');
    expect(text).toContain('Redwood Radiology Group');
    expect(text).toContain('We do not have this charge of Redwood Radiology Group.');
    expect(text).toContain('Some charges are not known yet');
  });

  it('is in Spanish for whoever reads Spanish', async () => {
    const { FileName, read } = await paperOf({}, { 'accept-language': 'es' });
    expect([FileName, read.language]).toEqual(['estimacion-de-buena-fe.pdf', 'es-US']);
  });

  it('is as a packet a bare FHIR document', async () => {
    const reply = await guest.post(goodFaithEstimatePacket.path, body());
    expect(reply.json()).toMatchObject({ resourceType: 'Bundle', type: 'document' });
    const resources = (reply.json().entry as Array<{ resource: { resourceType: string } }>).map(
      ({ resource }) => resource,
    );
    expect(resources.map(({ resourceType }) => resourceType).slice(0, 4)).toEqual([
      'Composition',
      'Patient',
      'Coverage',
      'Organization',
    ]);
    expect(JSON.stringify(resources)).toContain(NAME);
  });

  it.each([
    ['patientName', { patientName: '' }],
    ['patientName', { patientName: 'Ratu ꦫꦠꦸ' }],
    ['birthDate', { birthDate: '2/30/1986' }],
    ['dayOfCare', { dayOfCare: '1/2/2020' }],
    ['diagnosisCodes', { diagnosisCodes: 'knee' }],
  ])('says which field to correct: %s', async (field, more) => {
    const reply = await ask(more);
    expect(refusalOf(reply)).toEqual(refused('malformedRequest'));
    expect(reply.json().meta.fields ?? reply.json().meta.errorFields).toEqual([field]);
  });

  it('is nobody else’s', async () => {
    const other = await openGuest(test.app);
    const theirs = await other.post(goodFaithEstimate.path, body({ token: other.token }));
    expect(refusalOf(theirs)).toEqual(refused('unknownEstimate'));
  });

  it('stores nothing of it', async () => {
    const everything = async () =>
      JSON.stringify([
        await test.database.db.selectFrom('estimates').selectAll().orderBy('id').execute(),
        await test.database.db.selectFrom('audit_entries').selectAll().execute(),
      ]);
    const before = await everything();
    await paperOf({ diagnosisCodes: 'M25.561' });
    expect(await everything()).toBe(before);
  });

  it('leaves nothing of the patient in the log', () => {
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.join('\n')).not.toMatch(/Nguyễn|1986-04-27|4\/27\/1986|April 27|M25\.561/);
  });

  it('is not given by a hospital that has not set it up', async () => {
    const { goodFaithEstimates: _none, ...healthSystem } = test.settings.healthSystem;
    const without = await buildTestApp(engine, {
      database: test.database,
      settings: { healthSystem },
    });
    guest.moveTo(without.app);
    expect(refusalOf(await ask())).toEqual(refused('noGoodFaithEstimate'));
    guest.moveTo(test.app);
    await without.close();
  });

  it('is set so often in an hour, and no more', async () => {
    const other = await openGuest(test.app);
    const mine = await startEstimate(other, { svcArea: 'bay', template: 'mri-knee', location: 'alder-main' });
    let last = 200;
    for (let tries = 0; tries < 31 && last === 200; tries += 1) {
      const reply = await other.post(goodFaithEstimate.path, {
        ...body({ patientName: 'ꦫA' }),
        pesGlo: mine.PesGlo,
        token: other.token,
      });
      last = reply.statusCode === errors.malformedRequest.status ? 200 : reply.statusCode;
    }
    expect(last).toBe(errors.tooManyRequests.status);
  });
});
