import {
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
import { benefitsOfInsurer } from './benefits-of-insurer.ts';
import type { InquiryQuestion } from './inquiry.ts';
import { type InquiryOutcome, noAnswer } from './outcome.ts';
import { fieldKeysOfRejection } from './rejection-fields.ts';

/** What an answer means for an inquiry. */
export interface ReadAnswer {
  readonly outcome: InquiryOutcome;
  /** The payer cannot answer at the moment (AAA 42 and 80): the same question can be asked again. */
  readonly mayTryAgain: boolean;
  /** What it was, for the log: the transaction's identifier, or what could not be read. */
  readonly kind: '271' | '999' | 'TA1' | 'unreadable' | 'other';
  /** As read; empty where it could not be. */
  readonly interchanges: readonly Interchange[];
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
  const interchanges = interchangesOf(text);
  if (interchanges === null) {
    return { outcome: noAnswer, mayTryAgain: false, kind: 'unreadable', interchanges: [] };
  }
  const transactions = interchanges.flatMap(({ groups }) => groups.flatMap((group) => group.transactions));
  const response = responseTo(trace, transactions);
  if (response !== null) return { ...readResponse(response, question, at), kind: '271', interchanges };
  const isAcknowledged = interchanges.some(({ acknowledgements }) => acknowledgements.length > 0);
  const kind = transactions.some((each) => each.kind === '999') ? '999' : isAcknowledged ? 'TA1' : 'other';
  return { outcome: noAnswer, mayTryAgain: false, kind, interchanges };
}

function interchangesOf(text: string): readonly Interchange[] | null {
  try {
    return readInterchanges(text);
  } catch (error) {
    if (error instanceof X12Error) return null;
    throw error;
  }
}

function readResponse(
  response: EligibilityResponse,
  question: InquiryQuestion,
  at: Date,
): Pick<ReadAnswer, 'outcome' | 'mayTryAgain'> {
  const { serviceTypeCodes, date } = question;
  const told = benefitsOf(response, { serviceTypeCodes, date });
  if (told.active === null && told.rejections.length > 0) {
    const isPassing = told.rejections.every(mayTryAgain);
    const rejections = told.rejections.map((each) => ({ code: each.code, keys: fieldKeysOfRejection(each, question) }));
    const reason = isPassing ? 'noAnswer' : 'rejected';
    return { outcome: { reason, rejections, benefits: null }, mayTryAgain: isPassing };
  }
  if (told.active === false) {
    return { outcome: { reason: 'inactive', rejections: [], benefits: null }, mayTryAgain: false };
  }
  const benefits = benefitsOfInsurer(told, at);
  const unsettled = told.active === null && asksToCall(response) ? 'contact' : 'incomplete';
  const reason = isSettled(benefits, serviceTypeCodes) ? 'none' : unsettled;
  return { outcome: { reason, rejections: [], benefits }, mayTryAgain: false };
}

/**
 * An answer returns the trace of its question (TRN01 2). An answer with another trace is about another person. An answer without a
 * trace is accepted where it is the only one; of several, some can be about other people.
 */
function responseTo(trace: string, transactions: readonly Transaction[]): EligibilityResponse | null {
  const responses = transactions.filter((each) => each.kind === '271');
  const traced = responses.find((each) => tracesOf(each).includes(trace));
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
  const rows = peopleOf(response).flatMap(({ benefits }) => benefits);
  return rows.some(({ information, serviceTypeCodes }) => information === 'U' && serviceTypeCodes.includes('30'));
}

function peopleOf({ payers }: EligibilityResponse): ResponsePerson[] {
  const subscribers = payers.flatMap(({ receivers }) => receivers.flatMap((each) => each.subscribers));
  return subscribers.flatMap((each) => [each, ...each.dependents]);
}
