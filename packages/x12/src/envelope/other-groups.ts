import { groupEnd, transactionEnd } from '../segments/closing.ts';
import { one } from '../segments/codec.ts';
import { type Cursor, advance } from '../text/cursor.ts';
import { fail, requiredText, text } from '../text/values.ts';
import { X12Error } from '../x12-error.ts';
import { FUNCTIONAL_IDS } from './group.ts';

/**
 * Passes over a group of transactions that no guide here has, such as a 997 that comes with a 271, and tells of it: in a lenient
 * reading alone. Its counts and control numbers are checked, so that nothing else is passed over with it.
 *
 * @returns whether there was one.
 */
export function passOverOther(cursor: Cursor): boolean {
  const { segment: begin, onDeviation } = cursor;
  if (onDeviation === null || !isOther(cursor)) return false;
  onDeviation(new X12Error('GS', begin.position, 'is a group of another kind', 1));
  const number = requiredText(begin, 6);
  advance(cursor);
  let transactions = 0;
  while (cursor.segment.tag === 'ST') {
    passOverTransaction(cursor);
    transactions += 1;
  }
  const closing = cursor.segment;
  const { count, controlNumber } = one(cursor, groupEnd);
  if (count !== transactions) fail(closing, 'does not count the transactions of the group', 1);
  if (controlNumber !== number) fail(closing, 'does not repeat the control number of GS', 2);
  return true;
}

/**
 * A functional identifier and a transaction of another kind; or a 997, which has the identifier of the 999 and another version. With
 * one of these alone it may be a group of ours that is damaged.
 */
function isOther(cursor: Cursor): boolean {
  const [id, version] = [text(cursor.segment, 1), text(cursor.segment, 8)];
  const ahead = { ...cursor };
  advance(ahead);
  const kind = ahead.segment.tag === 'ST' ? text(ahead.segment, 1) : null;
  if (id === null || kind === null) return false;
  if (FUNCTIONAL_IDS.some((known) => known === id)) {
    return id === 'FA' && kind === '997' && version?.startsWith('005010X231') !== true;
  }
  return !KINDS.has(kind);
}

const KINDS: ReadonlySet<string> = new Set(['270', '271', '999']);

function passOverTransaction(cursor: Cursor): void {
  const begin = cursor.segment;
  const ends: ReadonlySet<string> = new Set(['', 'ST', 'GS', 'GE', 'ISA', 'IEA']);
  do advance(cursor);
  while (cursor.segment.tag !== transactionEnd.tag && !ends.has(cursor.segment.tag));
  const closing = cursor.segment;
  const { count, controlNumber } = one(cursor, transactionEnd);
  if (count !== closing.position - begin.position + 1)
    fail(closing, 'does not count the segments of the transaction', 1);
  if (controlNumber !== requiredText(begin, 2)) fail(closing, 'does not repeat the control number of ST', 2);
}
