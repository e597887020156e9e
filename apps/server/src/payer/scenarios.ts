import type { BenefitRow } from '@portico/x12';
import { noticeScenarios } from './notice-scenarios.ts';
import { otherPayerScenarios } from './other-payer-scenarios.ts';
import type { Scenario } from './scenario.ts';
import { coinsurance, copay, deductible, line, outOfPocket } from './responses.ts';

const OFFICE = ['98'];
const IMAGING = ['62'];
const PREVENTIVE = ['81'];
const EMERGENCY = ['86'];

/** The service types in the plan's row besides 30: payers list there what they cover. */
const covered = [
  '2',
  '4',
  '5',
  '7',
  '33',
  '35',
  '48',
  '50',
  '62',
  '69',
  '73',
  '81',
  '86',
  '88',
  '98',
  'MH',
  'PT',
  'UC',
];

/** An ordinary plan: costs by service, in and out of network. The scenario adds the figures of the year. */
const costs: readonly BenefitRow[] = [
  line('1', covered),
  coinsurance(['30'], 20, 'Y'),
  coinsurance(['30'], 40, 'N'),
  copay(OFFICE, 30, 'visit', 'Y'),
  coinsurance(OFFICE, 40, 'N'),
  coinsurance(IMAGING, 20, 'Y'),
  copay(EMERGENCY, 250, 'visit', 'Y'),
  coinsurance(PREVENTIVE, 0, 'Y'),
];

const outOfNetworkYear: readonly BenefitRow[] = [
  ...deductible('IND', { total: 3000, left: 3000 }, 'N'),
  ...deductible('FAM', { total: 6000, left: 6000 }, 'N'),
  ...outOfPocket('IND', { total: 10_000, left: 9400 }, 'N'),
  ...outOfPocket('FAM', { total: 20_000, left: 19_400 }, 'N'),
];

const usualYear: readonly BenefitRow[] = [
  ...deductible('IND', { total: 1500, used: 900, left: 600 }, 'Y'),
  ...deductible('FAM', { total: 3000, used: 1200, left: 1800 }, 'Y'),
  ...outOfPocket('IND', { total: 5000, used: 1200, left: 3800 }, 'Y'),
  ...outOfPocket('FAM', { total: 10_000, used: 1900, left: 8100 }, 'Y'),
  ...outOfNetworkYear,
];

const activeRows = [...costs, ...usualYear];

