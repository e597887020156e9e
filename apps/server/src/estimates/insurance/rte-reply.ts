import type { EstimateModel, InsuranceError, RteReason, ReplyOf } from '@portico/contract';
import type { InsuranceWording } from '../../documents/wording/insurance-wording.ts';
import type { InquiryOutcome } from './outcome.ts';
import { isUnlisted, type KnownPayor } from './payors.ts';
import type { InsuranceFault } from './read-insurance.ts';

export type RteReply = ReplyOf<'checkRte'>;

const pending: RteReply = {
  EligibilityCheck: '-1',
  EligibilityError: '0',
  InquiryIds: [],
  EstimateDetails: null,
  Errors: [],
  Reason: 'none',
  Text: '',
};

/** An inquiry is pending. */
export function pendingReply(inquiryIds: readonly string[]): RteReply {
  return { ...pending, InquiryIds: [...inquiryIds] };
}

/** The insurer was not asked, because something is wrong with the insurance. */
export function faultsReply(faults: readonly InsuranceFault[], { faults: texts }: InsuranceWording): RteReply {
  const errors = faults.map(({ key, kind }) => ({ Key: key, Text: texts[key][kind] }));
  return { ...pending, EligibilityCheck: '0', EligibilityError: '1', Errors: errors, Reason: 'rejected' };
}

/**
 * The insurer cannot be asked: the patient enters the benefits. For a payor that is not listed there are no agreed prices, so that
 * they would change nothing: the text says so.
 *
 * @param payor null where no insurance is known.
 */
export function notAskedReply(
  payor: KnownPayor | null,
  estimate: EstimateModel | null,
  { reasons }: InsuranceWording,
): RteReply {
  const text = payor !== null && isUnlisted(payor) ? reasons.unlisted : reasons.notAsked;
  return {
    ...pending,
    EligibilityCheck: '0',
    EligibilityError: '1',
    EstimateDetails: estimate,
    Reason: 'notAsked',
    Text: text,
  };
}

/** The benefits are confirmed. */
export function confirmedReply(inquiryIds: readonly string[], estimate: EstimateModel | null): RteReply {
  return { ...pending, EligibilityCheck: '1', InquiryIds: [...inquiryIds], EstimateDetails: estimate };
}

/** The check is over without benefits that are enough. */
export function unsettledReply(
  inquiryIds: readonly string[],
  outcome: InquiryOutcome,
  estimate: EstimateModel | null,
  wording: InsuranceWording,
): RteReply {
  // The benefits are enough for the service of the inquiry, but not for this one.
  const reason = outcome.reason === 'none' ? 'incomplete' : outcome.reason;
  return {
    EligibilityCheck: '0',
    EligibilityError: answering.includes(reason) ? '0' : '1',
    InquiryIds: [...inquiryIds],
    EstimateDetails: estimate,
    Errors: errorsOf(outcome, wording),
    Reason: reason,
    Text: textOf(reason, outcome, wording),
  };
}

/** The insurer answered the question, though not with benefits. */
const answering: readonly RteReason[] = ['inactive', 'contact', 'incomplete'];

/** One error for each key: the first, where several rejections concern one field. */
function errorsOf({ rejections }: InquiryOutcome, wording: InsuranceWording): InsuranceError[] {
  const errors = rejections.flatMap(({ code, keys }) =>
    keys.map((key) => ({ Key: key, Text: rejectionText(code, wording) })),
  );
  return errors.filter(({ Key }, at) => errors.findIndex((each) => each.Key === Key) === at);
}

/** Each rejection has a text of its own (CAQH CORE). */
function textOf(reason: Exclude<RteReason, 'none'>, { rejections }: InquiryOutcome, wording: InsuranceWording): string {
  if (rejections.length === 0) return wording.reasons[reason];
  return [...new Set(rejections.map(({ code }) => rejectionText(code, wording)))].join(' ');
}

function rejectionText(code: string, { rejections, reasons }: InsuranceWording): string {
  const texts: Readonly<Record<string, string>> = rejections;
  return texts[code] ?? reasons.rejected;
}
