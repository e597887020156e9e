import type { TransactionHeader } from '../model/transaction-header.ts';
import type { Cursor } from '../text/cursor.ts';
import { dateDigits, timeDigits } from '../text/dates.ts';
import type { SegmentWriter } from '../text/segment-writer.ts';
import { code, requiredCode, requiredDate, requiredOneOf, requiredTime, text } from '../text/values.ts';
import { type SegmentCodec, one, shape, upTo, write } from '../segments/codec.ts';

/** ST02 and ST03. */
export interface TransactionStart {
  readonly controlNumber: string;
  readonly implementation: string | null;
}

type Beginning = Omit<TransactionHeader, 'controlNumber' | 'implementation'>;

const beginning: SegmentCodec<Beginning> = {
  tag: 'BHT',
  shape: shape(upTo(6)),
  read: (segment) => {
    requiredOneOf(segment, 1, ['0022']);
    return {
      purpose: requiredCode(segment, 2, 2),
      reference: text(segment, 3),
      date: requiredDate(segment, 4),
      time: requiredTime(segment, 5),
      transactionType: code(segment, 6, 2),
    };
  },
  write: (value, out) => {
    out.text('0022');
    out.text(value.purpose);
    out.text(value.reference);
    out.text(dateDigits(value.date));
    out.text(timeDigits(value.time));
    out.text(value.transactionType);
  },
};

export function readHeader(cursor: Cursor, { controlNumber, implementation }: TransactionStart): TransactionHeader {
  return { controlNumber, implementation, ...one(cursor, beginning) };
}

export function writeHeader(out: SegmentWriter, header: TransactionHeader): void {
  write(out, beginning, header);
}
