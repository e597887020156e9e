import fc from 'fast-check';
import { checkCase } from './check-case.ts';
import { oracleCase } from './plan.ts';

/**
 * `npm run oracle -w @portico/server [-- CASES SEED]`: 100,000 random plans, each written as a 271, read and shared out
 * as the server does, against exact fractions.
 */
const cases = Number(process.argv[2] ?? 100_000);
const seed = Number(process.argv[3] ?? Math.floor(Math.random() * 2 ** 31));
const counts = { asked: 0, exact: 0, withinCent: 0 };
const began = performance.now();
fc.assert(
  fc.property(oracleCase, (each) => {
    counts[checkCase(each)] += 1;
  }),
  { numRuns: cases, seed },
);
const seconds = ((performance.now() - began) / 1000).toFixed(1);
process.stdout.write(
  `${cases} plans in ${seconds} s (seed ${seed}): ${counts.exact} to the cent, ${counts.withinCent} within a cent, ${counts.asked} left open as they are\n`,
);
