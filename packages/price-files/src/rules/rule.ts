/** The data dictionaries of CMS that files are held to: 3.0 since 2026, 2.2 for older files. */
export type Dictionary = '2.2' | '3.0';

/** What a price file has to keep. */
export interface Rule {
  /** The dictionaries that have the rule. */
  readonly dictionaries: readonly Dictionary[];
  /** Where the rule stands: the regulation, and the element or requirement of the data dictionary. */
  readonly source: string;
  /** The rule, as a sentence about any file. */
  readonly sentence: string;
  /** What to write instead. A finding may say it more exactly. */
  readonly remedy: string;
  /** The rule is none of CMS's, but a file that does not keep it is likely to be wrong. */
  readonly isAdvice?: true;
  /** A row that breaks the rule is left out whole, and does not keep the others from being imported. */
  readonly isOfRow?: true;
}

export const [both, v3, v2]: readonly [Rule['dictionaries'], Rule['dictionaries'], Rule['dictionaries']] = [
  ['2.2', '3.0'],
  ['3.0'],
  ['2.2'],
];

/** Gives a table of rules its type and keeps the names of its rows. */
export function ruleTable<Id extends string>(rules: Readonly<Record<Id, Rule>>): Readonly<Record<Id, Rule>> {
  return rules;
}
