import {
  type BenefitRow,
  benefitsOf,
  type EligibilityResponse,
  type Interchange,
  mayTryAgain,
  readInterchanges,
  type ResponsePerson,
  type Transaction,
  X12Error,
} from '@portico/x12';
import { isSettled } from '../figures/settled-benefits.ts';
import { isAboutAnother } from './about-another.ts';
import { asAsked } from './as-asked.ts';
import { benefitsOfInsurer } from './benefits-of-insurer.ts';
import { type AnswerDeviation, deviationOf } from './deviations.ts';
import type { InquiryQuestion } from './inquiry.ts';
import { type InquiryOutcome, noAnswer, ofAnother } from './outcome.ts';
import { withPreventiveBenefits } from './preventive-benefits.ts';
import { fieldKeysOfRejection } from './rejection-fields.ts';

/** What an answer means for an inquiry. */
export interface ReadAnswer {
  readonly outcome: InquiryOutcome;
  /** The payer cannot answer at the moment (AAA 42 and 80), and forbids no further try: the same question can be asked again. */
  readonly mayTryAgain: boolean;
  /** What it was, for the log: the transaction's identifier, or what could not be read. */
  readonly kind: '271' | '999' | 'TA1' | 'unreadable' | 'other';
  /** As read; empty where it could not be. */
  readonly interchanges: readonly Interchange[];
  /** Where it is outside the guide. */
  readonly deviations: readonly AnswerDeviation[];
  /** The answer to this inquiry; null where none is among them. */
  readonly response: EligibilityResponse | null;
}

/** What is known besides the rows of an answer. */
interface AnswerContext {
  /** When it came. */
  readonly at: Date;
  /** Service types that were asked about in vain: without rows of their own they stay open. */
  readonly unanswered?: readonly string[];
  /** Only the plan as a whole was asked about, since the payer answers nothing else. */
  readonly isOfPlanAlone?: boolean;
}

/**
 * Reads the answer to an inquiry. An answer that is malformed or about another person, or no answer, gives no benefits: then the
 * patient is asked for them.
 *
 * @param trace of the inquiry (TRN02).
 * @param at when it came.
 */
export function readAnswer(
  text: string,
  question: InquiryQuestion,
  { trace, at }: { trace: string; at: Date },
): ReadAnswer {
  const { interchanges, deviations } = readLeniently(text, question.payor.electronicId);
  if (interchanges === null) {
    return { outcome: noAnswer, mayTryAgain: false, kind: 'unreadable', interchanges: [], deviations, response: null };
  }
  const transactions = interchanges.flatMap(({ groups }) => groups.flatMap((group) => group.transactions));
  const response = responseTo(trace, transactions);
  const read = { interchanges, deviations, response };
  if (response !== null) return { ...readResponse(response, question, { at }), kind: '271', ...read };
  const isAcknowledged = interchanges.some(({ acknowledgements }) => acknowledgements.length > 0);
  const kind = transactions.some((each) => each.kind === '999') ? '999' : isAcknowledged ? 'TA1' : 'other';
  return { outcome: noAnswer, mayTryAgain: false, kind, ...read };
}

/** An answer with the rows that can be read; null where nothing of it is safe (docs/decisions/0064-lenient-reading.md). */
function readLeniently(
  text: string,
  payor: string,
): { interchanges: readonly Interchange[] | null; deviations: readonly AnswerDeviation[] } {
  const deviations: AnswerDeviation[] = [];
  try {
    const onDeviation = (place: X12Error): void => void deviations.push(deviationOf(place, payor, 'withheld'));
    return { interchanges: readInterchanges(text, onDeviation), deviations };
  } catch (error) {
    if (error instanceof X12Error) {
      return { interchanges: null, deviations: [deviationOf(error, payor, 'refused')] };
    }
    throw error;
  }
}

