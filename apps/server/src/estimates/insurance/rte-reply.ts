import type { EstimateModel, InsuranceError, RteReason, ReplyOf } from '@portico/contract';
import type { InsuranceMessages } from '../../documents/messages/insurance-messages.ts';
import type { InquiryOutcome } from './outcome.ts';
import { isUnlisted, type KnownPayor } from './payors.ts';
import type { InsuranceFieldError } from './read-insurance.ts';

export type RteReply = ReplyOf<'checkRte'>;

const pending: RteReply = {
  EligibilityCheck: '-1',
  EligibilityError: '0',
  InquiryIds: [],
  EstimateDetails: null,
  Errors: [],
  Reason: 'none',
  CanAskAgain: false,
  Text: '',
};

/** An inquiry is pending. */
export function pendingReply(inquiryIds: readonly string[]): RteReply {
  return { ...pending, InquiryIds: [...inquiryIds] };
}

/** The insurer was not asked, because something is wrong with the insurance. */
export function inputErrorsReply(
  errors: readonly InsuranceFieldError[],
  { errors: texts }: InsuranceMessages,
): RteReply {
  const Errors = errors.map(({ key, kind }) => ({ Key: key, Text: texts[key][kind] }));
  return { ...pending, EligibilityCheck: '0', EligibilityError: '1', Errors, Reason: 'rejected' };
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
  { reasons }: InsuranceMessages,
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
  messages: InsuranceMessages,
): RteReply {
  const reason = reasonOf(outcome);
  return {
    EligibilityCheck: '0',
    EligibilityError: answering.includes(reason) ? '0' : '1',
    InquiryIds: [...inquiryIds],
    EstimateDetails: estimate,
    Errors: errorsOf(outcome, messages),
    Reason: isUnknownNumber(outcome) ? 'unknownNumber' : reason,
    CanAskAgain: outcome.mayAskAgain === true,
    Text: textOf(reason, outcome, messages),
  };
}

type Reason = Exclude<RteReason, 'none' | 'unknownNumber'>;

/** AAA03 72: an invalid or missing number of the member. */
const UNKNOWN_NUMBER = '72';

/** Whether the number on the card is all that was refused: the page says so above everything else. */
function isUnknownNumber({ reason, rejections }: InquiryOutcome): boolean {
  return reason === 'rejected' && rejections.length > 0 && rejections.every(({ code }) => code === UNKNOWN_NUMBER);
}

function reasonOf({ reason, benefits, isAboutAnother }: InquiryOutcome): Reason {
  if (isAboutAnother === true) return 'anotherPerson';
  if (reason === 'incomplete' && benefits?.spendDown !== undefined) return 'spendDown';
  // The benefits are enough for the service of the inquiry, but not for this one.
  return reason === 'none' ? 'incomplete' : reason;
}

/** The insurer answered the question, though not with benefits. */
const answering: readonly RteReason[] = ['inactive', 'contact', 'incomplete', 'spendDown', 'anotherPerson'];

/** One error for each key: the first, where several rejections concern one field. */
function errorsOf({ rejections }: InquiryOutcome, messages: InsuranceMessages): InsuranceError[] {
  const errors = rejections.flatMap(({ code, keys }) =>
    keys.map((key) => ({ Key: key, Text: rejectionText(code, messages) })),
  );
  return errors.filter(({ Key }, at) => errors.findIndex((each) => each.Key === Key) === at);
}

/** Each rejection has a text of its own (CAQH CORE). Beside benefits, it says why some are missing. */
function textOf(
  reason: Reason,
  { rejections, mayAskAgain, planDates }: InquiryOutcome,
  messages: InsuranceMessages,
): string {
  if (reason === 'inactive' && planDates) return inactiveText(planDates, messages);
  if (answering.includes(reason)) {
    const why = rejections.flatMap(({ code }) => ownRejectionText(code, messages) ?? []);
    return [...new Set(why), messages.reasons[reason]].join(' ');
  }
  if (rejections.length === 0) return messages.reasons[mayAskAgain ? 'unreachable' : reason];
  return [...new Set(rejections.map(({ code }) => rejectionText(code, messages)))].join(' ');
}

/** A plan that begins again counts by when it does. */
function inactiveText(
  { endedOn, beginsOn }: NonNullable<InquiryOutcome['planDates']>,
  messages: InsuranceMessages,
): string {
  if (beginsOn !== null) return messages.planBeginsOn(beginsOn);
  return endedOn === null ? messages.reasons.inactive : messages.planEndedOn(endedOn);
}

function rejectionText(code: string, messages: InsuranceMessages): string {
  return ownRejectionText(code, messages) ?? messages.reasons.rejected;
}

function ownRejectionText(code: string, { rejections }: InsuranceMessages): string | undefined {
  const texts: Readonly<Record<string, string>> = rejections;
  return texts[code];
}
