import type { AssistanceRules } from '@portico/contract';

/**
 * How many questions the check has: household, what comes in and is saved, where one lives, programmes (where the policy has
 * some), and insurance (issue 14, point 4: "a check of five questions").
 */
export function questionsOf({ programmes }: Pick<AssistanceRules, 'programmes'>): number {
  return programmes.length > 0 ? 5 : 4;
}
