import { readAcknowledgement, writeAcknowledgement } from '../acknowledgement/implementation-acknowledgement.ts';
import { readInquiry } from '../inquiry/read-inquiry.ts';
import { writeInquiry } from '../inquiry/write-inquiry.ts';
import type { FunctionalId, Transaction } from '../model/interchange.ts';
import { readResponse } from '../response/read-response.ts';
import { writeResponse } from '../response/write-response.ts';
import { transactionEnd } from '../segments/closing.ts';
import { type SegmentCodec, one, shape, upTo, write } from '../segments/codec.ts';
import type { Cursor } from '../text/cursor.ts';
import type { SegmentWriter } from '../text/segment-writer.ts';
import { fail, oneOf, requiredOneOf, requiredText } from '../text/values.ts';
import type { TransactionStart } from '../transactions/header.ts';

/** What a functional group holds, and the guides that are read: with their errata, and without. */
export interface Guide {
  readonly kind: Transaction['kind'];
  readonly versions: readonly string[];
}

export const guides: Readonly<Record<FunctionalId, Guide>> = {
  HS: { kind: '270', versions: ['005010X279A1', '005010X279'] },
  HB: { kind: '271', versions: ['005010X279A1', '005010X279'] },
  FA: { kind: '999', versions: ['005010X231A1', '005010X231'] },
};

type Start = TransactionStart & { readonly kind: Transaction['kind'] };

function startOf({ kind, versions }: Guide): SegmentCodec<Start> {
  return {
    tag: 'ST',
    shape: shape(upTo(3)),
    read: (segment) => ({
      kind: requiredOneOf(segment, 1, [kind]),
      controlNumber: requiredText(segment, 2),
      implementation: oneOf(segment, 3, versions),
    }),
    write: (value, out) => {
      out.text(value.kind);
      out.text(value.controlNumber);
      out.text(value.implementation);
    },
  };
}

/** One transaction, ST to SE. SE must count its segments and repeat its control number. */
export function readTransaction(cursor: Cursor, guide: Guide): Transaction {
  const first = cursor.segment.position;
  cursor.levels = 0;
  const start = one(cursor, startOf(guide));
  const transaction = readBody(cursor, start);
  const closing = cursor.segment;
  const { count, controlNumber } = one(cursor, transactionEnd);
  if (count !== closing.position - first + 1) fail(closing, 'does not count the segments of the transaction', 1);
  if (controlNumber !== start.controlNumber) fail(closing, 'does not repeat the control number of ST', 2);
  return transaction;
}

function readBody(cursor: Cursor, start: Start): Transaction {
  if (start.kind === '270') return { kind: '270', ...readInquiry(cursor, start) };
  if (start.kind === '271') return { kind: '271', ...readResponse(cursor, start) };
  return { kind: '999', ...readAcknowledgement(cursor, start) };
}

export function writeTransaction(out: SegmentWriter, transaction: Transaction, guide: Guide): void {
  const { controlNumber, implementation } = transaction.kind === '999' ? transaction : transaction.header;
  out.beginTransaction();
  write(out, startOf(guide), { kind: transaction.kind, controlNumber, implementation });
  writeBody(out, transaction);
  write(out, transactionEnd, { count: out.segmentsOfTransaction() + 1, controlNumber });
}

function writeBody(out: SegmentWriter, transaction: Transaction): void {
  if (transaction.kind === '270') writeInquiry(out, transaction);
  else if (transaction.kind === '271') writeResponse(out, transaction);
  else writeAcknowledgement(out, transaction);
}
