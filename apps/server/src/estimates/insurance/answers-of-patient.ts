import type { Keys } from '../../platform/crypto/keys.ts';
import type { PlanBenefits } from '../figures/plan-benefits.ts';
import type { StoredInquiry } from '../queries/inquiries.ts';
import { type AskedAbout, isAboutAnother, namesPatient } from './about-another.ts';
import { type InquiryQuestion, unsealQuestion } from './inquiry.ts';
import { type InquiryOutcome, ofAnother, unsealOutcome } from './outcome.ts';

/** An inquiry as it was asked, with what became of it. */
type Answer = InquiryOutcome & InquiryQuestion & Pick<StoredInquiry, 'answered_at'>;

type Answered = Pick<StoredInquiry, 'owner_id' | 'id' | 'outcome' | 'question'>;

/**
 * What became of an inquiry, without anything that is told of somebody else: what was stored before decision 240 may have it. Null
 * where nothing has become of it yet.
 */
export function outcomeOfPatient(keys: Keys, inquiry: Answered): InquiryOutcome | null {
  const outcome = unsealOutcome(keys, inquiry);
  if (outcome === null || outcome.benefits === null) return outcome;
  return isToldOfAnother(unsealQuestion(keys, inquiry), outcome.benefits) ? ofAnother : outcome;
}

/**
 * The answers to inquiries about one insurance. Once the insurer has answered about somebody else, what it told before without naming
 * anybody may have been of that person, too: it is left out.
 *
 * @param inquiries the newest first.
 */
export function answersOfPatient(
  keys: Keys,
  inquiries: ReadonlyArray<Answered & Pick<StoredInquiry, 'answered_at'>>,
): { readonly answers: readonly Answer[]; readonly strangerAt: string | null } {
  const all = inquiries.flatMap((inquiry) => {
    const outcome = outcomeOfPatient(keys, inquiry);
    const { answered_at } = inquiry;
    return outcome === null ? [] : [{ ...outcome, ...unsealQuestion(keys, inquiry), answered_at }];
  });
  const strangerAt = all.find((each) => each.isAboutAnother === true)?.answered_at?.toISOString() ?? null;
  const answers = all.map((each) =>
    each.benefits === null || isOfPatient(each, each.benefits, strangerAt) ? each : { ...each, ...ofAnother },
  );
  return { answers, strangerAt };
}

/**
 * Whether figures are the patient's: entered, or told by the insurer of nobody else.
 *
 * @param strangerAt when the insurer last answered about somebody else; null for never.
 */
export function isOfPatient(asked: AskedAbout, benefits: PlanBenefits, strangerAt: string | null): boolean {
  if (benefits.from === 'patient') return true;
  if (isToldOfAnother(asked, benefits)) return false;
  return strangerAt === null || benefits.at > strangerAt || namesPatient(benefits.notices?.onFile ?? null);
}

function isToldOfAnother(asked: AskedAbout, { notices }: PlanBenefits): boolean {
  return isAboutAnother(asked, notices?.onFile ?? null);
}
