import type { TechnicalAcknowledgement } from '../model/acknowledgements.ts';
import { type SegmentCodec, shape, upTo } from '../segments/codec.ts';
import { dateDigits, timeDigits, shortDateOf, timeOf } from '../text/dates.ts';
import { fail, requiredCode, requiredOneOf, requiredText } from '../text/values.ts';

export const technicalAcknowledgement: SegmentCodec<TechnicalAcknowledgement> = {
  tag: 'TA1',
  shape: shape(upTo(5)),
  read: (segment) => ({
    controlNumber: requiredText(segment, 1),
    date: shortDateOf(requiredText(segment, 2)) ?? fail(segment, 'is no date', 2),
    time: timeOf(requiredText(segment, 3)) ?? fail(segment, 'is no time', 3),
    outcome: requiredOneOf(segment, 4, ['A', 'E', 'R']),
    code: requiredCode(segment, 5, 3),
  }),
  write: ({ controlNumber, date, time, outcome, code }, out) => {
    out.text(controlNumber);
    out.text(dateDigits(date).slice(2));
    out.text(timeDigits(time));
    out.text(outcome);
    out.text(code);
  },
};
