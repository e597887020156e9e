import { X12Error, readInterchanges } from '../index.ts';
import type { Transaction } from '../model/interchange.ts';
import type { BenefitRow, EligibilityResponse, ResponseSubscriber } from '../model/response.ts';
import { answer } from './messages.ts';

/** The first transaction of a text. */
export function transactionOf(text: string): Transaction {
  const found = readInterchanges(text)[0]?.groups[0]?.transactions[0];
  if (found === undefined) throw new Error('the text holds no transaction');
  return found;
}

export function responseOf(text: string): EligibilityResponse {
  const transaction = transactionOf(text);
  if (transaction.kind !== '271') throw new Error('the text holds no 271');
  return transaction;
}

export function subscriberOf(text: string): ResponseSubscriber {
  const found = responseOf(text).payers[0]?.receivers[0]?.subscribers[0];
  if (found === undefined) throw new Error('the text holds no subscriber');
  return found;
}

/** The rows of a 271 with these segments at the end of its 2100C. */
export function rowsOf(...segments: readonly string[]): readonly BenefitRow[] {
  return subscriberOf(answer(...segments)).benefits;
}

/** The row of one EB. */
export function rowOf(...segments: readonly string[]): BenefitRow {
  const [row] = rowsOf(...segments);
  if (row === undefined) throw new Error('the text holds no benefit');
  return row;
}

/** Why a text is refused, and the position; `null` if it is read. */
export function refusalOf(text: string): Pick<X12Error, 'segment' | 'position' | 'element' | 'reason'> | null {
  try {
    readInterchanges(text);
    return null;
  } catch (error) {
    if (!(error instanceof X12Error)) throw error;
    const { segment, position, element, reason } = error;
    return { segment, position, element, reason };
  }
}
