import { vaccines } from './acip.ts';
import { childrensCare } from './bright-futures.ts';
import { checkups } from './checkups.ts';
import { womensCare } from './hrsa-women.ts';
import type { Recommendation, RecommendationOf, RecommendingBody } from './types.ts';
import { adultCare } from './uspstf-adults.ts';
import { cancerScreening } from './uspstf-cancer.ts';
import { infectionScreening } from './uspstf-infections.ts';
import { pregnancyScreening } from './uspstf-pregnancy.ts';

export { fitOf, type Fit, type PatientFacts } from './fit.ts';
export { planKindOf, type PlanKind } from './plan-kinds.ts';
export type { KindOfCare, Recommendation, RecommendedGroup, RecommendingBody } from './types.ts';

/** The ISO date on which the recommendations were last compared with those of their bodies (decision 67). */
export const RECOMMENDATIONS_AS_OF = '2026-11-23';

const by = (body: RecommendingBody, recommendations: readonly RecommendationOf[]): Recommendation[] =>
  recommendations.map((each) => ({ ...each, body }));

/** Preventive care that most plans pay for in full. Of two for the same care, the one for more people comes first. */
export const recommendations: readonly Recommendation[] = [
  ...by('rule', checkups),
  ...by('hrsaWomen', womensCare),
  ...by('uspstf', [...cancerScreening, ...adultCare, ...infectionScreening, ...pregnancyScreening]),
  ...by('brightFutures', childrensCare),
  ...by('acip', vaccines),
];

const codesOf = ({ always, either }: Recommendation): string[] => [...always, ...either];

const byCode: ReadonlyMap<string, readonly Recommendation[]> = new Map(
  recommendations
    .flatMap(codesOf)
    .map((code) => [code, recommendations.filter((recommendation) => codesOf(recommendation).includes(code))]),
);

/** The recommendations that a billed code (CPT or HCPCS) can be for; empty for care that is not preventive. */
export function recommendationsOf(code: string): readonly Recommendation[] {
  return byCode.get(code) ?? [];
}
