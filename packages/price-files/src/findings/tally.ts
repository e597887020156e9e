import type { Dictionary } from '../rules/rule.ts';
import { type RuleId, ruleOf } from '../rules/rules.ts';
import type { PriceFileFinding } from './finding.ts';

/** The findings of one rule. */
export interface RuleTally {
  rule: RuleId;
  /** All findings, and those of them that left something out or refused the file. */
  count: number;
  leftOut: number;
  /** Those that keep the file from being imported as a whole. */
  refused: number;
  /** The first of them, in the order of the file. */
  first: PriceFileFinding[];
}

/** Counts findings by rule and holds the first of each, so that memory stays flat however many there are. */
export interface FindingTally {
  add(finding: PriceFileFinding): void;
  /**
   * The rules of this data dictionary that have findings: a JSON file may name its version after the items, and is then
   * held to both until it does. Rules by which something was left out come first; the more findings, the earlier.
   */
  rules(dictionary: Dictionary | undefined): RuleTally[];
}

export function createFindingTally(placesOfEach: number): FindingTally {
  const tallies = new Map<RuleId, RuleTally>();
  return {
    add(finding) {
      const { rule } = finding;
      const tally = tallies.get(rule) ?? { rule, count: 0, leftOut: 0, refused: 0, first: [] };
      if (tally.count === 0) tallies.set(rule, tally);
      tally.count += 1;
      if (finding.outcome !== 'taken') tally.leftOut += 1;
      if (finding.outcome === 'refused') tally.refused += 1;
      if (tally.first.length < placesOfEach) tally.first.push(finding);
    },
    rules: (dictionary) =>
      [...tallies.values()]
        .filter(({ rule }) => dictionary === undefined || ruleOf(rule).dictionaries.includes(dictionary))
        .toSorted(
          (a, b) => Number(b.leftOut > 0) - Number(a.leftOut > 0) || b.count - a.count || (a.rule < b.rule ? -1 : 1),
        ),
  };
}
