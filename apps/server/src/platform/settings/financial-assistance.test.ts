import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHealthSystem } from './health-system.ts';
import { SettingsError } from './settings-error.ts';

const demonstration = JSON.parse(await readFile(new URL('../../demo/health-system.json', import.meta.url), 'utf8'));

describe('help with the bill in the health system’s file (issue 14, point 4)', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portico-assistance-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function read(changed: { policy?: object; plans?: object }) {
    const file = join(folder, 'portico.json');
    const { financialAssistance, paymentPlans } = demonstration;
    const settings = {
      ...demonstration,
      financialAssistance: { ...financialAssistance, ...changed.policy },
      paymentPlans: { ...paymentPlans, ...changed.plans },
    };
    await writeFile(file, JSON.stringify(settings));
    return readHealthSystem(file);
  }

  async function errorsOf(changed: Parameters<typeof read>[0]): Promise<readonly string[]> {
    try {
      await read(changed);
      return [];
    } catch (error) {
      if (error instanceof SettingsError) return error.errors.map((each) => each.slice(each.indexOf(': ') + 2));
      throw error;
    }
  }

  it('is read in dollars and percent, and kept in cents and basis points', async () => {
    const { financialAssistance, paymentPlans } = await read({});
    expect(financialAssistance?.policy).toMatchObject({
      tiers: [
        { upToPercent: 200, discount: 10_000, slidesTo: 10_000 },
        { upToPercent: 300, discount: 8_000, slidesTo: 8_000 },
        { upToPercent: 400, discount: 8_000, slidesTo: 6_000 },
      ],
      assets: null,
      generallyBilled: 3_600,
      generallyBilledBy: { 'north-valley': 4_100 },
    });
    expect(paymentPlans).toMatchObject({
      leastMonthlyCents: 2_500,
      balances: [{ upToCents: 50_000 }, {}, { upToCents: null, apr: 0 }],
    });
  });

  it('may look at savings, have a deadline, and take interest', async () => {
    const { financialAssistance, paymentPlans } = await read({
      policy: { applicationDays: 365, assets: { limit: 15_000, furtherPerson: 5_000 } },
      plans: { balances: [{ longestMonths: 60, aprPercent: 3 }] },
    });
    expect(financialAssistance).toMatchObject({
      applicationDays: 365,
      policy: { assets: { limitCents: 1_500_000, furtherPersonCents: 500_000 } },
    });
    expect(paymentPlans?.balances).toMatchObject([{ longestMonths: 60, apr: 300 }]);
  });

  it('takes the guidelines of a year that no release has yet', async () => {
    const region = { firstPerson: 16_000, furtherPerson: 5_700 };
    const next = { year: 2027, from: '2027-01-14', contiguous: region, alaska: region, hawaii: region };
    const { financialAssistance } = await read({ policy: { povertyGuidelines: [next] } });
    expect(financialAssistance?.guidelines.at(-1)).toMatchObject({
      year: 2027,
      hawaii: { firstPersonCents: 1_600_000, furtherPersonCents: 570_000 },
    });
  });

  it.each([
    [
      'fewer days to apply than the law gives',
      { applicationDays: 120 },
      'financialAssistance.applicationDays: must be 240 or more (26 CFR 1.501(r)-1(b)(3))',
    ],
    [
      'a discount that rises with the income',
      {
        tiers: [
          { upToPercent: 200, discountPercent: 50 },
          { upToPercent: 300, discountPercent: 60 },
        ],
      },
      'financialAssistance.tiers[1].discountPercent: must not be above that of the tier before: it would rise with the income',
    ],
    [
      'a third decimal',
      { amountsGenerallyBilled: { percent: 36.125 } },
      'financialAssistance.amountsGenerallyBilled.percent: must be a percentage with two decimals at most, as 40 or 37.25',
    ],
    [
      'a location that there is not',
      { amountsGenerallyBilled: { percent: 36, locations: { nowhere: 40 } } },
      'financialAssistance.amountsGenerallyBilled.locations.nowhere: must be the id of one of the locations',
    ],
    [
      'an address that is not https',
      { policyUrl: 'http://example.org/policy' },
      'financialAssistance.policyUrl: must be an https:// address',
    ],
    [
      'a residence that asks for nothing',
      { residence: {} },
      'financialAssistance.residence: must name states or an area',
    ],
  ])('says what is wrong: %s', async (_what, policy, expected) =>
    expect(await errorsOf({ policy })).toEqual([expected]),
  );

  it('says what is wrong with payment plans', async () => {
    const balances = [{ longestMonths: 12 }, { upTo: 900, longestMonths: 24 }];
    expect(await errorsOf({ plans: { leastMonthly: 0.5, balances } })).toEqual([
      'paymentPlans.leastMonthly: must be 1 dollar or more',
    ]);
    expect(await errorsOf({ plans: { balances } })).toEqual([
      'paymentPlans.balances[1].upTo: is never reached: the balances before have no limit',
    ]);
  });
});
