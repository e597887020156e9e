import type { Words } from '@portico/contract';

/** Whom a recommendation is for. Ages are whole years, both included; what is absent does not matter. */
export type RecommendedGroup = { sex?: 'female' | 'male'; from?: number; to?: number };

/** Who recommends: the lists that 45 CFR 147.130(a)(1) makes plans pay for, or for the visit itself the rule, (a)(2). */
export type RecommendingBody = 'uspstf' | 'hrsaWomen' | 'brightFutures' | 'acip' | 'rule';

/** What kind of care it is: it decides the words of its figures. */
export type KindOfCare = 'screening' | 'checkup' | 'vaccine' | 'service';

/**
 * Care that most plans pay for in full, in their network (45 CFR 147.130). The codes that bill it are of two sorts:
 * `always` is billed for nothing else, `either` also for care that looks into a problem, where a plan's usual costs
 * apply.
 *
 * `date` (ISO) is that of the recommendation, `url` where its body has published it.
 * `name` stands within a sentence. `onlyIf` is what the portal cannot know of a patient: a risk, a pregnancy.
 * `payerTypes` are the X12 service types (EB03) under which a payer tells its benefits for just this care; it is empty
 * for care of which X12 has no type of its own.
 */
export type Recommendation = {
  id: string;
  body: RecommendingBody;
  date: string;
  url: string;
  care: KindOfCare;
  name: Words;
  groups: readonly RecommendedGroup[];
  interval: Words;
  onlyIf?: Words;
  goodToKnow?: Words;
  always: readonly string[];
  either: readonly string[];
  payerTypes: readonly string[];
};

/** The recommendations of one file: they share a body. */
export type RecommendationOf = Omit<Recommendation, 'body'>;
