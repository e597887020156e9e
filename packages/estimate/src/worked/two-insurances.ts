import { copay, part, percent, type ShareExample, year } from './example.ts';

/** Two plans, by standard coordination and by non-duplication: decision 70. */
export const twoInsurances: readonly ShareExample[] = [
  {
    title: 'A scan: the second plan pays all that the first leaves',
    parts: [part('scan', 100_000, percent(20))],
    pools: year(60_000, 380_000),
    second: { parts: [part('scan', 100_000, percent(10))], pools: year(0, 300_000), rule: 'standard' },
    arithmetic: [
      'First plan: deductible 600.00, 20 % of 400.00 = 80.00; it leaves 680.00 and pays 320.00',
      'Second plan alone: 10 % of 1,000.00 = 100.00; it would pay 900.00',
      'It pays at most the 680.00 that are left, and 900.00 is more: nothing is left',
    ],
    partsOwed: [68_000],
    owed: 0,
  },
  {
    title: 'The same scan without duplication: the second plan pays what its own benefits are better by',
    parts: [part('scan', 100_000, percent(20))],
    pools: year(60_000, 380_000),
    second: { parts: [part('scan', 100_000, percent(10))], pools: year(0, 300_000), rule: 'nonDuplication' },
    arithmetic: [
      'First plan: it leaves 680.00 and pays 320.00',
      'Second plan alone: it would pay 900.00',
      '900.00 less the 320.00 that the first has paid: it pays 580.00',
      '680.00 - 580.00 = 100.00, as if the second plan were the only one',
    ],
    partsOwed: [68_000],
    owed: 10_000,
  },
  {
    title: 'The second plan has a deductible of its own',
    parts: [part('scan', 100_000, percent(20))],
    pools: year(0, 380_000),
    second: { parts: [part('scan', 100_000, percent(20))], pools: year(90_000, 500_000), rule: 'standard' },
    arithmetic: [
      'First plan: 20 % of 1,000.00; it leaves 200.00',
      'Second plan alone: deductible 900.00, 20 % of 100.00 = 20.00; it would pay 80.00',
      'It pays the 80.00, and 120.00 are left',
    ],
    partsOwed: [20_000],
    owed: 12_000,
  },
  {
    title: 'Two plans alike without duplication: the second pays nothing',
    parts: [part('scan', 100_000, percent(20))],
    pools: year(0, 380_000),
    second: { parts: [part('scan', 100_000, percent(20))], pools: year(0, 380_000), rule: 'nonDuplication' },
    arithmetic: ['Each would pay 800.00', '800.00 less the 800.00 of the first: the second pays nothing'],
    partsOwed: [20_000],
    owed: 20_000,
  },
  {
    title: 'Medicaid was entered first, and only its answer tells that it is Medicaid: it pays last',
    parts: [part('scan', 100_000, percent(20))],
    pools: year(60_000, 380_000),
    arithmetic: [
      'The answer of the first says “Medicaid” (EB04 MC): by law (42 USC 1396a(a)(25)) it pays last, so that both change places',
      'The other plan pays first: deductible 600.00, 20 % of 400.00 = 80.00; it leaves 680.00',
      'What Medicaid pays of it follows from rules of the state: nothing is taken off, and the page says that it may be much less',
    ],
    partsOwed: [68_000],
    owed: 68_000,
  },
  {
    title: 'Hospital and doctor send claims of their own: each is coordinated for itself',
    parts: [part('room', 200_000, percent(20)), part('doctor', 30_000, percent(20))],
    pools: year(0, null),
    second: {
      parts: [
        part('room', 200_000, { covered: false }),
        part('doctor', 30_000, { copay: copay(4_000, 'insteadOfDeductible') }),
      ],
      pools: year(0, null),
      rule: 'standard',
    },
    arithmetic: [
      'First plan: 400.00 are left of the room, 60.00 of the doctor',
      'The second plan does not cover the room and pays nothing of it',
      'For the doctor it would pay 300.00 - 40.00 = 260.00: it pays the 60.00',
    ],
    partsOwed: [40_000, 6_000],
    owed: 40_000,
  },
  {
    title: 'A screening that the first plan pays in full',
    parts: [part('mammogram', 46_195, { ...percent(20), isPreventive: true })],
    pools: year(60_000, 380_000),
    second: { parts: [part('mammogram', 46_195, percent(20))], pools: year(90_000, null), rule: 'standard' },
    arithmetic: ['Nothing is left by the first plan, so that the second has nothing to pay'],
    partsOwed: [0],
    owed: 0,
  },
  {
    title: 'Out of network of the first plan: no plan pays what is billed above the allowed amount',
    parts: [{ ...part('visit', 30_000, { ...percent(50), network: 'out' }), billedCents: 42_000 }],
    pools: year(0, null),
    second: { parts: [part('visit', 30_000, percent(20))], pools: year(0, null), rule: 'standard' },
    arithmetic: [
      'First plan: 50 % of 300.00 = 150.00, and 120.00 above the allowed amount',
      'Second plan alone: it would pay 240.00; it pays the 150.00 that are left of the allowed amount',
      'The 120.00 above it stay with the patient',
    ],
    partsOwed: [27_000],
    owed: 12_000,
  },
];
