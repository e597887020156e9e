import type { KindOfCare, PlanKind, RecommendedGroup, RecommendingBody } from '../../catalogue/index.ts';

/** What is said of preventive care that most plans pay for in full (45 CFR 147.130). Amounts are written out. */
export interface PreventiveMessages {
  /** Beside an amount: when it is the one that counts. */
  when: Readonly<Record<KindOfCare, { preventive: string; problem: string }>>;
  /** The amount of care that looks into a problem, in a note beside the other. */
  ifProblem(care: KindOfCare, amount: string): string;
  title: {
    paidInFull: string;
    maybePaidInFull: string;
    insurerCharges: string;
    insurerExcludes: string;
    otherAge(age: number): string;
    otherPatient: string;
    outOfNetwork: string;
    otherPlan: Readonly<Record<PlanKind, string>>;
  };
  /** `care` is the name of the care, `who` the people whom it is for. */
  why: {
    rule(care: string): string;
    /** Of care that can also look into a problem. */
    problem: string;
    insurerPays: string;
    insurerCharges: string;
    insurerExcludes: string;
    insurerUnclear: string;
    otherAge(texts: { care: string; who: string }): string;
    otherSex(texts: { care: string; who: string }): string;
    outOfNetwork(care: string): string;
    otherPlan: Readonly<Record<PlanKind, string>>;
  };
  who(groups: readonly RecommendedGroup[]): string;
  recommendedFor(who: string): string;
  /** A condition that the patient meets. */
  recommendedAt(who: string, age: number): string;
  inNetwork: string;
  /** Plans that are not bound. Most of them do not say so in their answers. */
  excepted: string;
  insurerSays(text: string): string;
  bodies: Readonly<Record<RecommendingBody, string>>;
  source(body: string, day: string): string;
}
