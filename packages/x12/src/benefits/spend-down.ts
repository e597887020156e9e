import type { ResponsePerson } from '../model/response.ts';
import { datesFit } from './dates-fit.ts';

/** What a 271 says of a spend-down: care that somebody has to pay for before Medicaid pays anything (42 CFR 435.831). */
export interface SpendDown {
  /** What is left of it, in integer cents; `null` where the message does not say. */
  readonly cents: number | null;
  /** MSG of its rows, in the payer's own words. */
  readonly remarks: readonly string[];
}

/** EB01: spend down. */
const SPEND_DOWN = 'Y';

/**
 * The spend-down of a person on a day; `null` where the message has none, or says that nothing is left of it. Amounts that
 * differ are none. (AMT with R is a segment of the 270 alone.)
 *
 * @param on an ISO date.
 */
export function spendDown(person: Pick<ResponsePerson, 'benefits'> | null, on: string): SpendDown | null {
  const rows =
    person?.benefits.filter(({ information, dates }) => information === SPEND_DOWN && datesFit(dates, on)) ?? [];
  const amounts = new Set(rows.map(({ amountCents }) => amountCents));
  if (rows.length === 0 || (amounts.size === 1 && amounts.has(0))) return null;
  const [only = null] = amounts.size === 1 ? amounts : [];
  return { cents: only, remarks: [...new Set(rows.flatMap(({ messages }) => messages))] };
}
