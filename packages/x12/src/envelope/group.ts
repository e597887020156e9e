import type { FunctionalId, Group, Transaction } from '../model/interchange.ts';
import { groupEnd } from '../segments/closing.ts';
import { type SegmentCodec, one, shape, upTo, write } from '../segments/codec.ts';
import type { Cursor } from '../text/cursor.ts';
import { dateDigits, timeDigits } from '../text/dates.ts';
import type { SegmentWriter } from '../text/segment-writer.ts';
import { fail, oneOf, requiredDate, requiredOneOf, requiredText, requiredTime } from '../text/values.ts';
import { X12Error } from '../x12-error.ts';
import { guides, readTransaction, writeTransaction } from './transaction.ts';

/** Those of the guides that are read. */
export const FUNCTIONAL_IDS: readonly FunctionalId[] = ['HS', 'HB', 'FA'];

const start: SegmentCodec<Omit<Group, 'transactions'>> = {
  tag: 'GS',
  shape: shape(upTo(8)),
  read: (segment) => {
    const functionalId = requiredOneOf(segment, 1, FUNCTIONAL_IDS);
    requiredOneOf(segment, 7, ['X']);
    return {
      functionalId,
      senderCode: requiredText(segment, 2),
      receiverCode: requiredText(segment, 3),
      date: requiredDate(segment, 4),
      time: requiredTime(segment, 5),
      controlNumber: requiredText(segment, 6),
      // The guide requires a version, but a published response has none, here and in ST03, although it follows this
      // guide.
      version: oneOf(segment, 8, guides[functionalId].versions),
    };
  },
  write: (value, out) => {
    out.text(value.functionalId);
    out.text(value.senderCode);
    out.text(value.receiverCode);
    out.text(dateDigits(value.date));
    out.text(timeDigits(value.time));
    out.text(value.controlNumber);
    out.text('X');
    out.text(value.version);
  },
};

/** One functional group, GS to GE. GE must count its transactions and repeat its control number. */
export function readGroup(cursor: Cursor): Group {
  const group = one(cursor, start);
  const transactions: Transaction[] = [];
  while (cursor.segment.tag === 'ST') transactions.push(readTransaction(cursor, guides[group.functionalId]));
  const closing = cursor.segment;
  const { count, controlNumber } = one(cursor, groupEnd);
  if (count !== transactions.length) fail(closing, 'does not count the transactions of the group', 1);
  if (controlNumber !== group.controlNumber) fail(closing, 'does not repeat the control number of GS', 2);
  return { ...group, transactions };
}

export function writeGroup(out: SegmentWriter, group: Group): void {
  const guide = guides[group.functionalId];
  write(out, start, group);
  for (const each of group.transactions) {
    if (each.kind !== guide.kind)
      throw new X12Error('GS', out.position(), `a group of ${guide.kind} holds a ${each.kind}`);
    writeTransaction(out, each, guide);
  }
  write(out, groupEnd, { count: group.transactions.length, controlNumber: group.controlNumber });
}
