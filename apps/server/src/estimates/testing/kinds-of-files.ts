import type { FileRow } from './price-file-of-rows.ts';

/** A file in the shape of one that a real hospital published, small: what it lists of some services, in its own way. */
interface KindOfFile {
  readonly layout: 'tall' | 'wide';
  readonly rows: readonly FileRow[];
}

/** The insurer's plan of these files that is the patient's. */
export const PLAN = 'Meridian|PPO';
const other = 'Cascadia Blue|HMO';
const paid = [17_601.67, 12_000, 26_000, '14'] as const;
const byContract = 'as the contract has it';

/** Eleven kinds of files (Findings, prices: what eleven hospitals' own files do). */
export const kindsOfFiles = {
  /** Bills visits, checkups and sessions as facility, and not the doctor’s part. */
  facilityVisits: {
    layout: 'tall',
    rows: [
      { codes: ['99213 CPT', '0510 RC'], setting: 'both', biller: 'facility', gross: 234, cash: 70.2 },
      { codes: ['99396 CPT', '0510 RC'], setting: 'both', biller: 'facility', gross: 276, cash: 82.8 },
      { codes: ['90834 CPT', '0914 RC'], biller: 'facility', gross: 355, cash: 266.25 },
      { codes: ['99213 CPT'], biller: 'facility', rates: [{ of: PLAN, dollars: 101.57 }] },
    ],
  },
  /** Lists scans for the left and the right side. */
  leftAndRight: {
    layout: 'tall',
    rows: [
      {
        codes: ['73721 CPT'],
        biller: 'facility',
        modifiers: 'LT',
        gross: 2720,
        cash: 1360,
        rates: [{ of: PLAN, dollars: 640 }],
      },
      {
        codes: ['73721 CPT'],
        biller: 'facility',
        modifiers: 'RT',
        gross: 2720,
        cash: 1360,
        rates: [{ of: PLAN, dollars: 640 }],
      },
      { codes: ['73721 CPT'], biller: 'facility', modifiers: '50', gross: 5440, cash: 2720 },
      { codes: ['73221 CPT'], biller: 'facility', modifiers: '50', gross: 5440, cash: 2720 },
    ],
  },
  /** Marks simple laboratory tests with QW, and those sent out with 90. */
  waivedTests: {
    layout: 'tall',
    rows: [
      { codes: ['87880 CPT', '0306 RC'], biller: 'facility', modifiers: 'QW', gross: 94, cash: 47 },
      { codes: ['85025 CPT', '0305 RC'], biller: 'facility', modifiers: '90', gross: 12.8, cash: 6.4 },
      { codes: ['85025 CPT', '0305 RC'], biller: 'facility', gross: 181.6, cash: 90.8 },
    ],
  },
  /** Lists therapy by the plan of care: GP, GO and GN. */
  therapyPlans: {
    layout: 'tall',
    rows: [
      {
        codes: ['97110 HCPCS', '420 RC'],
        setting: 'both',
        biller: 'facility',
        modifiers: 'GP',
        gross: 276,
        cash: 82.8,
      },
      {
        codes: ['97110 HCPCS', '430 RC'],
        setting: 'both',
        biller: 'facility',
        modifiers: 'GO',
        gross: 276,
        cash: 82.8,
      },
      {
        codes: ['97110 HCPCS', '440 RC'],
        setting: 'both',
        biller: 'facility',
        modifiers: 'GN',
        gross: 276,
        cash: 82.8,
      },
    ],
  },
  /** Writes revenue codes into the column of modifiers. */
  revenueCodesAsModifiers: {
    layout: 'tall',
    rows: [
      { codes: ['45378 CPT'], modifiers: '0750', gross: 3711, cash: 2783.25, rates: [{ of: PLAN, dollars: 1290 }] },
      { codes: ['45378 CPT'], modifiers: '0983', gross: 1263, cash: 947.25, rates: [{ of: PLAN, dollars: 410 }] },
      { codes: ['47562 CPT'], modifiers: '360', gross: 12_000, cash: 6000 },
    ],
  },
  /** States one contract twice, as dollars and as an algorithm with what was paid by it. */
  dollarsAndAlgorithm: {
    layout: 'tall',
    rows: [
      {
        codes: ['470 MS-DRG'],
        setting: 'inpatient',
        biller: 'facility',
        rates: [{ of: PLAN, algorithm: byContract, paid, notes: byContract }],
      },
      { codes: ['470 MS-DRG'], setting: 'inpatient', biller: 'facility', rates: [{ of: PLAN, dollars: 22_518.28 }] },
      {
        codes: ['470 APR-DRG'],
        setting: 'inpatient',
        biller: 'facility',
        gross: 9000,
        cash: 4500,
        rates: [{ of: PLAN, dollars: 3000 }],
      },
      {
        codes: ['470 DRG'],
        setting: 'inpatient',
        biller: 'facility',
        gross: 8000,
        cash: 4000,
        rates: [{ of: PLAN, dollars: 2000 }],
      },
    ],
  },
  /** Says in its notes which price is the usual one. */
  namedInNotes: {
    layout: 'tall',
    rows: [
      {
        codes: ['85025 CPT'],
        biller: 'facility',
        gross: 12.8,
        cash: 6.4,
        notes: 'Gross Charge Type: OS Reference Lab',
      },
      {
        codes: ['85025 CPT'],
        biller: 'facility',
        gross: 181.6,
        cash: 90.8,
        notes: 'Gross Charge Type: HB Default Fee Schedule',
      },
      { codes: ['73562 CPT'], biller: 'facility', gross: 269, cash: 80.7, notes: 'Clinic' },
      { codes: ['73562 CPT'], biller: 'facility', gross: 1150, cash: 345, notes: 'Standard' },
      { codes: ['71046 CPT'], setting: 'both', biller: 'facility', gross: 900, cash: 450, notes: 'Ip Charge' },
      { codes: ['71046 CPT'], setting: 'both', biller: 'facility', gross: 531, cash: 159.3, notes: 'Op Charge' },
      { codes: ['80061 CPT'], biller: 'facility', gross: 22, cash: 11, description: 'LIPID PANEL (SEND OUT)' },
      { codes: ['80061 CPT'], biller: 'facility', gross: 101, cash: 50.5, description: 'LIPID PANEL' },
      { codes: ['84443 CPT'], biller: 'facility', gross: 233, cash: 116.5, description: 'TSH T' },
      { codes: ['84443 CPT'], biller: 'facility', gross: 233, cash: 116.5, description: 'TSH' },
    ],
  },
  /** Has columns for each plan, and billers on lines of their own. */
  wide: {
    layout: 'wide',
    rows: [
      {
        codes: ['45380 CPT'],
        biller: 'facility',
        gross: 9000,
        cash: 3600,
        rates: [
          { of: PLAN, dollars: 2891 },
          { of: other, dollars: 5537.81 },
        ],
      },
      {
        codes: ['45380 CPT'],
        biller: 'professional',
        rates: [{ of: PLAN, dollars: 415.78, notes: 'Rate applies to non-facility place of service' }],
      },
      {
        codes: ['45380 CPT'],
        biller: 'professional',
        rates: [{ of: PLAN, dollars: 194.54, notes: 'Rate applies to facility place of service' }],
      },
    ],
  },
  /** States what plans pay of outpatient care by APC, with the middle of what was paid. */
  ratesByApc: {
    layout: 'tall',
    rows: [
      { codes: ['73721 CPT', '0610 RC'], setting: 'both', biller: 'facility', gross: 1739, cash: 869.5 },
      {
        codes: ['5523 APC'],
        description: 'Level 3 Imaging without Contrast',
        biller: 'facility',
        rates: [
          { of: PLAN, algorithm: 'APC: fee schedule', paid: [238.56, 190.1, 301.44, '259'], notes: byContract },
          { of: other, algorithm: 'APC: fee schedule', paid: [221.92, 180, 290, '74'], notes: byContract },
        ],
      },
    ],
  },
  /** Puts TC on every scan, and has a plain price of one. */
  technicalPart: {
    layout: 'tall',
    rows: [
      {
        codes: ['73721 HCPCS', '610 RC'],
        setting: 'both',
        biller: 'facility',
        modifiers: 'TC',
        gross: 6514,
        cash: 1954.2,
      },
      { codes: ['70450 HCPCS', '351 RC'], biller: 'facility', modifiers: 'TC', gross: 3000, cash: 900 },
      { codes: ['70450 HCPCS', '351 RC'], biller: 'facility', gross: 3288, cash: 986.4 },
    ],
  },
  /** Names no biller, labels CPT as HCPCS, and has cash and rates on different items. */
  silentBiller: {
    layout: 'tall',
    rows: [
      { codes: ['72148 HCPCS'], gross: 1785, cash: 892.5 },
      { codes: ['72148 HCPCS'], rates: [{ of: PLAN, percentage: 40, paid: [500, 400, 600, '20'] }] },
      { codes: ['99385 HCPCS'], gross: 303, cash: 90.9 },
      { codes: ['G0202 CPT'], gross: 670, cash: 201 },
    ],
  },
} as const satisfies Record<string, KindOfFile>;
