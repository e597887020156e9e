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

/** Whether a finding is one of a file that is held to this data dictionary; undefined where that was not found out. */
export function isOfDictionary(
  { rule, only }: Pick<PriceFileFinding, 'rule' | 'only'>,
  dictionary: Dictionary | undefined,
): boolean {
  if (dictionary === undefined) return true;
  return (only ?? dictionary) === dictionary && ruleOf(rule).dictionaries.includes(dictionary);
}

export function createFindingTally(placesOfEach: number): FindingTally {
  /** Those of one dictionary apart, until it is known which counts. */
  const tallies = new Map<string, { of: Pick<PriceFileFinding, 'rule' | 'only'>; tally: RuleTally }>();

  function tallyOf({ rule, only }: PriceFileFinding): RuleTally {
    const key = only === undefined ? rule : `${rule} ${only}`;
    const found = tallies.get(key);
    if (found !== undefined) return found.tally;
    const tally: RuleTally = { rule, count: 0, leftOut: 0, refused: 0, first: [] };
    tallies.set(key, { of: { rule, ...(only !== undefined && { only }) }, tally });
    return tally;
  }

  return {
    add(finding) {
      const tally = tallyOf(finding);
      tally.count += 1;
      if (finding.outcome !== 'taken') tally.leftOut += 1;
      if (finding.outcome === 'refused') tally.refused += 1;
      if (tally.first.length < placesOfEach) {
        const { only: _, ...place } = finding;
        tally.first.push(place);
      }
    },
    rules(dictionary) {
      const counted = [...tallies.values()].filter(({ of }) => isOfDictionary(of, dictionary));
      return merged(counted.map(({ tally }) => tally)).toSorted(
        (a, b) => Number(b.leftOut > 0) - Number(a.leftOut > 0) || b.count - a.count || (a.rule < b.rule ? -1 : 1),
      );
    },
  };

  /** One tally for each rule. */
  function merged(all: readonly RuleTally[]): RuleTally[] {
    return [...Map.groupBy(all, ({ rule }) => rule)].map(([rule, ofRule]) => ({
      rule,
      count: sumOf(ofRule, 'count'),
      leftOut: sumOf(ofRule, 'leftOut'),
      refused: sumOf(ofRule, 'refused'),
      first: ofRule
        .flatMap(({ first }) => first)
        .toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
        .slice(0, placesOfEach),
    }));
  }
}

function sumOf(tallies: readonly RuleTally[], name: 'count' | 'leftOut' | 'refused'): number {
  return tallies.reduce((sum, tally) => sum + tally[name], 0);
}
