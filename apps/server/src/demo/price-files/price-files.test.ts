import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { validateCsv, validateFilename, validateJson } from '@cmsgov/hpt-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serviceTemplates, type ServiceComponent } from '../../catalogue/index.ts';
import { asCsvTall } from './as-csv-tall.ts';
import { serviceCodes } from './billed-codes.ts';
import { type DemonstrationPriceFile, writeDemonstrationPriceFiles } from './index.ts';
import { nextItems } from './next-file.ts';
import { itemsOf, type PublishedCharge } from './items.ts';
import { demonstrationSites } from './sites.ts';

const siteOf = (locationId: string) => {
  const site = demonstrationSites.find((one) => one.locationId === locationId);
  if (site === undefined) throw new Error(`No site ${locationId}`);
  return site;
};
const itemAt = (locationId: string, code: string) => itemsOf(siteOf(locationId)).find((item) => item.code === code);

describe('the files', () => {
  let folder = '';
  let files: readonly DemonstrationPriceFile[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portico-prices-'));
    files = await writeDemonstrationPriceFiles(folder);
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('are one for each site, whole, under the names that CMS asks for (45 CFR 180.50(d)(5))', async () => {
    expect(files.map((file) => file.locationId)).toEqual(['alder-main', 'bayside-imaging', 'north-valley']);
    expect((await readdir(folder)).toSorted()).toEqual(
      [...files.map((file) => basename(file.path)), 'neighbour', 'next'].toSorted(),
    );
    for (const file of files) expect(validateFilename(basename(file.path).replace(/\.gz$/, ''))).toBe(true);
  });

  it.each([0, 1, 2])('number %i is accepted by the validator of CMS without an error or an alert', async (index) => {
    const path = files[index]?.path ?? '';
    const text = createReadStream(path).pipe(path.endsWith('.gz') ? createGunzip() : new PassThrough());
    const result = await (path.endsWith('.json') ? validateJson(text, 'v3.0.0') : validateCsv(text, 'v3.0.0'));
    expect({ errors: result.errors, alerts: result.alerts }).toEqual({ errors: [], alerts: [] });
    expect(result.valid).toBe(true);
  });

  it('have one that is published next, for the tour: pictures dearer, a service gone, a price ten times too high', async () => {
    const path = join(folder, 'next', '000000003_north-valley-clinic_standardcharges.csv');
    const result = await validateCsv(createReadStream(path), 'v3.0.0');
    expect([result.valid, result.alerts]).toEqual([true, []]);
    const items = itemsOf(siteOf('north-valley'));
    const cashOf = (list: typeof items, code: string) =>
      list.find((item) => item.code === code)?.charges.map(({ cashCents }) => cashCents ?? 0);
    const next = nextItems(items);
    expect(next).toHaveLength(items.length - 1);
    expect(cashOf(next, '76700')).toEqual(cashOf(items, '76700')?.map((cents) => cents * 10));
    expect(cashOf(next, '71046')?.[0]).toBeGreaterThan(cashOf(items, '71046')?.[0] ?? Infinity);
  });

  it('are the same bytes at every run', async () => {
    const before = await Promise.all(files.map((file) => readFile(file.path)));
    await writeDemonstrationPriceFiles(folder);
    const after = await Promise.all(files.map((file) => readFile(file.path)));
    expect(after.map((bytes, index) => before[index]?.equals(bytes))).toEqual([true, true, true]);
  });
});

it('the validator of CMS is not asleep: it finds a charge without a setting', async () => {
  const site = siteOf('bayside-imaging');
  const broken = [...asCsvTall(site, itemsOf(site))].join('').replaceAll(',outpatient,', ',,');
  expect((await validateCsv(Readable.from([broken]), 'v3.0.0')).valid).toBe(false);
});

describe('the prices', () => {
  const charges = demonstrationSites.flatMap((site) => itemsOf(site).flatMap((item) => item.charges));
  const covers = (charge: PublishedCharge, component: ServiceComponent) =>
    charge.billingClass === component.fee &&
    (charge.modifier ?? '') === (component.modifiers ?? []).join() &&
    (charge.setting === 'both' || charge.setting === component.setting);

  it('are there for every component of every service at the main hospital', () => {
    const items = itemsOf(siteOf('alder-main'));
    const missing = serviceTemplates.flatMap((template) =>
      template.components
        // At Alder no clinic bills its own part of a visit under the doctor's code.
        .filter(({ id }) => id !== 'clinic')
        .filter((component) => {
          const codes = [component.code, ...(component.alternates ?? [])];
          const priced = items.filter((item) => item.type === component.codeType && codes.includes(item.code));
          return !priced.some((item) => item.charges.some((charge) => covers(charge, component)));
        })
        .map((component) => `${template.id}: ${component.code} ${component.fee}`),
    );
    expect(missing).toEqual([]);
  });

  it('are listed once for each code, and each code is offered somewhere', () => {
    const codes = serviceCodes().map((billed) => `${billed.type} ${billed.code}`);
    expect(new Set(codes).size).toBe(codes.length);
    for (const billed of serviceCodes()) expect(billed.sites).toMatch(/^m?b?n?$/);
    for (const site of demonstrationSites) {
      const keys = itemsOf(site).map((item) => `${item.type} ${item.code}`);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it('have a realistic size: cash 35 to 65 %, negotiated amounts 20 to 70 % of the gross charge', () => {
    for (const { grossCents, cashCents, minimumCents, maximumCents, rates } of charges) {
      if (grossCents === undefined || cashCents === undefined) continue;
      expect(cashCents / grossCents).toBeGreaterThan(0.34);
      expect(cashCents / grossCents).toBeLessThan(0.66);
      expect(maximumCents ?? 0).toBeLessThanOrEqual(grossCents * 0.71);
      expect(minimumCents ?? 0).toBeGreaterThan(0);
      expect(rates.length).toBeGreaterThanOrEqual(9);
    }
  });

  it('are paid in every way that CMS knows', () => {
    const rates = charges.flatMap((charge) => charge.rates);
    expect(new Set(rates.map((rate) => rate.methodology)).size).toBe(5);
    expect(rates.some((rate) => rate.count === '0')).toBe(true);
    expect(rates.some((rate) => rate.count === '1 through 10')).toBe(true);
  });
});

describe('two servers that start together in one folder', () => {
  it('both find whole files, and leave nothing beside them', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portico-two-'));
    const [first] = await Promise.all([writeDemonstrationPriceFiles(folder), writeDemonstrationPriceFiles(folder)]);
    expect((await readdir(folder)).toSorted()).toEqual(
      [...first.map(({ path }) => basename(path)), 'neighbour', 'next'].toSorted(),
    );
    await rm(folder, { recursive: true });
  });
});

describe('the gaps', () => {
  it('Bayside publishes no professional charges, only imaging', () => {
    const items = itemsOf(siteOf('bayside-imaging'));
    expect(items.every((item) => item.charges.every((charge) => charge.billingClass === 'facility'))).toBe(true);
    expect(items.some((item) => item.type === 'MS-DRG')).toBe(false);
  });

  it('Bayside has no contract with one of the six insurers, and the others have one with all', () => {
    const payersAt = (locationId: string) => {
      const rates = itemsOf(siteOf(locationId)).flatMap((item) => item.charges.flatMap((charge) => charge.rates));
      return new Set(rates.map(({ payerName }) => payerName));
    };
    expect(payersAt('bayside-imaging')).not.toContain('Redwood Family Plan');
    expect(['alder-main', 'bayside-imaging', 'north-valley'].map((id) => payersAt(id).size)).toEqual([6, 5, 6]);
  });

  it('North Valley publishes the thyroid ultrasound with gross charges alone', () => {
    for (const charge of itemAt('north-valley', '76536')?.charges ?? []) {
      expect(charge).toMatchObject({ grossCents: expect.any(Number), rates: [] });
      expect(charge.cashCents).toBeUndefined();
    }
  });

  it('North Valley publishes the anesthesia of one operation as a formula, and the operation itself with prices', () => {
    const [anesthesia] = itemAt('north-valley', '00142')?.charges ?? [];
    expect(anesthesia?.grossCents).toBeUndefined();
    expect(anesthesia?.rates.every((rate) => rate.algorithm !== undefined && rate.count === '0')).toBe(true);
    for (const charge of itemAt('north-valley', '66984')?.charges ?? []) expect(charge.cashCents).toBeGreaterThan(0);
  });

  it('North Valley publishes the ultrasound of the heart with formulas alone, and no stay at all', () => {
    const charges = itemAt('north-valley', '93306')?.charges ?? [];
    expect(charges.map((charge) => charge.grossCents ?? charge.cashCents)).toEqual([undefined, undefined]);
    expect(itemsOf(siteOf('north-valley')).some((item) => item.type === 'MS-DRG')).toBe(false);
  });
});
