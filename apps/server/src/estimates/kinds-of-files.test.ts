import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AllowedService, codeKey, type NoRate } from '@portico/estimate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findTemplate, serviceTemplates, type ServiceTemplate } from '../catalogue/index.ts';
import { messagesOf } from '../documents/messages/messages-of.ts';
import type { Database } from '../platform/db/database.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { importPriceFile } from '../prices/import-price-file.ts';
import type { LiveVersions } from '../prices/queries/live-prices.ts';
import { upsertPayorNames } from '../prices/queries/payor-names.ts';
import { createTestDatabase } from '../testing/databases.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { allowedByPlans } from './figures/allowed-by-plans.ts';
import { createPriceBooks, type PriceBooks } from './figures/price-books.ts';
import { createRateBooks, type RateBooks } from './figures/rate-books.ts';
import type { SiteEstimate } from './figures/site-estimate.ts';
import { feeTable } from './model/fee-table.ts';
import { insuredFeeTable } from './model/insured-fee-table.ts';
import { rangeReasons } from './model/range-reasons.ts';
import { kindsOfFiles, PLAN } from './testing/kinds-of-files.ts';
import { type FileRow, priceFileOfRows } from './testing/price-file-of-rows.ts';

type Kind = keyof typeof kindsOfFiles;
const kinds = Object.keys(kindsOfFiles) as Kind[];
const messages = messagesOf('en');
const rowsOf = (kind: Kind): readonly FileRow[] => kindsOfFiles[kind].rows;

function templateOf(id: string): ServiceTemplate {
  const found = findTemplate(id);
  if (found === undefined) throw new Error(`The catalogue has no ${id}.`);
  return found;
}

