import fc from 'fast-check';
import { describe, it } from 'vitest';
import { row } from './testing/answers.ts';
import { read } from './testing/read.ts';

/** What an insurer says of one level, in whole dollars; `null` for a row that is not there. */
const level = fc.record({
  total: fc.option(fc.integer({ min: 1, max: 5 }), { nil: null }),
  used: fc.option(fc.integer({ min: 0, max: 6 }), { nil: null }),
  left: fc.option(fc.integer({ min: 0, max: 6 }), { nil: null }),
});
type Level = typeof level extends fc.Arbitrary<infer Said> ? Said : never;

const rowsOf = (information: 'C' | 'G', coverageLevel: 'IND' | 'FAM', { total, used, left }: Level) =>
  (
    [
      ['23', total],
      ['24', used],
      ['29', left],
    ] as const
  ).flatMap(([period, amountCents]) =>
    amountCents === null ? [] : [row(information, { coverageLevel, period, amountCents, network: 'Y' })],
  );

/** Every amount that can be left by what is said of one level, by the arithmetic of the three alone. */
function possible({ total, used, left }: Level): Set<number> {
  const reckoned = total === null || used === null ? null : Math.max(0, total - used);
  return new Set([left, reckoned].filter((each) => each !== null));
}

const isWithin = ({ total, left }: Level): boolean => total === null || left === null || left <= total;

describe('what is left of a year by a plain model of it (rule 6, decision 234)', () => {
  it.each(['C', 'G'] as const)('is sure where one amount is possible, and hides no other: %s', (kind) =>
    fc.assert(
      fc.property(level, (said) => {
        const { deductible, outOfPocket } = read(...rowsOf(kind, 'IND', said)).overall;
        const { remainingCents, remainingCandidates } = kind === 'C' ? deductible : outOfPocket;
        const can = [...possible(said)];
        const offered = remainingCandidates.map(({ value }) => value);
        if (can.length === 1 && isWithin(said)) return remainingCents === can[0] && offered.length === 0;
        if (remainingCents !== null) return false;
        // Of a deductible above its total the patient is asked, with no figure to choose.
        if (can.length === 0 || (kind === 'C' && !isWithin(said))) return offered.length === 0;
        if (isWithin(said)) return can.every((each) => offered.includes(each));
        // Of a maximum above its total, what is left and the total.
        return [said.left, said.total].every((each) => each === null || offered.includes(each));
      }),
    ),
  );

  it('is sure beside the family only where neither contradicts itself', () =>
    fc.assert(
      fc.property(level, level, (own, family) => {
        const rows = [...rowsOf('C', 'IND', own), ...rowsOf('C', 'FAM', family)];
        const { remainingCents, familyRemainingCents } = read(...rows).overall.deductible;
        const [ofOwn, ofFamily] = [possible(own), possible(family)];
        const isFamilySure =
          familyRemainingCents === null || (ofFamily.size === 1 && ofFamily.has(familyRemainingCents));
        if (remainingCents === null) return isFamilySure;
        // Another amount is passed over only where the family has no more than this one left.
        const others = [...ofOwn].filter((each) => each !== remainingCents);
        const isHidden = others.some((each) => each < remainingCents || !ofFamily.has(remainingCents));
        return isFamilySure && ofOwn.has(remainingCents) && !isHidden;
      }),
    ));
});
