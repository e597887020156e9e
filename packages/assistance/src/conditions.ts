import type { Answers } from './answers.ts';
import type { AssetRule, ResidenceRule } from './policy.ts';

/** Whether a condition of the policy is met; `open` where the answer that it needs is not known. */
export type Condition = 'met' | 'open' | 'failed';

/** The most that a household may have of what counts, in cents. */
function assetLimitCents(household: number, { limitCents, furtherPersonCents }: AssetRule): number {
  return limitCents + (household - 1) * furtherPersonCents;
}

export function assetCondition({ household, assetsCents }: Answers, rule: AssetRule | null): Condition {
  if (rule === null) return 'met';
  if (assetsCents === null) return 'open';
  return assetsCents <= assetLimitCents(household, rule) ? 'met' : 'failed';
}

export function residenceCondition({ state, livesInArea }: Answers, rule: ResidenceRule | null): Condition {
  if (rule === null) return 'met';
  const parts: Condition[] = [];
  if (rule.states.length > 0) parts.push(state === null ? 'open' : rule.states.includes(state) ? 'met' : 'failed');
  if (rule.hasArea) parts.push(livesInArea === null ? 'open' : livesInArea === 'yes' ? 'met' : 'failed');
  if (parts.includes('failed')) return 'failed';
  return parts.includes('open') ? 'open' : 'met';
}
