import type { Pools } from '../benefits.ts';
import { part, percent, type ShareExample } from './example.ts';

/** In network 200.00 and 1,000.00 remain; out of network 2,000.00 and 5,000.00. */
const pools: Pools = {
  year: { deductibleCents: 20_000, outOfPocketCents: 100_000 },
  outside: { deductibleCents: 200_000, outOfPocketCents: 500_000 },
};
const outside = { pool: 'outside', network: 'out' } as const;

/** Out of network: a separate deductible and maximum, and the billed amount above the allowed amount. */
export const outOfNetwork: readonly ShareExample[] = [
  {
    title: 'Out of network, with what is billed above the allowed amount',
    parts: [{ ...part('surgeon', 300_000, { ...percent(40), ...outside }), billedCents: 450_000 }],
    pools,
    arithmetic: [
      'Deductible out of network: 2,000.00; 40 % of 1,000.00 = 400.00',
      'Billed above the allowed amount: 4,500.00 − 3,000.00 = 1,500.00',
      '2,000.00 + 400.00 + 1,500.00 = 3,900.00',
    ],
    partsOwed: [390_000],
    owed: 390_000,
  },
  {
    title: 'What is billed above the allowed amount is outside the maximum',
    parts: [{ ...part('surgeon', 2_000_000, { ...percent(40), ...outside }), billedCents: 2_500_000 }],
    pools,
    arithmetic: [
      'Deductible 2,000.00 and 40 % of 18,000.00 = 7,200.00: the maximum leaves 5,000.00 of 9,200.00',
      'Billed above the allowed amount: 25,000.00 − 20,000.00 = 5,000.00',
      '5,000.00 + 5,000.00 = 10,000.00',
    ],
    partsOwed: [1_000_000],
    owed: 1_000_000,
  },
  {
    title: 'Billed below the allowed amount: nothing is added',
    parts: [{ ...part('surgeon', 300_000, { ...percent(40), ...outside }), billedCents: 250_000 }],
    pools,
    arithmetic: ['2,000.00 + 40 % of 1,000.00 = 2,400.00', 'Billed above the allowed amount: nothing'],
    partsOwed: [240_000],
    owed: 240_000,
  },
  {
    title: 'The hospital in network, the anesthesia out of it',
    parts: [
      part('room', 100_000, percent(20)),
      { ...part('anesthesia', 60_000, { ...percent(40), ...outside }), billedCents: 80_000 },
    ],
    pools,
    arithmetic: [
      'Room: deductible 200.00, 20 % of 800.00 = 160.00; together 360.00',
      'Anesthesia: its own deductible takes all of 600.00; 200.00 is billed above it; together 800.00',
      '360.00 + 800.00 = 1,160.00',
    ],
    partsOwed: [36_000, 80_000],
    owed: 116_000,
  },
  {
    title: 'In network nothing is billed above the allowed amount',
    parts: [{ ...part('room', 100_000, percent(20)), billedCents: 300_000 }],
    pools,
    arithmetic: ['200.00 + 20 % of 800.00 = 360.00', 'The 2,000.00 above the allowed amount are never the patient’s'],
    partsOwed: [36_000],
    owed: 36_000,
  },
];