/** What a 271 means for the question. */
export function readResponse(
  response: EligibilityResponse,
  question: InquiryQuestion,
  { at, unanswered = [], isOfPlanAlone = false }: AnswerContext,
): Pick<ReadAnswer, 'outcome' | 'mayTryAgain'> {
  const { serviceTypeCodes, date } = question;
  const told = benefitsOf(response, { serviceTypeCodes, date });
  if (told.active === null && told.rejections.length > 0) {
    const isPassing = told.rejections.every(({ code }) => mayTryAgain({ code }));
    const rejections = told.rejections.map((each) => ({ code: each.code, keys: fieldKeysOfRejection(each, question) }));
    const reason = isPassing ? 'noAnswer' : 'rejected';
    const outcome: InquiryOutcome = { reason, rejections, benefits: null };
    // AAA04 R and P: the payer lets the same question come again.
    const mayAskAgain = isPassing && told.rejections.every(({ action }) => action === 'R' || action === 'P');
    return {
      outcome: mayAskAgain ? { ...outcome, mayAskAgain } : outcome,
      mayTryAgain: told.rejections.every(mayTryAgain),
    };
  }
  if (isAboutAnother(question, told.onFile)) return { outcome: ofAnother, mayTryAgain: false };
  const { endedOn, beginsOn } = told.planDates;
  const holdsAnotherDay = endedOn !== null || beginsOn !== null;
  if (told.active === false || (told.active === null && holdsAnotherDay)) {
    const outcome: InquiryOutcome = { reason: 'inactive', rejections: [], benefits: null };
    return {
      outcome: holdsAnotherDay ? { ...outcome, planDates: { endedOn, beginsOn } } : outcome,
      mayTryAgain: false,
    };
  }
  const asked = asAsked(benefitsOfInsurer(told, at), { unanswered, isOfPlanAlone });
  const benefits = withPreventiveBenefits(asked, response, { rows: rowsOf(response), date });
  const unsettled = told.active === null && asksToCall(response) ? 'contact' : 'incomplete';
  const reason = isSettled(benefits, serviceTypeCodes) ? 'none' : unsettled;
  // Why something is left open; there is nothing to correct, since the insurer has found the patient.
  const rejections = reason === 'none' ? [] : told.rejections.map(({ code }) => ({ code, keys: [] }));
  return { outcome: { reason, rejections, benefits }, mayTryAgain: false };
}

/**
 * An answer returns the trace of its question (TRN01 2). An answer with another trace is about another person. An answer without a
 * trace is accepted where it is the only one; of several, some can be about other people.
 */
function responseTo(trace: string, transactions: readonly Transaction[]): EligibilityResponse | null {
  const responses = transactions.filter((each) => each.kind === '271');
  // Some payers write everything in one case.
  const isOfQuestion = (returned: string): boolean => returned.toUpperCase() === trace.toUpperCase();
  const traced = responses.find((each) => tracesOf(each).some(isOfQuestion));
  if (traced !== undefined) return traced;
  const [only, ...others] = responses;
  return only !== undefined && others.length === 0 && tracesOf(only).length === 0 ? only : null;
}

function tracesOf(response: EligibilityResponse): string[] {
  return peopleOf(response)
    .flatMap((person) => person.traces)
    .filter(({ type }) => type === '2')
    .map(({ reference }) => reference);
}

/** In place of the plan's benefits (service type 30) the payer names whom to call about them (EB01 U). */
function asksToCall(response: EligibilityResponse): boolean {
  return rowsOf(response).some(
    ({ information, serviceTypeCodes }) => information === 'U' && serviceTypeCodes.includes('30'),
  );
}

function rowsOf(response: EligibilityResponse): BenefitRow[] {
  return peopleOf(response).flatMap(({ benefits }) => benefits);
}

function peopleOf({ payers }: EligibilityResponse): ResponsePerson[] {
  const subscribers = payers.flatMap(({ receivers }) => receivers.flatMap((each) => each.subscribers));
  return subscribers.flatMap((each) => [each, ...each.dependents]);
}
