import { breaksConformity, type PriceFileFinding, type RuleTally, ruleOf } from '@portico/price-files';
import { countOf } from '../figures.ts';

/** The findings of one rule, in words. */
export interface RuleGroup {
  rule: string;
  sentence: string;
  source: string;
  /** `3 places, left out`. */
  extent: string;
  breaksConformity: boolean;
  count: number;
  leftOut: number;
  places: readonly PriceFileFinding[];
  /** Places that are not listed. */
  others: number;
}

export function ruleGroup(tally: RuleTally): RuleGroup {
  const { rule, count, leftOut, first } = tally;
  const { sentence, source } = ruleOf(rule);
  const isBreach = breaksConformity(rule);
  return {
    rule,
    sentence,
    source,
    extent: `${countOf(count, 'place')}, ${isBreach || leftOut > 0 ? outcomeOf(tally) : 'advice'}`,
    breaksConformity: isBreach,
    count,
    leftOut,
    places: first,
    others: count - first.length,
  };
}

function outcomeOf({ count, leftOut, refused }: RuleTally): string {
  if (refused > 0) return 'refused';
  return leftOut === 0 ? 'taken' : leftOut === count ? 'left out' : `${leftOut} of them left out`;
}

/** `line 12`, or the file as a whole. */
export function lineOf({ line }: PriceFileFinding): string {
  return line === undefined ? 'the file' : `line ${line}`;
}

/** What stands there; undefined where the file as it stands is refused, and no value of it. */
export function foundText({ found, outcome }: PriceFileFinding): string | undefined {
  if (found !== undefined) return `"${found}"`;
  return outcome === 'refused' ? undefined : 'nothing';
}
