import { chargeRules } from './charge-rules.ts';
import { fileRules } from './file-rules.ts';
import { headerRules } from './header-rules.ts';
import { itemRules } from './item-rules.ts';
import { rateRules } from './rate-rules.ts';
import type { Rule } from './rule.ts';

/** The one table of all rules that price files are held to. A rule's id is stable: reports and tests name it. */
const rules = { ...fileRules, ...headerRules, ...itemRules, ...chargeRules, ...rateRules };

export type RuleId = keyof typeof rules;

export const ruleIds = Object.keys(rules) as RuleId[];

export function ruleOf(id: RuleId): Rule {
  return rules[id];
}

/** Whether a file that breaks the rule does not conform to CMS's data dictionary. */
export function breaksConformity(id: RuleId): boolean {
  return ruleOf(id).isAdvice !== true;
}