/** Issue 13, point 3: at each of eleven kinds of files. Every amount stands in the rows, and was reckoned from them by hand. */
describe('the right price at a hospital that', () => {
  let database: Database;
  let prices: PriceBooks;
  let rates: RateBooks;
  let live: LiveVersions;

  beforeAll(async () => {
    const clock = settableClock();
    const folder = await mkdtemp(join(tmpdir(), 'portico-kinds-'));
    database = await createTestDatabase('pglite');
    for (const kind of kinds) {
      const path = join(folder, `${kind}.csv`);
      await writeFile(path, priceFileOfRows(kindsOfFiles[kind].layout, rowsOf(kind)));
      await importPriceFile(database, clock, { path, locationId: kind });
      const [payerName = '', planName = ''] = PLAN.split('|');
      const names = [{ payerName, planName, payorId: 'meridian', portalPlan: null }];
      await database.db.transaction().execute((trx) => upsertPayorNames(trx, kind, names, clock.now()));
    }
    await rm(folder, { recursive: true });
    prices = createPriceBooks(database.readDb);
    rates = createRateBooks(database.readDb, (await readSettings('test', {})).healthSystem.payors);
    live = await prices.live();
  });
  afterAll(() => database.close());

  const estimateOf = async (kind: Kind, service: ServiceTemplate): Promise<SiteEstimate> => {
    const site = (await prices.estimates(live, [kind], service)).get(kind);
    if (site === undefined) throw new Error(`No estimate at ${kind}`);
    return site;
  };
  const selfPay = (kind: Kind, id: string): Promise<SiteEstimate> => estimateOf(kind, templateOf(id));

  async function ofPlan(kind: Kind, id: string): Promise<AllowedService> {
    const service = templateOf(id);
    const site = (await rates.rates(live, [kind], service, { payorId: 'meridian', planName: 'PPO' })).get(kind);
    if (site === undefined) throw new Error(`No rates at ${kind}`);
    return allowedByPlans(service, site).allowed;
  }

  /** What the plan allows: the dollars of each part, or the reason for none, by the id of the part. */
  async function allowed(kind: Kind, id: string): Promise<Record<string, number | NoRate>> {
    const { priced, unpriced } = await ofPlan(kind, id);
    return Object.fromEntries([
      ...priced.map(({ component, price }) => [component.id, price.amountCents / 100]),
      ...unpriced.map(({ component, reason }) => [component.id, reason]),
    ]) as Record<string, number | NoRate>;
  }

  /** What a person without insurance pays, in the same form. */
  async function cash(kind: Kind, id: string): Promise<Record<string, number | string>> {
    const { estimate } = await selfPay(kind, id);
    return Object.fromEntries([
      ...estimate.priced.map(({ component, price }) => [component.id, price.amountCents / 100]),
      ...estimate.unpriced.map(({ component, reason }) => [component.id, reason]),
    ]) as Record<string, number | string>;
  }

  it('bills visits, checkups and sessions as facility, and not the doctor’s part', async () => {
    expect(await cash('facilityVisits', 'visit-return-20')).toEqual({ clinic: 70.2, visit: 'otherBiller' });
    expect(await cash('facilityVisits', 'checkup-return-40-64')).toEqual({ clinic: 82.8, visit: 'otherBiller' });
    expect(await cash('facilityVisits', 'therapy-45')).toEqual({ clinic: 266.25, session: 'otherBiller' });
    expect((await selfPay('facilityVisits', 'visit-return-20')).estimate).toMatchObject({
      physicianFeesRemoved: true,
      hasPricingFailures: false,
    });
    expect(await allowed('facilityVisits', 'visit-return-20')).toEqual({ clinic: 101.57, visit: 'otherBiller' });
  });

  it('lists scans for the left and the right side', async () => {
    expect(await cash('leftAndRight', 'mri-knee')).toEqual({ exam: 1360, reading: 'otherBiller' });
    expect((await selfPay('leftAndRight', 'mri-knee')).estimate.total).toMatchObject({
      lowCents: 136_000,
      highCents: 136_000,
    });
    expect(await allowed('leftAndRight', 'mri-knee')).toEqual({ exam: 640, reading: 'otherBiller' });
    expect(await cash('leftAndRight', 'mri-shoulder')).toEqual({ exam: 2720, reading: 'otherBiller' });
  });

  it('marks simple laboratory tests with QW, and those sent out with 90', async () => {
    expect(await cash('waivedTests', 'strep-test')).toEqual({ test: 47 });
    expect(await cash('waivedTests', 'blood-count-differential')).toEqual({ test: 90.8 });
  });

  it('lists therapy by the plan of care: GP, GO and GN', async () =>
    // Three parts of 15 minutes at 82.80.
    expect(await cash('therapyPlans', 'physical-therapy')).toEqual({ treatment: 248.4 }));

  it('writes revenue codes into the column of modifiers', async () => {
    const { anesthesia, ...parts } = await cash('revenueCodesAsModifiers', 'colonoscopy');
    expect(parts).toEqual({ room: 2783.25, doctor: 947.25 });
    expect(anesthesia).toBe('notListed');
    expect(await allowed('revenueCodesAsModifiers', 'colonoscopy')).toMatchObject({ room: 1290, doctor: 410 });
    expect(await cash('revenueCodesAsModifiers', 'gallbladder-removal')).toMatchObject({ room: 6000 });
  });

  it('states one contract twice, as dollars and as an algorithm with what was paid by it', async () => {
    expect(await allowed('dollarsAndAlgorithm', 'knee-replacement')).toMatchObject({ stay: 22_518.28 });
    expect(await selfPay('dollarsAndAlgorithm', 'knee-replacement')).toMatchObject({
      offered: true,
      estimate: { total: null, unpriced: [{ reason: 'noAmount' }, {}, {}] },
    });
  });

  it('says in its notes which price is the usual one', async () => {
    expect(await cash('namedInNotes', 'blood-count-differential')).toEqual({ test: 90.8 });
    expect(await cash('namedInNotes', 'x-ray-knee')).toMatchObject({ exam: 345 });
    expect(await cash('namedInNotes', 'x-ray-chest')).toMatchObject({ exam: 159.3 });
    const blood = await selfPay('namedInNotes', 'blood-count-differential');
    const [row] = feeTable({ ...blood, messages, nameOf: (part) => part });
    expect(row?.Children[0]?.Source).toMatchObject({
      Notes: 'Gross Charge Type: HB Default Fee Schedule',
      Rule: 'The file has other prices for it. Its notes say that this is the usual one: “HB Default Fee Schedule”.',
    });
    // Where they say nothing: the higher of two, and why they differ. Two equal prices are one.
    const { priced } = (await selfPay('namedInNotes', 'cholesterol')).estimate;
    expect(priced[0]?.price).toMatchObject({ amountCents: 5050, lowCents: 1100, highCents: 5050 });
    expect(rangeReasons(priced, { messages, nameOf: (part) => part })).toEqual([
      'The file lists it as “LIPID PANEL (SEND OUT)” at $11.00, as “LIPID PANEL” at $50.50.',
    ]);
    expect((await selfPay('namedInNotes', 'thyroid-test')).estimate.total).toMatchObject({
      amountCents: 11_650,
      lowCents: 11_650,
      highCents: 11_650,
    });
  });

  it('has columns for each plan, and billers on lines of their own', async () => {
    expect(await cash('wide', 'colonoscopy-biopsy')).toMatchObject({ room: 3600, doctor: 'noAmount' });
    expect(await allowed('wide', 'colonoscopy-biopsy')).toMatchObject({ room: 2891, doctor: 194.54 });
  });

  it('states what plans pay of outpatient care by APC, with the middle of what was paid', async () => {
    expect(await cash('ratesByApc', 'mri-knee')).toEqual({ exam: 869.5, reading: 'otherBiller' });
    expect(await allowed('ratesByApc', 'mri-knee')).toEqual({ exam: 238.56, reading: 'otherBiller' });
    const { file } = await selfPay('ratesByApc', 'mri-knee');
    const estimate = await ofPlan('ratesByApc', 'mri-knee');
    const insured = { ofPlans: null, outOfNetwork: false };
    const [hospital] = insuredFeeTable({ estimate, file, messages, nameOf: (part) => part, insured });
    expect(hospital?.Children[0]?.Source).toMatchObject({
      CodeType: 'APC',
      Code: '5523',
      Plan: 'Meridian, PPO',
      Notes: 'as the contract has it',
      Rule:
        'The file has no price for 73721 with your insurer, but one for the group of services in which Medicare puts it: ' +
        'APC 5523, “Level 3 Imaging without Contrast”. ' +
        'Your insurer pays by a formula. This is the middle of what it has paid: mostly from $190.10 to $301.44.',
    });
  });

  it('puts TC on every scan, and has a plain price of one', async () => {
    expect(await cash('technicalPart', 'mri-knee')).toMatchObject({ exam: 1954.2 });
    expect(await cash('technicalPart', 'ct-head')).toMatchObject({ exam: 986.4 });
  });

  it('names no biller, labels CPT as HCPCS, and has cash and rates on different items', async () => {
    expect(await cash('silentBiller', 'mri-lower-back')).toMatchObject({ exam: 892.5 });
    // 40 % of the 1,785.00 on the other item, not the 500.00 that was paid in the middle.
    expect(await allowed('silentBiller', 'mri-lower-back')).toMatchObject({ exam: 714 });
    expect(await cash('silentBiller', 'checkup-new-18-39')).toEqual({ clinic: 90.9, visit: 'otherBiller' });
    // Under the code that was retired in 2018.
    expect(await cash('silentBiller', 'mammogram-screening')).toMatchObject({ exam: 201 });
  });

  it.each(kinds)(
    '%s: no service whose code is listed is not offered, or has a part that is not listed',
    async (kind) => {
      const listed = new Set(
        rowsOf(kind).flatMap(({ codes }) =>
          codes.map((each) => {
            const [code = '', type = ''] = each.split(' ');
            return codeKey(type, code);
          }),
        ),
      );
      const isListed = ({ codeType, code, alternates = [] }: ServiceTemplate['components'][number]): boolean =>
        [code, ...alternates].some((each) => listed.has(codeKey(codeType, each)));
      const services = serviceTemplates.filter(({ components: [principal] }) => principal && isListed(principal));
      expect(services.length).toBeGreaterThan(0);
      for (const service of services) {
        const { offered, estimate } = await estimateOf(kind, service);
        expect({ id: service.id, offered }).toEqual({ id: service.id, offered: true });
        const notListed = estimate.unpriced.filter(({ reason }) => reason === 'notListed');
        expect(notListed.filter(({ component }) => isListed(component as (typeof service.components)[number]))).toEqual(
          [],
        );
      }
    },
  );
});