/** By the prefix of the member number; docs/demo.md has the same in words. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  ACTIVE: { status: '1', rows: activeRows },
  MET: {
    status: '1',
    rows: [
      ...costs,
      ...deductible('IND', { total: 1500, used: 1500, left: 0 }, 'Y'),
      ...deductible('FAM', { total: 3000, used: 1800, left: 1200 }, 'Y'),
      ...outOfPocket('IND', { total: 5000, used: 2100, left: 2900 }, 'Y'),
      ...outOfPocket('FAM', { total: 10_000, used: 2600, left: 7400 }, 'Y'),
      ...outOfNetworkYear,
    ],
  },
  MAXMET: {
    status: '1',
    rows: [
      ...costs,
      ...deductible('IND', { total: 1500, used: 1500, left: 0 }, 'Y'),
      ...outOfPocket('IND', { total: 5000, used: 5000, left: 0 }, 'Y'),
      ...outOfNetworkYear,
    ],
  },
  COPAY: {
    status: '1',
    rows: [
      line('1', covered),
      coinsurance(['30'], 10, 'Y'),
      copay(OFFICE, 40, 'visit', 'Y'),
      copay(IMAGING, 150, 'visit', 'Y'),
      copay(['4', '73'], 50, 'visit', 'Y'),
      copay(['5'], 15, 'visit', 'Y'),
      copay(['50', '2'], 300, 'visit', 'Y'),
      copay(['48', '69'], 500, 'admission', 'Y'),
      copay(['PT', 'MH'], 35, 'visit', 'Y'),
      ...deductible('IND', { total: 500, left: 0 }, 'Y'),
      ...outOfPocket('IND', { total: 4000, left: 3100 }, 'Y'),
    ],
  },
  HMO: {
    status: '1',
    rows: [
      line('1', covered),
      line('I', ['30'], { network: 'N' }),
      copay([...OFFICE, 'MH', 'PT', '73'], 25, 'visit', 'Y'),
      copay(IMAGING, 100, 'visit', 'Y'),
      copay(['4', '5'], 0, 'visit', 'Y'),
      copay(['2', '7', '50'], 200, 'visit', 'Y'),
      copay(['48', '69'], 250, 'day', 'Y'),
      coinsurance(['30'], 0, 'Y'),
      ...deductible('IND', { total: 0, left: 0 }, 'Y'),
      ...outOfPocket('IND', { total: 3000, used: 450, left: 2550 }, 'Y'),
    ],
  },
  HDHP: {
    status: '1',
    rows: [
      line('1', covered),
      coinsurance(['30'], 10, 'Y'),
      coinsurance(['30'], 50, 'N'),
      coinsurance(PREVENTIVE, 0, 'Y'),
      ...deductible('IND', { total: 3400, used: 0, left: 3400 }, 'Y'),
      // Some payers leave the period of a maximum empty.
      line('G', ['30'], { coverageLevel: 'IND', amountCents: 700_000, network: 'Y' }),
      line('G', ['30'], { coverageLevel: 'IND', period: '29', amountCents: 700_000, network: 'Y' }),
      ...outOfNetworkYear,
    ],
  },
  FAMILY: {
    status: '1',
    rows: [
      ...costs,
      ...deductible('IND', { total: 1500, used: 300, left: 1200 }, 'Y'),
      ...deductible('FAM', { total: 3000, used: 2850, left: 150 }, 'Y'),
      ...outOfPocket('IND', { total: 5000, used: 300, left: 4700 }, 'Y'),
      ...outOfPocket('FAM', { total: 10_000, used: 9100, left: 900 }, 'Y'),
      ...outOfNetworkYear,
    ],
  },
  FAMONLY: {
    status: '1',
    rows: [
      ...costs,
      ...deductible('IND', { total: 0, left: 0 }, 'W'),
      ...deductible('FAM', { total: 4000, left: 2200 }, 'Y'),
      ...outOfPocket('IND', { total: 0, left: 0 }, 'W'),
      ...outOfPocket('FAM', { total: 9000, left: 6800 }, 'Y'),
    ],
  },
  YTD: {
    status: '1',
    rows: [
      ...costs,
      ...deductible('IND', { total: 2000, used: 750 }, 'Y'),
      ...outOfPocket('IND', { total: 6000, used: 1400 }, 'Y'),
    ],
  },
  // A plan that charges for preventive care, as one that is grandfathered may.
  CHECKUP: {
    status: '1',
    rows: [
      line('1', covered),
      coinsurance(['30'], 20, 'Y'),
      copay(PREVENTIVE, 30, 'visit', 'Y', { messages: ['ONE ROUTINE PHYSICAL PER CALENDAR YEAR'] }),
      ...usualYear,
    ],
  },
  INACTIVE: { status: '6', rows: [] },
  TIED: {
    status: '1',
    rows: [
      line('1', covered),
      coinsurance(['30'], 20, 'Y'),
      copay(OFFICE, 30, 'visit', 'Y', { messages: ['Primary care'] }),
      copay(OFFICE, 60, 'visit', 'Y', { messages: ['Specialist'] }),
      coinsurance(IMAGING, 10, 'Y', { additional: [placeOfService('11')] }),
      coinsurance(IMAGING, 30, 'Y', { additional: [placeOfService('22')] }),
      ...usualYear,
    ],
  },
  PARTIAL: { status: '1', rows: [line('1', covered), ...deductible('IND', { total: 1500, left: 600 }, 'Y')] },
  MANY: { status: '1', rows: [...activeRows, ...manyRows()] },
  NOTCOVERED: {
    status: '1',
    rows: [line('I', IMAGING), ...activeRows.filter(({ serviceTypeCodes }) => serviceTypeCodes !== IMAGING)],
  },
  NARROWED: {
    status: '1',
    rows: [
      line('I', ['30'], { network: 'Y', messages: ['Cosmetic surgery excluded'] }),
      line('I', IMAGING, { network: 'Y', messages: ['Imaging for research excluded'] }),
      line('I', OFFICE, { network: 'Y', additional: [placeOfService('02')] }),
      ...activeRows,
    ],
  },
  EMPLOYEE: {
    status: '1',
    rows: [
      line('1', covered, { coverageLevel: 'EMP' }),
      copay(OFFICE, 25, 'visit', 'Y', { coverageLevel: 'EMP' }),
      coinsurance(IMAGING, 15, 'Y', { coverageLevel: 'EMP' }),
      ...usualYear,
    ],
  },
  MEDICARE: {
    status: '1',
    rows: [
      ...medicare('MA', 1676),
      ...medicare('MB', 257),
      coinsurance(['48'], 0, 'W', { insuranceType: 'MA' }),
      coinsurance(['30'], 20, 'W', { insuranceType: 'MB' }),
    ],
  },
  IRREGULAR: {
    status: '1',
    rows: [
      // No coverage level of the guide.
      copay(OFFICE, 30, 'visit', 'Y', { coverageLevel: 'ALL' }),
      ...activeRows.filter(({ information, serviceTypeCodes }) => information !== 'B' || serviceTypeCodes !== OFFICE),
    ],
  },
  ...otherPayerScenarios(activeRows),
  SPENDDOWN: {
    status: '1',
    rows: [
      line('1', covered),
      line('Y', ['30'], { period: '34', amountCents: 25_000, messages: ['Monthly spend down'] }),
      copay(['30'], 0, 'visit', 'Y'),
      ...deductible('IND', { total: 0, left: 0 }, 'Y'),
    ],
  },
  ...noticeScenarios(activeRows),
  CONTACT: { rows: [line('U', ['30'])] },
};

/** A part of Medicare with what is left of its deductible, in dollars. */
function medicare(insuranceType: 'MA' | 'MB', left: number): BenefitRow[] {
  return [
    line('1', ['30'], { insuranceType }),
    line('C', ['30'], { insuranceType, period: '29', amountCents: left * 100 }),
  ];
}

function placeOfService(code: string) {
  return { qualifier: 'ZZ', code, category: null, text: null };
}

/**
 * The rows that large payers add: each service separately, for each coverage level and network, with limits and
 * remarks.
 */
function manyRows(): BenefitRow[] {
  const levels = ['IND', 'FAM', 'EMP', 'ESP', 'ECH'];
  return [
    '1',
    '6',
    '12',
    '14',
    '18',
    '42',
    '45',
    '47',
    '54',
    '68',
    '76',
    '78',
    '80',
    '82',
    '83',
    '93',
    'A4',
    'AL',
    'BZ',
  ].flatMap((code) =>
    levels.flatMap((coverageLevel, at) => [
      coinsurance([code], 10 + at * 5, 'Y', { coverageLevel, messages: ['After the deductible'] }),
      coinsurance([code], 50, 'N', { coverageLevel }),
      line('F', [code], { coverageLevel, period: '23', quantityQualifier: 'VS', quantity: 20 + at, network: 'W' }),
    ]),
  );
}
