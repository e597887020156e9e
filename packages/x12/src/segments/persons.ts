import type {
  AdditionalInformation,
  DatedEvent,
  Demographics,
  Diagnosis,
  Relationship,
  Trace,
} from '../model/parties.ts';
import type { MilitaryService } from '../model/response.ts';
import type { Segment } from '../text/cursor.ts';
import { dateDigits } from '../text/dates.ts';
import type { SegmentWriter } from '../text/segment-writer.ts';
import {
  code,
  components,
  days,
  fail,
  integer,
  isCode,
  oneOf,
  requiredCode,
  requiredDate,
  requiredOneOf,
  requiredText,
  text,
} from '../text/values.ts';
import { type SegmentCodec, shape, upTo } from './codec.ts';

export const trace: SegmentCodec<Trace> = {
  tag: 'TRN',
  shape: shape(upTo(4)),
  read: (segment) => ({
    type: requiredOneOf(segment, 1, ['1', '2']),
    reference: requiredText(segment, 2),
    originator: text(segment, 3),
    division: text(segment, 4),
  }),
  write: (value, out) => {
    out.text(value.type);
    out.text(value.reference);
    out.text(value.originator);
    out.text(value.division);
  },
};

export const demographics: SegmentCodec<Demographics> = {
  tag: 'DMG',
  shape: shape([1, 2, 3]),
  read: (segment) => ({ birthDate: birthDateOf(segment), sex: oneOf(segment, 3, ['F', 'M', 'U']) }),
  write: ({ birthDate, sex }, out) => {
    out.text(birthDate === null ? null : 'D8');
    out.text(birthDate === null ? null : dateDigits(birthDate));
    out.text(sex);
  },
};

function birthDateOf(segment: Segment): string | null {
  const format = oneOf(segment, 1, ['D8']);
  if ((format === null) !== (text(segment, 2) === null)) fail(segment, 'a date and its format come together', 2);
  return format === null ? null : requiredDate(segment, 2);
}

export const relationship: SegmentCodec<Relationship> = {
  tag: 'INS',
  shape: shape([1, 2, 3, 4, 17]),
  read: (segment) => ({
    isSubscriber: requiredOneOf(segment, 1, ['Y', 'N']) === 'Y',
    relationship: requiredCode(segment, 2, 2),
    maintenanceType: code(segment, 3, 3),
    maintenanceReason: code(segment, 4, 3),
    birthSequence: integer(segment, 17),
  }),
  write: (value, out) => {
    out.text(value.isSubscriber ? 'Y' : 'N');
    out.text(value.relationship);
    out.text(value.maintenanceType);
    out.text(value.maintenanceReason);
    for (let element = 5; element < 17; element += 1) out.text(null);
    out.integer(value.birthSequence);
  },
};

const DIAGNOSES = upTo(8);

/** HI holds all diagnoses of a person, one an element. */
export const diagnoses: SegmentCodec<readonly Diagnosis[]> = {
  tag: 'HI',
  shape: shape(DIAGNOSES, [], DIAGNOSES),
  read: (segment) => {
    if (segment.elements.length === 1) fail(segment, 'is missing', 1);
    return segment.elements.slice(1).map((_, index) => diagnosisOf(segment, index + 1));
  },
  write: (values, out) => {
    for (const each of values) out.components([each.qualifier, each.code]);
  },
};

function diagnosisOf(segment: Segment, element: number): Diagnosis {
  const [qualifier, diagnosis] = components(segment, element, 2);
  if (qualifier === undefined || !isCode(qualifier, 3) || diagnosis === undefined) {
    return fail(segment, 'is no diagnosis with its qualifier', element);
  }
  return { qualifier, code: diagnosis };
}

export const datedEvent: SegmentCodec<DatedEvent> = {
  tag: 'DTP',
  shape: shape([1, 2, 3]),
  read: (segment) => {
    const qualifier = requiredCode(segment, 1, 3);
    const { from, to } = days(segment, 2);
    return { qualifier, from, to };
  },
  write: ({ qualifier, from, to }, out) => {
    out.text(qualifier);
    writeDays(out, from, to);
  },
};

function writeDays(out: SegmentWriter, from: string, to: string | null): void {
  out.text(to === null ? 'D8' : 'RD8');
  out.text(to === null ? dateDigits(from) : `${dateDigits(from)}-${dateDigits(to)}`);
}

export const militaryService: SegmentCodec<MilitaryService> = {
  tag: 'MPI',
  shape: shape(upTo(7)),
  read: (segment) => ({
    status: requiredCode(segment, 1, 1),
    employment: requiredCode(segment, 2, 2),
    affiliation: requiredCode(segment, 3, 1),
    description: text(segment, 4),
    rank: code(segment, 5, 2),
    ...(segment.elements.length > 6 ? days(segment, 6) : { from: null, to: null }),
  }),
  write: (value, out) => {
    out.text(value.status);
    out.text(value.employment);
    out.text(value.affiliation);
    out.text(value.description);
    out.text(value.rank);
    if (value.from !== null) writeDays(out, value.from, value.to);
  },
};

export const additionalInformation: SegmentCodec<AdditionalInformation> = {
  tag: 'III',
  shape: shape(upTo(4)),
  read: (segment) => ({
    qualifier: code(segment, 1, 3),
    code: text(segment, 2),
    category: code(segment, 3, 2),
    text: text(segment, 4),
  }),
  write: (value, out) => {
    out.text(value.qualifier);
    out.text(value.code);
    out.text(value.category);
    out.text(value.text);
  },
};
