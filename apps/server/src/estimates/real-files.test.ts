import { createReadStream, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createGunzip } from 'node:zlib';
import { codeKey, type RatedCharge } from '@portico/estimate';
import { type PriceItem, readPriceFile } from '@portico/price-files';
import { beforeAll, describe, expect, it } from 'vitest';
import { serviceTemplates, type ServiceTemplate } from '../catalogue/index.ts';
import { planOfPayor } from '../prices/payors/plan-of-payor.ts';
import { allowedByPlans } from './figures/allowed-by-plans.ts';
import { siteEstimate } from './figures/site-estimate.ts';
import { catalogueCodes } from './services/listed-spellings.ts';

const folder = new URL('../../../../../shared/data/prices/', import.meta.url);
const isPresent = existsSync(folder);

/** The charges of the catalogue's codes, as the database gives them. */
async function chargesOf(name: string): Promise<RatedCharge[]> {
  const codes = new Set(catalogueCodes);
  const charges: RatedCharge[] = [];
  const bytes = createReadStream(fileURLToPath(new URL(name, folder))).pipe(createGunzip());
  for await (const event of readPriceFile(bytes)) {
    if (event.kind !== 'items') continue;
    for (const item of event.items.filter((each) => each.codes.some(({ code }) => codes.has(code)))) {
      charges.push(...ratedCharges(item));
    }
  }
  return charges;
}

function ratedCharges({ codes, description, charges }: PriceItem): RatedCharge[] {
  const revenueCodes = codes.filter(({ type }) => type === 'RC').map(({ code }) => code);
  return codes
    .filter(({ type }) => type !== 'RC')
    .flatMap(({ type, code }) =>
      charges.map(({ rates, ...charge }) => ({
        ...charge,
        billingClass: charge.billingClass ?? null,
        grossCents: charge.grossCents ?? null,
        cashCents: charge.cashCents ?? null,
        notes: charge.notes ?? null,
        codeType: type,
        code,
        description,
        revenueCodes,
        rates: rates.map((rate) => ({
          ...rate,
          dollarCents: rate.dollarCents ?? null,
          percentage: rate.percentage ?? null,
          algorithm: rate.algorithm ?? null,
          medianCents: rate.medianCents ?? null,
          p10Cents: rate.p10Cents ?? null,
          p90Cents: rate.p90Cents ?? null,
          notes: rate.notes ?? null,
        })),
      })),
    );
}

/** Three hospitals' own files (issue 13, point 3). The amounts stand on the lines that are named. */
describe.skipIf(!isPresent)('estimates from published files (reads ../shared/data when present)', () => {
  const file = { versionId: 1, fileName: '', hospitalName: '', lastUpdatedOn: '2026-04-01', sourceUrl: null };
  const byFile = new Map<string, readonly RatedCharge[]>();
  beforeAll(async () => {
    for (const name of ['marthas-vineyard.csv.gz', 'musc-charleston.csv.gz', 'ucsf-parnassus.json.gz']) {
      byFile.set(name, await chargesOf(name));
    }
  }, 120_000);

  const siteOf = (name: string, service: ServiceTemplate) => siteEstimate(service, file, byFile.get(name) ?? []);
  const templateOf = (id: string): ServiceTemplate => {
    const found = serviceTemplates.find((template) => template.id === id);
    if (found === undefined) throw new Error(`The catalogue has no ${id}.`);
    return found;
  };

  /** The dollars of each part without insurance, with its line. */
  const cash = (name: string, id: string) =>
    siteOf(name, templateOf(id)).estimate.priced.map(({ component, price }) => [
      component.id,
      price.amountCents / 100,
      price.charge.line,
    ]);

  /** What a plan allows of each part, with its line. */
  const allowed = (name: string, id: string, payerName: string, planName: string) => {
    const service = templateOf(id);
    const plan = planOfPayor([{ payerName, planName, portalPlan: null }], '');
    const { priced } = allowedByPlans(service, { file, charges: byFile.get(name) ?? [], plan }).allowed;
    return priced.map(({ component, price }) => [component.id, price.amountCents / 100, price.rate.line]);
  };

  it.each([
    ['marthas-vineyard.csv.gz', 505, 495],
    ['musc-charleston.csv.gz', 819, 628],
    ['ucsf-parnassus.json.gz', 826, 679],
  ])('%s: of the services that it lists, %d, none is “not offered”; %d have a price', (name, listed, priced) => {
    const keys = new Set((byFile.get(name) ?? []).map(({ codeType, code }) => codeKey(codeType, code)));
    const isListed = ({ codeType, code, alternates = [] }: ServiceTemplate['components'][number]): boolean =>
      [code, ...alternates].some((each) => keys.has(codeKey(codeType, each)));
    const services = serviceTemplates.filter(({ components: [principal] }) => principal && isListed(principal));
    const sites = services.map((service) => ({ service, ...siteOf(name, service) }));
    expect(sites.filter(({ offered }) => !offered).map(({ service }) => service.id)).toEqual([]);
    const unlisted = sites.flatMap(({ service, estimate }) =>
      estimate.unpriced
        .filter(({ reason }) => reason === 'notListed')
        .flatMap(({ component }) => service.components.filter(({ id }) => id === component.id))
        .filter(isListed),
    );
    expect(unlisted).toEqual([]);
    expect([services.length, sites.filter(({ estimate }) => estimate.total !== null).length]).toEqual([listed, priced]);
  });

  it('the hospital’s part of a visit, a scan with TC by its default schedule, and therapy under GP, by hand', () => {
    const ucsf = 'ucsf-parnassus.json.gz';
    expect(cash(ucsf, 'visit-return-20')).toEqual([['clinic', 70.2, 79_085]]);
    expect(cash(ucsf, 'x-ray-knee')).toEqual([['exam', 345, 14_382]]);
    expect(cash(ucsf, 'physical-therapy')).toEqual([['treatment', 248.4, 1788]]);
    expect(cash('musc-charleston.csv.gz', 'therapy-45')).toEqual([['clinic', 142, 79_054]]);
  });

  it('agreed dollars of a stay, beside a formula for the same plan, and a rate by APC, by hand', () => {
    const musc = 'musc-charleston.csv.gz';
    expect(allowed(musc, 'knee-replacement', 'Aetna', 'Medicare Managed Care Plan')).toEqual([
      ['stay', 18_920.92, 124_635],
    ]);
    expect(allowed(musc, 'colonoscopy', 'Bcbs', 'Bluechoice Hmo')).toEqual([['room', 1260.26, 36_921]]);
    expect(allowed(musc, 'mri-knee', 'Bcbs', 'Medicare Managed Care Plan')).toEqual([['exam', 224.4, 117_691]]);
  });
});
