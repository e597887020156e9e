import type { PovertyGuidelines } from '../poverty-guidelines.ts';
import { publishedGuidelines } from '../poverty-guidelines.ts';
import { type Policy, WHOLE } from '../policy.ts';

export interface PublishedPolicy {
  /** Where its rules were read. */
  readonly source: string;
  readonly policy: Policy;
  /** By which its incomes are measured: of the year that it prints, else the newest. */
  readonly guidelines: PovertyGuidelines;
}

const newest = publishedGuidelines.at(-1) as PovertyGuidelines;

/** 89 FR 2961. Older than what the portal needs, and what Yale New Haven Health prints its incomes by. */
const guidelines2024: PovertyGuidelines = {
  year: 2024,
  from: '2024-01-11',
  contiguous: { firstPersonCents: 15_060_00, furtherPersonCents: 5_380_00 },
  alaska: { firstPersonCents: 18_810_00, furtherPersonCents: 6_730_00 },
  hawaii: { firstPersonCents: 17_310_00, furtherPersonCents: 6_190_00 },
};

const inTheUnitedStates =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  );

/** Financial assistance policies of three health systems, in rules of our own words; what was left out of each: decision 128. */
export const publishedPolicies = {
  /** For uninsured people of ten towns: 100, 85 and 75 % off charges that were reduced by 60.15 % before. */
  'bristol-health': {
    source:
      'Bristol Health, Connecticut, Financial Assistance Policy, fiscal year 2020, Appendix B (bristolhealth.org, pricing and financial assistance)',
    guidelines: newest,
    policy: {
      tiers: [tier(250, 100), tier(350, 85), tier(400, 75)],
      discountOff: 'amountsGenerallyBilled',
      assets: null,
      residence: { states: [], hasArea: true },
      programmes: [],
      highBills: null,
      insured: 'askUs',
      generallyBilled: 3_985,
      generallyBilledBy: {},
      coversPhysicians: true,
    },
  },
  /**
   * For people who live in the United States: free, and 72 % off for the uninsured. The price that is left cannot be above amounts
   * generally billed, so these are 28 % of charges at least, and that is what stands here.
   */
  'yale-new-haven': {
    source:
      'Yale New Haven Health, Financial Assistance Programs by the guidelines of 2024 (bridgeporthospital.org, FAP guidelines)',
    guidelines: guidelines2024,
    policy: {
      tiers: [tier(250, 100), tier(550, 72)],
      discountOff: 'grossCharges',
      assets: null,
      residence: { states: inTheUnitedStates, hasArea: false },
      programmes: [],
      highBills: null,
      insured: 'alike',
      generallyBilled: 2_800,
      generallyBilledBy: {},
      coversPhysicians: true,
    },
  },
  /** Free for the uninsured, and for the insured whose costs are above a tenth of their income; hospital bills alone. */
  'sutter-health': {
    source:
      'Sutter Health, California, Financial Assistance for Those in Need, policy of January 2016 (sutterhealth.org, caring for uninsured)',
    guidelines: newest,
    policy: {
      tiers: [tier(400, 100)],
      discountOff: 'grossCharges',
      assets: null,
      residence: null,
      programmes: [],
      highBills: { aboveIncome: 1_000, upToPercent: 400, payAtMost: null },
      insured: 'highBills',
      // All help is free care: no percentage of amounts generally billed enters it.
      generallyBilled: WHOLE,
      generallyBilledBy: {},
      coversPhysicians: false,
    },
  },
} satisfies Record<string, PublishedPolicy>;

function tier(upToPercent: number, percentOff: number): Policy['tiers'][number] {
  return { upToPercent, discount: percentOff * 100, slidesTo: percentOff * 100 };
}
