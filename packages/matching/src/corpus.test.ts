import { describe, expect, it } from 'vitest';
import { blocksOf, blocksToSearch } from './blocks.ts';
import { chooseRecord } from './choose.ts';
import { matchPerson } from './match.ts';
import { pairs } from './testing/corpus.ts';

/** Issue 15: "2,000 pairs of records with typos, twins, juniors, marriages and moves: none wrongly joined, 95 % of the true ones found". */
describe.each([15, 2026])('2,000 pairs of records, of the seed %i (issue 15)', (seed) => {
  const all = pairs(2000, seed).map((pair) => {
    const searched = new Set(blocksToSearch(pair.one));
    const isCandidate = blocksOf(pair.other).some((block) => searched.has(block));
    const match = matchPerson(pair.one, pair.other);
    return { ...pair, verdict: isCandidate ? match.verdict : ('apart' as const), match };
  });
  const shareOf = (some: typeof all, verdict: string): number =>
    some.filter((each) => each.verdict === verdict).length / some.length;

  it('joins nobody with somebody else', () => {
    const wrong = all.filter(({ isSame, match }) => !isSame && match.verdict === 'joined');
    expect(wrong.map(({ kind, match }) => ({ kind, match }))).toEqual([]);
  });

  it('finds 95 % of those who are one: most by itself, the others laid before staff', () => {
    const same = all.filter(({ isSame }) => isSame);
    expect(shareOf(same, 'joined')).toBeGreaterThan(0.75);
    expect(1 - shareOf(same, 'apart')).toBeGreaterThanOrEqual(0.95);
  });

  it('finds each kind of change for four in five at least: a slip makes another name of a short one', () => {
    for (const [kind, some] of Map.groupBy(
      all.filter(({ isSame }) => isSame),
      (each) => each.kind,
    )) {
      expect({ kind, isFound: 1 - shareOf(some, 'apart') >= 0.8 }).toEqual({ kind, isFound: true });
    }
  });

  it('reads alike whoever of the two asks', () => {
    for (const { one, other, match } of all) expect(matchPerson(other, one).verdict).toBe(match.verdict);
  });

  it('joins nobody where two records come near to what is said', () => {
    for (const { one } of all.slice(0, 200)) {
      expect(chooseRecord(one, [one, { ...one, zips: ['00000'] }]).verdict).toBe('open');
    }
  });
});
