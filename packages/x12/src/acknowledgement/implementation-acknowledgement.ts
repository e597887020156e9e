import type { ImplementationAcknowledgement, TransactionAcknowledgement } from '../model/acknowledgements.ts';
import { type SegmentCodec, maybe, one, shape, upTo, write } from '../segments/codec.ts';
import type { Cursor, Segment } from '../text/cursor.ts';
import type { SegmentWriter } from '../text/segment-writer.ts';
import { requiredCode, requiredInteger, requiredOneOf, requiredText, text } from '../text/values.ts';
import type { TransactionStart } from '../transactions/header.ts';
import { readSegmentErrors, writeSegmentError } from './errors.ts';

const answeredGroup: SegmentCodec<ImplementationAcknowledgement['group']> = {
  tag: 'AK1',
  shape: shape(upTo(3)),
  read: (segment) => ({
    functionalId: requiredCode(segment, 1, 2),
    controlNumber: requiredText(segment, 2),
    version: text(segment, 3),
  }),
  write: (value, out) => {
    out.text(value.functionalId);
    out.text(value.controlNumber);
    out.text(value.version);
  },
};

type AnsweredTransaction = Pick<TransactionAcknowledgement, 'identifier' | 'controlNumber' | 'implementation'>;

const answeredTransaction: SegmentCodec<AnsweredTransaction> = {
  tag: 'AK2',
  shape: shape(upTo(3)),
  read: (segment) => ({
    identifier: requiredCode(segment, 1, 3),
    controlNumber: requiredText(segment, 2),
    implementation: text(segment, 3),
  }),
  write: (value, out) => {
    out.text(value.identifier);
    out.text(value.controlNumber);
    out.text(value.implementation);
  },
};

const transactionOutcome: SegmentCodec<Pick<TransactionAcknowledgement, 'outcome' | 'codes'>> = {
  tag: 'IK5',
  shape: shape(upTo(6)),
  read: (segment) => ({ outcome: outcomeOf(segment), codes: codesFrom(segment, 2) }),
  write: ({ outcome, codes }, out) => {
    for (const each of [outcome, ...codes]) out.text(each);
  },
};

type GroupOutcome = Pick<ImplementationAcknowledgement, 'outcome' | 'included' | 'received' | 'accepted' | 'codes'>;

const groupOutcome: SegmentCodec<GroupOutcome> = {
  tag: 'AK9',
  shape: shape(upTo(9)),
  read: (segment) => ({
    outcome: outcomeOf(segment),
    included: requiredInteger(segment, 2),
    received: requiredInteger(segment, 3),
    accepted: requiredInteger(segment, 4),
    codes: codesFrom(segment, 5),
  }),
  write: ({ outcome, included, received, accepted, codes }, out) => {
    out.text(outcome);
    for (const count of [included, received, accepted]) out.integer(count);
    for (const each of codes) out.text(each);
  },
};

function outcomeOf(segment: Segment): string {
  return requiredOneOf(segment, 1, ['A', 'E', 'M', 'P', 'R', 'W', 'X']);
}

function codesFrom(segment: Segment, first: number): readonly string[] {
  return segment.elements.slice(first).map((_, index) => requiredCode(segment, first + index, 3));
}

/** Reads a 999 from its AK1 to the segment before its SE. */
export function readAcknowledgement(cursor: Cursor, start: TransactionStart): ImplementationAcknowledgement {
  const { controlNumber, implementation } = start;
  const group = one(cursor, answeredGroup);
  const transactions: TransactionAcknowledgement[] = [];
  for (let each = maybe(cursor, answeredTransaction); each !== null; each = maybe(cursor, answeredTransaction)) {
    transactions.push({ ...each, errors: readSegmentErrors(cursor), ...one(cursor, transactionOutcome) });
  }
  return { controlNumber, implementation, group, transactions, ...one(cursor, groupOutcome) };
}

/** Writes a 999 from its AK1 to the segment before its SE. */
export function writeAcknowledgement(out: SegmentWriter, value: ImplementationAcknowledgement): void {
  write(out, answeredGroup, value.group);
  for (const each of value.transactions) {
    write(out, answeredTransaction, each);
    for (const error of each.errors) writeSegmentError(out, error);
    write(out, transactionOutcome, each);
  }
  write(out, groupOutcome, value);
}
