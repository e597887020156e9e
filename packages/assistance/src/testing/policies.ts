import { type Policy, WHOLE } from '../policy.ts';

/**
 * Three kinds of policy as hospitals publish them, in rules of our own words (docs/decisions/0137). No hospital is meant, and
 * the figures of amounts generally billed are invented.
 */
export const policies = {
  /** Free and two steps of discount off gross charges, for everybody; the tiers are those of RCW 70.170.060 for large systems. */
  steps: {
    tiers: [tier(300, 100), tier(350, 75), tier(400, 50)],
    discountOff: 'grossCharges',
    assets: null,
    residence: null,
    programmes: [programme('food'), programme('wic')],
    highBills: null,
    insured: 'alike',
    generallyBilled: 3_800,
    generallyBilledBy: {},
    coversPhysicians: true,
  },
  /**
   * Free, and above it a limit to what public insurance would pay; insured people for high medical costs alone; no look at savings:
   * after California's hospital fair pricing rules (Health and Safety Code 127400), with the programmes of AB 1312.
   */
  'fair-pricing': {
    tiers: [tier(200, 100), tier(400, 0)],
    discountOff: 'amountsGenerallyBilled',
    assets: null,
    residence: null,
    programmes: ['calfresh', 'calworks', 'wic', 'homeless', 'recent'].map(programme),
    highBills: { aboveIncome: 1_000, upToPercent: 400, payAtMost: null },
    insured: 'highBills',
    generallyBilled: 3_500,
    generallyBilledBy: { north: 4_200 },
    coversPhysicians: false,
  },
  /** A discount that slides with the income, for people of the area with little saved; a limit for bills that are high for an income. */
  'sliding-scale': {
    tiers: [tier(125, 100), { ...tier(350, 100), slidesTo: 2_000 }],
    discountOff: 'amountOwed',
    assets: { limitCents: 1_000_000, furtherPersonCents: 250_000 },
    residence: { states: [], hasArea: true },
    programmes: [programme('medicaid')],
    highBills: { aboveIncome: 2_500, upToPercent: 600, payAtMost: 2_500 },
    insured: 'askUs',
    generallyBilled: 4_500,
    generallyBilledBy: {},
    coversPhysicians: true,
  },
} satisfies Record<string, Policy>;

function tier(upToPercent: number, percentOff: number): Policy['tiers'][number] {
  return { upToPercent, discount: percentOff * 100, slidesTo: percentOff * 100 };
}

function programme(id: string): Policy['programmes'][number] {
  return { id, discount: WHOLE };
}
