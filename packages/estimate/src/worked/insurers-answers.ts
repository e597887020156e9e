import { copay, part, percent, type ShareExample, year } from './example.ts';

/**
 * What follows from an insurer's answer (docs/decisions/0063-what-ends-coverage.md). That the answers are read as told
 * here is tested in the server (estimates/insurance/shapes-of-answers.test.ts).
 */
export const insurersAnswers: readonly ShareExample[] = [
  {
    title: 'A copay of 30.00 for visits, and “cosmetic visits excluded”',
    parts: [part('visit', 100_000, { copay: copay(3000, 'insteadOfDeductible') })],
    pools: year(0, null),
    arithmetic: [
      'The exclusion is for a part of the care and ends nothing',
      'The copay says that visits are covered: 30.00',
    ],
    partsOwed: [3000],
    owed: 3000,
  },
  {
    title: 'A plan with 20 %, and “cosmetic surgery excluded”',
    parts: [part('MRI', 100_000, percent(20))],
    pools: year(0, null),
    arithmetic: ['The exclusion is for a part of the plan and ends nothing', '20 % of 1,000.00 = 200.00'],
    partsOwed: [20_000],
    owed: 20_000,
  },
  {
    title: 'A copay of 25.00 that is stated for the employee, and none for the individual',
    parts: [part('visit', 100_000, { copay: copay(2500, 'insteadOfDeductible') })],
    pools: year(0, null),
    arithmetic: ['A copay is for the visit, whoever of the plan makes it: 25.00'],
    partsOwed: [2500],
    owed: 2500,
  },
  {
    title: 'A family without a deductible',
    parts: [part('MRI', 100_000, percent(20))],
    pools: year(0, null),
    arithmetic: ['A family whose deductible is 0.00 has no member with one', '20 % of 1,000.00 = 200.00'],
    partsOwed: [20_000],
    owed: 20_000,
  },
  {
    title: 'Medicare: an MRI without a stay',
    parts: [part('MRI', 100_000, { ...percent(20), pool: 'Part B' })],
    pools: { 'Part B': { deductibleCents: 25_700, outOfPocketCents: null } },
    arithmetic: [
      'The 1,676.00 of Part A are for stays: the deductible is Part B’s, 257.00',
      '20 % of the other 743.00 = 148.60',
      '257.00 + 148.60 = 405.60',
    ],
    partsOwed: [40_560],
    owed: 40_560,
  },
  {
    title: 'Medicare: a hospital stay, and its surgeon',
    parts: [
      part('stay', 1_000_000, { ...percent(0), pool: 'Part A' }),
      part('surgeon', 100_000, { ...percent(20), pool: 'Part B' }),
    ],
    pools: {
      'Part A': { deductibleCents: 167_600, outOfPocketCents: null },
      'Part B': { deductibleCents: 25_700, outOfPocketCents: null },
    },
    arithmetic: [
      'Stay: the deductible of Part A, 1,676.00',
      'Surgeon: the deductible of Part B, 257.00, and 20 % of 743.00 = 148.60; together 405.60',
      '1,676.00 + 405.60 = 2,081.60',
    ],
    partsOwed: [167_600, 40_560],
    owed: 208_160,
  },
];
