import type { Dictionary } from '../rules/rule.ts';
import type { RuleId } from '../rules/rules.ts';

/**
 * What becomes of that which a finding is about. Taken: it can be read and is imported. Left out: the value, code, rate,
 * charge or row cannot be meant, and is not imported. Refused: none of the file can be trusted.
 */
export type Outcome = 'taken' | 'left out' | 'refused';

/** A place of a price file that does not keep a rule. */
export interface PriceFileFinding {
  rule: RuleId;
  outcome: Outcome;
  /** Physical line of the unpacked file, from 1; absent when the file as a whole is meant. */
  line?: number;
  /** JSON only: the item of standard_charge_information, from 1. */
  item?: number;
  /** JSON only: the value, as RFC 6901 names it from the root of the file. */
  pointer?: string;
  /** The column header or property, as the template names it. */
  column?: string;
  /** What stands there, shortened; absent when nothing does. */
  found?: string;
  /** What to write instead. */
  remedy: string;
  /** The one data dictionary that the finding is of, where a JSON file names its version after what is read. */
  only?: Dictionary;
}

export type Report = (finding: PriceFileFinding) => void;
