import { printAssistanceApplication } from '@portico/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEngines } from '../../testing/databases.ts';
import { breachesOf } from '../../testing/pdf-ua/breaches.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { buildTestApp, createBrowser, type TestApp } from '../../testing/test-app.ts';

const NAME = 'Nguyễn Phước Bảo Huyền Trân';
const everything = {
  name: NAME,
  birthDate: '4/27/1986',
  address: '18 Orchard Gate Lane, Morgan Hill, CA 95037',
  phone: '(408) 555-0199',
  household: '3',
  income: '4,613.37',
  every: 'month',
  assets: '1,250',
  programmes: ['calfresh', 'wic'],
  insured: 'no',
};

describe.each(callEngines)('the application for help with a bill on %s (issue 14, point 4)', (engine) => {
  const logged: string[] = [];
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp(engine, { app: { logTo: { write: (line: string) => logged.push(line) } } });
  });
  afterAll(() => test.close());

  const ask = async (input: object, headers = {}) => {
    const browser = await createBrowser(test.app);
    return browser.post(printAssistanceApplication.path, input, headers);
  };
  const paperOf = async (input: object, headers = {}) => {
    const { fileName, document } = (await ask(input, headers)).json<{ fileName: string; document: string }>();
    const pdf = Buffer.from(document, 'base64');
    const read = await readPdf(pdf);
    return { fileName, pdf, read, text: read.parts.map((part) => part.text).join('\n') };
  };

  it('has what was answered, what to enclose, where to send it and lines to sign, as PDF/UA-1', async () => {
    const { fileName, pdf, read, text } = await paperOf(everything);
    expect(await breachesOf(pdf)).toEqual([]);
    expect([fileName, read.title, read.language]).toEqual([
      'application-for-help.pdf',
      'Application for help with a bill',
      'en-US',
    ]);
    for (const expected of [
      NAME,
      'April 27, 1986',
      '18 Orchard Gate Lane',
      '(408) 555-0199',
      '3 people',
      '$4,613.37 each month',
      'CalFresh (food stamps); WIC',
      'You can apply at any time.',
      'What to enclose',
      'Your last two pay stubs',
      'Alder Bay Health, Financial Counseling, 100 Portico Hill Drive, Room 110, Palo Alto, CA 94304',
      'Signature',
    ]) {
      expect(text.replaceAll(/\s+/g, ' ')).toContain(expected);
    }
  });

  it('is in Spanish for whoever reads Spanish', async () => {
    const { fileName, pdf, read, text } = await paperOf(everything, { 'accept-language': 'es' });
    expect(await breachesOf(pdf)).toEqual([]);
    expect([fileName, read.language]).toEqual(['solicitud-de-ayuda.pdf', 'es-US']);
    expect(text.replaceAll(/\s+/g, ' ')).toContain('$4,613.37 al mes');
    expect(text).toContain('Firma');
  });

  it('has blank lines for all that was not said, and takes names in other scripts', async () => {
    const blank = await paperOf({});
    expect(await breachesOf(blank.pdf)).toEqual([]);
    expect(blank.text).not.toMatch(/\$|\d (?:person|people)/);
    for (const name of ['王小明', 'مُحَمَّد عبد الله', 'Олена Шевченко']) {
      const { pdf } = await paperOf({ name });
      expect({ name, breaches: await breachesOf(pdf) }).toEqual({ name, breaches: [] });
    }
  });

  it.each([
    ['birthDate', { birthDate: '4/31/1986' }],
    ['household', { household: '0' }],
    ['income', { income: 'a lot' }],
    ['assets', { assets: '12.' }],
    ['name', { name: 'Ratu ꦫꦠꦸ' }],
  ])('says which field cannot be read: %s', async (field, input) => {
    const reply = await ask(input);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().meta.fields).toEqual([field]);
  });

  // "the income typed is then searched for in logs, database and addresses"
  it('leaves nothing of the person in the log or in any table', async () => {
    await ask(everything);
    const traces =
      /1986-04-27|4\/27\/1986|4,?613\.37|461337|5536044|Nguyễn|Orchard Gate Lane, Morgan|555-0199|calfresh/i;
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.join('\n')).not.toMatch(traces);
    const { rows: tables } = await sql<{ name: string }>`
      select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(
      test.database.db,
    );
    expect(tables.length).toBeGreaterThan(30);
    for (const { name } of tables) {
      const { rows } = await sql<{ row: string }>`select row_to_json(t)::text as row from ${sql.raw(name)} t`.execute(
        test.database.db,
      );
      expect(rows.filter(({ row }) => traces.test(row)).map(() => name)).toEqual([]);
    }
  });

  it('is not given by a hospital without a policy', async () => {
    const { financialAssistance: _none, ...healthSystem } = test.settings.healthSystem;
    const other = await buildTestApp(engine, { database: test.database, settings: { healthSystem } });
    const browser = await createBrowser(other.app);
    expect((await browser.post(printAssistanceApplication.path, {})).statusCode).toBe(409);
    await other.close();
  });
});
