import type { Question } from '../model/inquiry.ts';
import { type SegmentCodec, many, maybe, shape, upTo, write, writeAll } from '../segments/codec.ts';
import { reference } from '../segments/names.ts';
import { additionalInformation, datedEvent } from '../segments/persons.ts';
import { pointers, procedure, serviceTypeCodes, writePointers, writeProcedure } from '../segments/services.ts';
import type { Cursor } from '../text/cursor.ts';
import type { SegmentWriter } from '../text/segment-writer.ts';
import { code, oneOf, requiredCents, requiredCode } from '../text/values.ts';

type QuestionElements = Omit<Question, 'amounts' | 'additional' | 'references' | 'dates'>;

const question: SegmentCodec<QuestionElements> = {
  tag: 'EQ',
  shape: shape(upTo(5), [1], [2, 5]),
  read: (segment) => ({
    serviceTypeCodes: serviceTypeCodes(segment, 1),
    procedure: procedure(segment, 2),
    coverageLevel: oneOf(segment, 3, ['CHD', 'DEP', 'ECH', 'EMP', 'ESP', 'FAM', 'IND', 'SPC', 'SPO']),
    insuranceType: code(segment, 4, 3),
    diagnosisPointers: pointers(segment, 5),
  }),
  write: (value, out) => {
    out.repeated(value.serviceTypeCodes);
    writeProcedure(out, value.procedure);
    out.text(value.coverageLevel);
    out.text(value.insuranceType);
    writePointers(out, value.diagnosisPointers);
  },
};

const amount: SegmentCodec<Question['amounts'][number]> = {
  tag: 'AMT',
  shape: shape([1, 2]),
  read: (segment) => ({ qualifier: requiredCode(segment, 1, 3), cents: requiredCents(segment, 2) }),
  write: (value, out) => {
    out.text(value.qualifier);
    out.scaled(value.cents, 2);
  },
};

/** Loops 2110C and 2110D of a 270. */
export function readQuestions(cursor: Cursor): readonly Question[] {
  const all: Question[] = [];
  for (let asked = maybe(cursor, question); asked !== null; asked = maybe(cursor, question)) {
    all.push({
      ...asked,
      amounts: many(cursor, amount),
      additional: many(cursor, additionalInformation),
      references: many(cursor, reference),
      dates: many(cursor, datedEvent),
    });
  }
  return all;
}

export function writeQuestion(out: SegmentWriter, value: Question): void {
  write(out, question, value);
  writeAll(out, amount, value.amounts);
  writeAll(out, additionalInformation, value.additional);
  writeAll(out, reference, value.references);
  writeAll(out, datedEvent, value.dates);
}
