import { allowedService } from '@portico/estimate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findTemplate } from '../../catalogue/index.ts';
import type { Database } from '../../platform/db/database.ts';
import { type PayorDecision, upsertPayorNames } from '../../prices/queries/payor-names.ts';
import { importPrices, type PricedLine } from '../testing/import-prices.ts';
import { callEngines, createTestDatabase } from '../../testing/databases.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { settableClock } from '../../testing/settable-clock.ts';
import { createPriceBooks } from './price-books.ts';
import { type PricedService, serviceOfCode } from './priced-service.ts';
import { createRateBooks, type SiteRates } from './rate-books.ts';

const mri = (...rates: NonNullable<PricedLine['rates']>): PricedLine => ({ code: '73721', gross: 2000, rates });
const meridian = { payer: 'MERIDIAN HLTH', plan: 'Choice PPO' };
const select = { payer: 'Meridian Health', plan: 'Select HMO' };
const sequoia = { payer: 'Sequoia', plan: 'Open' };

function templateOf(id: string): PricedService {
  const found = findTemplate(id);
  if (found === undefined) throw new Error(`The catalogue has no ${id}.`);
  return found;
}

describe.each(callEngines)('negotiated rates on %s (issue 4: payor mapping)', (engine) => {
  const clock = settableClock();
  const service = templateOf('mri-knee');
  const places = ['alder-main', 'bayside-imaging', 'north-valley'];
  let database: Database;
  let statements = 0;
  let ratesOf: (planName?: string, of?: PricedService) => Promise<ReadonlyMap<string, SiteRates>>;

  beforeAll(async () => {
    database = await createTestDatabase(engine);
    const counted = database.db.withPlugin({
      transformQuery: ({ node }) => {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const prices = createPriceBooks(database.db);
    const books = createRateBooks(counted, (await readSettings('test', {})).healthSystem.payors);
    ratesOf = async (planName = '', of = service) =>
      books.rates(await prices.live(), places, of, { payorId: 'meridian', planName });
    await importPrices({ database, clock }, 'alder-main', [
      mri({ ...meridian, dollars: 900 }, { ...select, percentage: 40 }, { ...sequoia, dollars: 700 }),
    ]);
    await importPrices({ database, clock }, 'bayside-imaging', [mri({ ...sequoia, dollars: 500 })]);
  });
  afterAll(() => database.close());

  const decide = (locationId: string, { payer, plan }: { payer: string; plan: string }, decision: PayorDecision) =>
    database.db
      .transaction()
      .execute((trx) =>
        upsertPayorNames(trx, locationId, [{ payerName: payer, planName: plan, ...decision }], clock.now()),
      );

  const allowed = async (planName = '', of = service): Promise<number | undefined> => {
    const site = (await ratesOf(planName, of)).get('alder-main');
    const made = site && allowedService(of.components, site.charges, site.plan.isChosen);
    return made?.priced.find(({ component }) => component.fee === 'facility')?.price.amountCents;
  };

  it('has no rate of a payor whose names staff have not mapped: nothing is mapped by itself', async () => {
    expect(await allowed()).toBeUndefined();
    expect((await ratesOf()).get('alder-main')).toMatchObject({
      outOfNetwork: false,
      file: { hospitalName: 'Test Hospital' },
    });
  });

  it('says "out of network" only once staff have decided on the names that are like the payor’s', async () => {
    const isOut = async () => (await ratesOf()).get('alder-main')?.outOfNetwork;
    await decide('alder-main', meridian, { payorId: null, portalPlan: null });
    expect(await isOut()).toBe(false);
    await decide('alder-main', select, { payorId: null, portalPlan: null });
    expect(await isOut()).toBe(true);
  });

  it('shows a decision of staff at once, and a change of it, also in the same moment', async () => {
    await decide('alder-main', meridian, { payorId: 'meridian', portalPlan: null });
    expect(await allowed()).toBe(90_000);
    await decide('alder-main', meridian, { payorId: null, portalPlan: null });
    expect(await allowed()).toBeUndefined();
    await decide('alder-main', meridian, { payorId: 'meridian', portalPlan: 'Choice PPO' });
    expect(await allowed()).toBe(90_000);
  });

  it('takes the very plan that the insurer names, by its words', async () => {
    await decide('alder-main', select, { payorId: 'meridian', portalPlan: 'Select HMO' });
    expect(await allowed('SELECT  hmo')).toBe(80_000);
    expect((await ratesOf('Choice PPO')).get('alder-main')?.plan).toMatchObject({
      by: 'plan',
      names: [{ payerName: 'MERIDIAN HLTH', planName: 'Choice PPO' }],
    });
  });

  it('takes the rates that hold for all plans where the insurer’s plan has none of its own', async () => {
    expect((await ratesOf('Gold EPO')).get('alder-main')?.plan).toMatchObject({ by: 'allPlans', names: [{}, {}] });
    await decide('alder-main', select, { payorId: 'meridian', portalPlan: null });
    expect((await ratesOf('Gold EPO')).get('alder-main')?.plan).toMatchObject({
      by: 'payor',
      names: [{ planName: 'Select HMO' }],
    });
    expect(await allowed('Gold EPO')).toBe(80_000);
  });

  it('gives no rate of another payer', async () => {
    const rates = (await ratesOf()).get('alder-main')?.charges.flatMap((charge) => charge.rates);
    expect(rates?.map(({ payerName }) => payerName)).not.toContain('Sequoia');
    expect(rates).toHaveLength(2);
  });

  it('answers for all locations at once: in network, out of network, and without prices', async () => {
    const sites = await ratesOf();
    expect([...sites].map(([id, site]) => [id, site.outOfNetwork, site.file === null])).toEqual([
      ['alder-main', false, false],
      ['bayside-imaging', true, false],
      ['north-valley', false, true],
    ]);
  });

  it('reads a service of all locations by one statement, and only when their prices or names have changed', async () => {
    await ratesOf();
    statements = 0;
    await ratesOf('Choice PPO');
    expect(statements).toBe(0);
    await ratesOf('Select HMO', templateOf('mri-brain'));
    expect(statements).toBe(1);
    statements = 0;
    await decide('bayside-imaging', sequoia, { payorId: 'sequoia-mutual', portalPlan: null });
    await ratesOf();
    // Its rates, and the names that are left to decide on.
    expect(statements).toBe(2);
    await importPrices({ database, clock }, 'alder-main', [mri({ ...meridian, dollars: 950 })]);
    expect(await allowed()).toBe(95_000);
  });

  it('has the rates of a billed code outside the templates', async () => {
    await importPrices({ database, clock }, 'alder-main', [
      { code: '20610', gross: 300, billing_class: 'facility', rates: [{ ...meridian, dollars: 120 }] },
    ]);
    const code = serviceOfCode('CPT', { codeType: 'CPT', code: '20610', description: 'Joint injection' });
    expect(await allowed('', code)).toBe(12_000);
  });
});
