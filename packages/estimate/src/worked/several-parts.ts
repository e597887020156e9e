import { copay, part, percent, type ShareExample, year } from './example.ts';

/** Several parts with different service types that share a deductible, a maximum or a copay. */
export const severalParts: readonly ShareExample[] = [
  {
    title: 'Two parts share one deductible, in their order',
    parts: [part('scan', 110_420, percent(20)), part('reading', 18_600, percent(20))],
    pools: year(15_000, 321_000),
    arithmetic: [
      'Scan: deductible 150.00, 20 % of 954.20 = 190.84; together 340.84',
      'Reading: the deductible is met; 20 % of 186.00 = 37.20',
      '340.84 + 37.20 = 378.04, below the 3,210.00 left of the maximum',
    ],
    partsOwed: [34_084, 3720],
    owed: 37_804,
  },
  {
    title: 'A deductible that reaches into the second part',
    parts: [part('scan', 110_420, percent(20)), part('reading', 18_600, percent(20))],
    pools: year(120_000, null),
    arithmetic: [
      'Scan: the deductible takes all of 1,104.20; 95.80 of it stay',
      'Reading: deductible 95.80, 20 % of 90.20 = 18.04; together 113.84',
      '1,104.20 + 113.84 = 1,218.04',
    ],
    partsOwed: [110_420, 11_384],
    owed: 121_804,
  },
  {
    title: 'A different share for each service type',
    parts: [part('stay', 800_000, percent(10)), part('surgeon', 200_000, percent(20))],
    pools: year(100_000, null),
    arithmetic: [
      'Stay: deductible 1,000.00, 10 % of 7,000.00 = 700.00; together 1,700.00',
      'Surgeon: 20 % of 2,000.00 = 400.00',
      '1,700.00 + 400.00 = 2,100.00',
    ],
    partsOwed: [170_000, 40_000],
    owed: 210_000,
  },
  {
    title: 'The maximum is reached on the way',
    parts: [
      part('stay', 800_000, percent(10)),
      part('surgeon', 200_000, percent(20)),
      part('anesthesia', 90_000, percent(20)),
    ],
    pools: year(100_000, 190_000),
    arithmetic: [
      'Stay: 1,000.00 + 700.00 = 1,700.00; 200.00 of the maximum stay',
      'Surgeon: 400.00, of which the maximum leaves 200.00',
      'Anesthesia: 180.00, of which it leaves nothing',
      '1,700.00 + 200.00 = 1,900.00',
    ],
    partsOwed: [170_000, 20_000, 0],
    owed: 190_000,
  },
  {
    title: 'One copay for a visit with two bills',
    parts: [
      part('visit', 18_600, { copay: copay(3000, 'insteadOfDeductible', '98') }),
      part('clinic', 12_000, { copay: copay(3000, 'insteadOfDeductible', '98') }),
    ],
    pools: year(null, null),
    arithmetic: ['30.00 copay at the visit; the clinic’s bill belongs to the same visit', '30.00 + 0.00 = 30.00'],
    partsOwed: [3000, 0],
    owed: 3000,
  },
  {
    title: 'One copay for a surgery whose hospital has a deductible of its own',
    parts: [
      part('surgeon', 150_000, { copay: copay(25_000, 'beforeDeductible', 'surgery') }),
      part('room', 400_000, { copay: copay(25_000, 'beforeDeductible', 'surgery'), pool: 'hospital' }),
    ],
    pools: { ...year(0, null), hospital: { deductibleCents: 50_000, outOfPocketCents: null } },
    arithmetic: [
      'Surgeon: the copay of 250.00; the deductible of the year is met',
      'Hospital: the copay is paid; its own deductible of 500.00',
      '250.00 + 500.00 = 750.00',
    ],
    partsOwed: [25_000, 50_000],
    owed: 75_000,
  },
  {
    title: 'Two copays where the plan states two',
    parts: [
      part('visit', 18_600, { copay: copay(3000, 'insteadOfDeductible', '98') }),
      part('clinic', 12_000, { copay: copay(5000, 'insteadOfDeductible', '50') }),
    ],
    pools: year(null, null),
    arithmetic: ['30.00 for the visit with a doctor and 50.00 for outpatient hospital care', '30.00 + 50.00 = 80.00'],
    partsOwed: [3000, 5000],
    owed: 8000,
  },
  {
    title: 'A copay that the first part does not use up',
    parts: [
      part('lab', 1240, { copay: copay(3000, 'insteadOfDeductible', '5') }),
      part('reading', 4000, { copay: copay(3000, 'insteadOfDeductible', '5') }),
    ],
    pools: year(null, null),
    arithmetic: ['The first part takes 12.40 of the 30.00 copay, the second the other 17.60', '12.40 + 17.60 = 30.00'],
    partsOwed: [1240, 1760],
    owed: 3000,
  },
  {
    title: 'A day surgery: hospital, surgeon and anesthesia bill, and the plan’s copay is owed once',
    parts: [
      part('room', 400_000, { copay: copay(20_000, 'insteadOfDeductible', 'surgery') }),
      part('surgeon', 150_000, { copay: copay(20_000, 'insteadOfDeductible', 'surgery') }),
      part('anesthesia', 60_000, { copay: copay(20_000, 'insteadOfDeductible', 'surgery') }),
    ],
    pools: year(0, 255_000),
    arithmetic: [
      '200.00 copay, of which the hospital’s bill takes all; the other two bills belong to the same visit',
      '200.00 + 0.00 + 0.00 = 200.00',
    ],
    partsOwed: [20_000, 0, 0],
    owed: 20_000,
  },
  {
    title: 'Different copays of one visit: the highest counts',
    parts: [
      part('visit', 18_600, { copay: copay(3000, 'insteadOfDeductible', '98') }),
      part('clinic', 12_000, { copay: copay(5000, 'insteadOfDeductible', '98') }),
    ],
    pools: year(null, null),
    arithmetic: ['30.00 at the visit, and what 50.00 has above it: 20.00', '30.00 + 20.00 = 50.00'],
    partsOwed: [3000, 2000],
    owed: 5000,
  },
  {
    title: 'A copay at the visit, the deductible for the laboratory',
    parts: [part('visit', 18_600, { copay: copay(3000, 'insteadOfDeductible', '98') }), part('lab', 5000, percent(20))],
    pools: year(4000, 500_000),
    arithmetic: [
      'Visit: 30.00 copay, and no deductible',
      'Laboratory: deductible 40.00, 20 % of 10.00 = 2.00; together 42.00',
      '30.00 + 42.00 = 72.00',
    ],
    partsOwed: [3000, 4200],
    owed: 7200,
  },
  {
    title: 'One part is not covered',
    parts: [part('exam', 30_000, percent(20)), part('extra', 8000, { covered: false })],
    pools: year(0, 5000),
    arithmetic: [
      'Examination: 20 % of 300.00 = 60.00, of which the maximum leaves 50.00',
      'Extra: all of 80.00, outside the maximum',
      '50.00 + 80.00 = 130.00',
    ],
    partsOwed: [5000, 8000],
    owed: 13_000,
  },
  {
    title: 'A service type with a deductible of its own',
    parts: [part('visit', 18_600, { ...percent(20), pool: 'mental' }), part('lab', 5000, percent(20))],
    pools: { ...year(150_000, null), mental: { deductibleCents: 0, outOfPocketCents: null } },
    arithmetic: [
      'Visit: its own deductible is met; 20 % of 186.00 = 37.20',
      'Laboratory: the year’s deductible takes all of 50.00',
      '37.20 + 50.00 = 87.20',
    ],
    partsOwed: [3720, 5000],
    owed: 8720,
  },
  {
    title: 'A deductible of its own under the maximum of the plan',
    parts: [
      part('stay', 500_000, { ...percent(10), pool: 'maternity', maximumPool: 'year' }),
      part('lab', 20_000, percent(20)),
    ],
    pools: { ...year(0, 90_000), maternity: { deductibleCents: 50_000, outOfPocketCents: null } },
    arithmetic: [
      'Stay: its own deductible 500.00, 10 % of 4,500.00 = 450.00; 950.00, of which the maximum leaves 900.00',
      'Laboratory: 20 % of 200.00 = 40.00, of which the maximum leaves nothing',
    ],
    partsOwed: [90_000, 0],
    owed: 90_000,
  },
  {
    title: 'Two roundings become one',
    parts: [part('first', 1002, percent(12.5)), part('second', 1002, percent(12.5))],
    pools: year(null, null),
    arithmetic: [
      '12.5 % of 10.02 = 1.2525, which is 1.25',
      'Both parts: 12.5 % of 20.04 = 2.505, which is 2.51; so the second is 2.51 − 1.25 = 1.26',
    ],
    partsOwed: [125, 126],
    owed: 251,
  },
  {
    title: 'A preventive visit with a test that is not',
    parts: [part('checkup', 21_000, { copay: copay(0, 'insteadOfDeductible', '81') }), part('lab', 5000, percent(30))],
    pools: year(0, null),
    arithmetic: ['Checkup: a copay of 0.00 instead of the deductible', 'Laboratory: 30 % of 50.00 = 15.00'],
    partsOwed: [0, 1500],
    owed: 1500,
  },
  {
    title: 'One copay, and a first part whose own maximum is reached',
    parts: [
      part('medicine', 9000, { copay: copay(3000, 'insteadOfDeductible'), pool: 'medicines' }),
      part('visit', 9000, { copay: copay(3000, 'insteadOfDeductible') }),
    ],
    pools: { ...year(null, 500_000), medicines: { deductibleCents: null, outOfPocketCents: 0 } },
    arithmetic: [
      'Medicine: copay 30.00, of which the maximum of medicines takes off all',
      'Visit: the copay was not paid, so that it is due here, 30.00',
    ],
    partsOwed: [0, 3000],
    owed: 3000,
  },
];
