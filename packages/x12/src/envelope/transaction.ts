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

type Kind = Transaction['kind'];
type Start = TransactionStart & { readonly kind: Kind };

/** The kind of transaction in a functional group, and the accepted guide versions, with and without errata. */
export interface Guide {
  readonly kind: Kind;
  readonly versions: readonly string[];
  readonly start: SegmentCodec<Start>;
}

export const guides: Readonly<Record<FunctionalId, Guide>> = {
  HS: guide('270', ['005010X279A1', '005010X279']),
  HB: guide('271', ['005010X279A1', '005010X279']),
  FA: guide('999', ['005010X231A1', '005010X231']),
};

function guide(kind: Kind, versions: readonly string[]): Guide {
  return {
    kind,
    versions,
    start: {
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
    },
  };
}

/** One transaction, ST to SE. SE must count its segments and repeat its control number. */
export function readTransaction(cursor: Cursor, { start }: Guide): Transaction {
  const first = cursor.segment.position;
  cursor.levels = 0;
  const started = one(cursor, start);
  const transaction = readBody(cursor, started);
  const closing = cursor.segment;
  const { count, controlNumber } = one(cursor, transactionEnd);
  if (count !== closing.position - first + 1) fail(closing, 'does not count the segments of the transaction', 1);
  if (controlNumber !== started.controlNumber) fail(closing, 'does not repeat the control number of ST', 2);
  return transaction;
}

function readBody(cursor: Cursor, start: Start): Transaction {
  if (start.kind === '270') return { kind: '270', ...readInquiry(cursor, start) };
  if (start.kind === '271') return { kind: '271', ...readResponse(cursor, start) };
  return { kind: '999', ...readAcknowledgement(cursor, start) };
}

export function writeTransaction(out: SegmentWriter, transaction: Transaction, { start }: Guide): void {
  const { controlNumber, implementation } = transaction.kind === '999' ? transaction : transaction.header;
  out.beginTransaction();
  write(out, start, { kind: transaction.kind, controlNumber, implementation });
  writeBody(out, transaction);
  write(out, transactionEnd, { count: out.segmentsOfTransaction() + 1, controlNumber });
}

function writeBody(out: SegmentWriter, transaction: Transaction): void {
  if (transaction.kind === '270') writeInquiry(out, transaction);
  else if (transaction.kind === '271') writeResponse(out, transaction);
  else writeAcknowledgement(out, transaction);
}
