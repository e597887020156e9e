import { copay, part, percent, type ShareExample, year } from './example.ts';

const isPreventive = true;

/** Recommended preventive care in network: 45 CFR 147.130, decision 67. */
export const preventiveCare: readonly ShareExample[] = [
  {
    title: 'A screening colonoscopy: the deductible that is left does not count',
    parts: [
      part('room', 161_000, { ...percent(20), isPreventive }),
      part('doctor', 38_000, { ...percent(20), isPreventive }),
      part('anesthesia', 25_000, { ...percent(20), isPreventive }),
    ],
    pools: year(60_000, 380_000),
    arithmetic: [
      'All three parts are one screening, which the plan pays in full',
      'Neither the deductible of 600.00 nor the 20 % apply, and nothing is drawn of the deductible',
    ],
    partsOwed: [0, 0, 0],
    owed: 0,
  },
  {
    title: 'The same colonoscopy, to look into a problem',
    parts: [
      part('room', 161_000, percent(20)),
      part('doctor', 38_000, percent(20)),
      part('anesthesia', 25_000, percent(20)),
    ],
    pools: year(60_000, 380_000),
    arithmetic: [
      'Deductible: 600.00 of the room',
      '20 % of 1,010.00 + 380.00 + 250.00 = 328.00',
      '600.00 + 328.00 = 928.00',
    ],
    partsOwed: [80_200, 7_600, 5_000],
    owed: 92_800,
  },
  {
    title: 'A checkup, and a problem that is looked into at the same visit',
    parts: [
      part('checkup', 25_000, { copay: copay(3_000, 'insteadOfDeductible'), isPreventive }),
      part('problem visit', 14_000, { copay: copay(3_000, 'insteadOfDeductible') }),
    ],
    pools: year(60_000, null),
    arithmetic: ['The checkup costs nothing', 'The other visit costs the copay of 30.00'],
    partsOwed: [0, 3_000],
    owed: 3_000,
  },
  {
    title: 'A plan that states a copay for preventive care: what the plan says counts',
    parts: [part('checkup', 25_000, { copay: copay(3_000, 'insteadOfDeductible') })],
    pools: year(60_000, null),
    arithmetic: ['The copay of 30.00 is owed, and the deductible does not apply'],
    partsOwed: [3_000],
    owed: 3_000,
  },
];
