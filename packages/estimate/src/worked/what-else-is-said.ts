import { copay, part, percent, type ShareExample, year } from './example.ts';

/**
 * What else an insurer's answer says, and what it changes (docs/decisions/0074-what-else-the-answer-says.md). That the
 * answers are read as told here is tested in packages/x12 and in the server (estimates/calls/insurer-notes.test.ts).
 */
export const whatElseIsSaid: readonly ShareExample[] = [
  {
    title: '20 visits a calendar year, 8 left',
    parts: [part('physical therapy', 28_317, { copay: copay(2500, 'insteadOfDeductible') })],
    pools: year(60_000, null),
    arithmetic: ['A visit is left for this care: the copay of 25.00 counts', 'The limit is said beside it'],
    partsOwed: [2500],
    owed: 2500,
  },
  {
    title: '20 visits a calendar year, none left: the amount if the plan pays all the same',
    parts: [part('physical therapy', 28_317, { copay: copay(2500, 'insteadOfDeductible') })],
    pools: year(60_000, null),
    arithmetic: [
      'The copay of 25.00 is shown as the least: “25.00 or more”',
      'Whether the plan pays for one more visit is not known, so that nothing stands for the other 258.17',
    ],
    partsOwed: [2500],
    owed: 2500,
  },
  {
    title: 'The same visit, if the plan does not pay for it',
    parts: [part('physical therapy', 28_317, { covered: false })],
    pools: year(60_000, null),
    arithmetic: ['“You may owe all of it”: the agreed price of 283.17'],
    partsOwed: [28_317],
    owed: 28_317,
  },
  {
    title: 'Prior authorization is needed',
    parts: [part('MRI', 100_000, percent(20))],
    pools: year(60_000, null),
    arithmetic: [
      'The amount is that of approved care: deductible of 600.00, 20 % of 400.00 = 80.00',
      '600.00 + 80.00 = 680.00',
      'That the plan wants to approve it first is said beside it',
    ],
    partsOwed: [68_000],
    owed: 68_000,
  },
];
