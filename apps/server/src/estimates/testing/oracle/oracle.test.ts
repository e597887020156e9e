import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkCase } from './check-case.ts';
import { oracleCase } from './plan.ts';

/** `npm run oracle -w @portico/server` does the same a hundred thousand times, with another seed each time. */
const CASES = 1000;
const SEED = 271_000;

describe('a plan, written as a 271, read, and shared out, against exact fractions', () => {
  it(`is never off by more than a cent: ${CASES} plans, seed ${SEED}`, () => {
    const counts = { asked: 0, exact: 0, withinCent: 0 };
    fc.assert(
      fc.property(oracleCase, (each) => {
        counts[checkCase(each)] += 1;
      }),
      { numRuns: CASES, seed: SEED },
    );
    expect(counts.exact + counts.withinCent).toBeGreaterThan(CASES / 2);
    expect(counts.asked).toBeGreaterThan(0);
  });
});
