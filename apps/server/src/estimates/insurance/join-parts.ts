import { type EligibilityResponse, mergeResponses, patientOf } from '@portico/x12';
import type { SendAgain } from '../../ports/eligibility.ts';
import { isResponseAboutAnother } from './about-another.ts';
import type { InquiryQuestion } from './inquiry.ts';
import { PLAN } from './inquiry-parts.ts';
import { type InquiryOutcome, noAnswer } from './outcome.ts';
import { readResponse } from './read-answer.ts';

/** What came of one 270. */
export interface PartResult {
  readonly serviceTypeCodes: readonly string[];
  readonly outcome: InquiryOutcome;
  readonly again: SendAgain;
  /** As received; null for none. */
  readonly reply: string | null;
  /** The 271; null for none. */
  readonly response: EligibilityResponse | null;
  /** The gateway did not pass it on to the payer. */
  readonly turnedAway: boolean;
}

type Joined = Pick<PartResult, 'outcome' | 'again'>;

/**
 * Reads what came of a question's 270s as one answer (decision 69). Rows that agree are one; what they contradict each other
 * in stays open; and where one of them came to nothing, its service type stays open while the rest stands.
 */
export function joinParts(
  results: readonly PartResult[],
  question: InquiryQuestion,
  { at, isOfPlanAlone }: { at: Date; isOfPlanAlone: boolean },
): Joined {
  const answered = usable(results.filter(isAnswered), question);
  const [first, ...others] = answered;
  if (first === undefined) return joinFailures(results);
  const merged = mergeResponses(
    first.response,
    others.map(({ response }) => response),
  );
  const unanswered = results
    .filter((each) => !answered.some((one) => one === each))
    .flatMap(({ serviceTypeCodes }) => serviceTypeCodes)
    .filter((code) => code !== PLAN);
  const { outcome } = readResponse(merged, question, { at, unanswered, isOfPlanAlone });
  return { outcome: saysTwoThings(answered) ? unconfirmed(outcome) : outcome, again: 'never' };
}

type Answered = PartResult & { readonly response: EligibilityResponse };

/** A 271 with anything but rejections. */
function isAnswered(result: PartResult): result is Answered {
  return result.response !== null && !['rejected', 'noAnswer'].includes(result.outcome.reason);
}

/** Without those that may be about somebody else, or about several people: they answer nothing, unless all are so. */
function usable(answered: readonly Answered[], question: InquiryQuestion): readonly Answered[] {
  const ofPatient = answered.filter(
    ({ response }) => patientOf(response) !== null && !isResponseAboutAnother(question, response),
  );
  return ofPatient.length > 0 ? ofPatient : answered;
}

/** One says that the coverage is active, and another that it is not. */
function saysTwoThings(answered: readonly Answered[]): boolean {
  const isInactive = ({ outcome }: Answered): boolean => outcome.reason === 'inactive';
  const isActive = ({ outcome: { benefits } }: Answered): boolean =>
    benefits !== null && benefits.isUnconfirmed !== true;
  return answered.some(isInactive) && answered.some(isActive);
}

function unconfirmed({ benefits, ...outcome }: InquiryOutcome): InquiryOutcome {
  return { ...outcome, reason: 'incomplete', benefits: benefits && { ...benefits, isUnconfirmed: true } };
}

/** Without any benefits: all rejections, and a further try unless the payer has decided. */
function joinFailures(results: readonly PartResult[]): Joined {
  const outcomes = results.map(({ outcome }) => outcome);
  const rejections = outcomes.flatMap((outcome) => outcome.rejections);
  const rejected = outcomes.find(({ reason }) => reason === 'rejected');
  const { reason } = rejected ?? outcomes[0] ?? noAnswer;
  const tries = rejected === undefined ? results.map(({ again }) => again) : [];
  const mayAskAgain = outcomes.length > 0 && outcomes.every((outcome) => outcome.mayAskAgain === true);
  const outcome: InquiryOutcome = { reason, rejections, benefits: null, ...(mayAskAgain ? { mayAskAgain } : {}) };
  return { outcome, again: soonest(tries) };
}

/** Only when all of them may be sent again. */
function soonest(tries: readonly SendAgain[]): SendAgain {
  const order = ['later', 'onRequest', 'now'] as const;
  return order.find((each) => tries.includes(each)) ?? 'never';
}
