import type { Dictionary } from '../rules/rule.ts';
import { type RuleId, ruleOf } from '../rules/rules.ts';
import type { Outcome, PriceFileFinding, Report } from './finding.ts';
import { createKnownTexts, type KnownTexts } from './known-texts.ts';
import { quote } from './quote.ts';

/** Reports what does not keep a rule, at the place that is read just now. */
export interface Findings {
  /** JSON has types, and its values have pointers; in a CSV all is text. */
  readonly isJson: boolean;
  /** Line of what is read: the reader moves it on. */
  line: number;
  /** Texts that have no findings. */
  readonly knownTexts: KnownTexts;
  /** Number of values that were left out so far. To compare before and after tells whether something is missing. */
  readonly leftOut: number;
  /**
   * Reports a broken rule whose value can still be read.
   *
   * @param only the data dictionary that is broken, while it is not known which the file is held to.
   */
  breach(rule: RuleId, column?: string, found?: unknown, remedy?: string, only?: Dictionary): void;
  /** Reports a value that cannot be meant: what it belongs to is left out. */
  leaveOut(rule: RuleId, column?: string, found?: unknown, remedy?: string): undefined;
  /** Reports what keeps the file from being imported as a whole, while more of it can be read. */
  refuse(rule: RuleId, column?: string, found?: unknown, remedy?: string): void;
}

/** Where a value stands in a JSON file: the item, from 1, and the pointer of a property of what is read. */
export type JsonPlaceOf = (column: string | undefined) => Pick<PriceFileFinding, 'item' | 'pointer'>;

export function createFindings(report: Report, jsonPlaceOf?: JsonPlaceOf): Findings {
  let leftOut = 0;

  function add(
    outcome: Outcome,
    rule: RuleId,
    column?: string,
    found?: unknown,
    remedy?: string,
    only?: Dictionary,
  ): void {
    const text = found === undefined ? '' : quote(found);
    report({
      rule,
      outcome,
      line: findings.line,
      ...jsonPlaceOf?.(column),
      ...(column !== undefined && { column }),
      ...(text !== '' && { found: text }),
      remedy: remedy ?? ruleOf(rule).remedy,
      ...(only !== undefined && { only }),
    });
  }

  const findings: Findings = {
    isJson: jsonPlaceOf !== undefined,
    line: 1,
    knownTexts: createKnownTexts(),
    get leftOut() {
      return leftOut;
    },
    breach(rule, column, found, remedy, only) {
      add('taken', rule, column, found, remedy, only);
    },
    leaveOut(rule, column, found, remedy) {
      leftOut += 1;
      add('left out', rule, column, found, remedy);
      return undefined;
    },
    refuse(rule, column, found, remedy) {
      add('refused', rule, column, found, remedy);
    },
  };
  return findings;
}
