import type { Rule } from '../rule.ts';

/** The words of each rule of a table. */
export type RuleWords<Id extends string> = Readonly<Record<Id, Pick<Rule, 'sentence' | 'remedy'>>>;
