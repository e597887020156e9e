import { agreed, billed, type ChoiceExample, listed } from './choice-example.ts';

const stay = { codeType: 'MS-DRG', setting: 'inpatient' } as const;

/** The shapes are those of real files; the rule is decision 108. */
export const whichPrice: readonly ChoiceExample[] = [
  {
    title: 'One contract stated twice: dollars, and a formula with what was paid by it',
    component: billed('470', stay),
    charges: [
      listed(11, '470', stay, [agreed({ methodology: 'other', algorithm: 'stop loss', medianCents: 1_760_167 })]),
      listed(12, '470', stay, [agreed({ dollarCents: 2_251_828 })]),
    ],
    asked: 'insured',
    because: ['Both lines fit equally well', 'Agreed dollars come before the middle of what was paid'],
    amountCents: 2_251_828,
    lowCents: 2_251_828,
    highCents: 2_251_828,
    line: 12,
  },
  {
    title: 'A share of the full charge, which is on another line, and what was paid',
    component: billed('72148'),
    charges: [
      listed(21, '72148', { grossCents: 178_500, cashCents: 89_250 }),
      listed(22, '72148', {}, [
        agreed({ methodology: 'percent of total billed charges', percentage: 40, medianCents: 50_000 }),
      ]),
    ],
    asked: 'insured',
    because: ['A percentage comes before the middle of what was paid', '40 % of 1,785.00 = 714.00'],
    amountCents: 71_400,
    lowCents: 71_400,
    highCents: 71_400,
    line: 22,
  },
  {
    title: 'A scan for the left and for the right side, and for both',
    component: billed('73721'),
    charges: [
      listed(31, '73721', { modifiers: ['50'], cashCents: 272_000 }),
      listed(32, '73721', { modifiers: ['LT'], cashCents: 136_000 }),
      listed(33, '73721', { modifiers: ['RT'], cashCents: 136_000 }),
    ],
    asked: 'cash',
    because: [
      'LT and RT tell the side; the scan is the same',
      'Both sides (50) come after one',
      'The two are one price',
    ],
    amountCents: 136_000,
    lowCents: 136_000,
    highCents: 136_000,
    line: 33,
  },
  {
    title: 'A scan with TC, and one without',
    component: billed('70450'),
    charges: [
      listed(41, '70450', { modifiers: ['TC'], cashCents: 90_000 }),
      listed(42, '70450', { cashCents: 98_640 }),
    ],
    asked: 'cash',
    because: ['TC is the hospital’s part, which the plain line is, too', 'An exact match comes first'],
    amountCents: 98_640,
    lowCents: 98_640,
    highCents: 98_640,
    line: 42,
  },
  {
    title: 'A blood count that is sent out, and the one that the notes call the default',
    component: billed('85025'),
    charges: [
      listed(51, '85025', { cashCents: 640, notes: 'Gross Charge Type: OS Reference Lab' }),
      listed(52, '85025', { cashCents: 9080, notes: 'Gross Charge Type: HB Default Fee Schedule' }),
    ],
    asked: 'cash',
    because: ['Both fit equally well but for their notes', 'A note that says “default” names the usual price'],
    amountCents: 9080,
    lowCents: 9080,
    highCents: 9080,
    line: 52,
  },
  {
    title: 'Two prices that nothing sets apart',
    component: billed('80061'),
    charges: [listed(61, '80061', { cashCents: 1100 }), listed(62, '80061', { cashCents: 5050 })],
    asked: 'cash',
    because: ['Of two in the middle the higher: a bill below the estimate harms nobody', 'The range is shown'],
    amountCents: 5050,
    lowCents: 1100,
    highCents: 5050,
    line: 62,
  },
  {
    title: 'A cash price for both settings, and a full charge for the very one',
    component: billed('76700'),
    charges: [
      listed(71, '76700', { grossCents: 130_400 }),
      listed(72, '76700', { setting: 'both', cashCents: 65_200 }),
    ],
    asked: 'cash',
    because: ['“Both” covers outpatient care as well', 'The cash price comes before the full charge'],
    amountCents: 65_200,
    lowCents: 65_200,
    highCents: 65_200,
    line: 72,
  },
  {
    title: 'A plan that pays by APC',
    component: billed('73721', { rateGroups: [{ codeType: 'APC', code: '5523' }] }),
    charges: [
      listed(81, '73721', { grossCents: 173_900, cashCents: 86_950 }),
      listed(82, '5523', { codeType: 'APC' }, [
        agreed({ methodology: 'other', algorithm: 'by APC', medianCents: 23_856, p10Cents: 19_010, p90Cents: 30_144 }),
      ]),
    ],
    asked: 'insured',
    because: [
      'The plan has no rate under 73721; Medicare puts it in APC 5523',
      'The middle of what the plan paid for that group, from the 10th to the 90th percentile',
    ],
    amountCents: 23_856,
    lowCents: 19_010,
    highCents: 30_144,
    line: 82,
  },
];
