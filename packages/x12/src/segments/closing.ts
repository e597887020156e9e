import { type SegmentCodec, shape, upTo } from './codec.ts';
import { requiredInteger, requiredText } from '../text/values.ts';

/** The count and control number in SE, GE and IEA. */
export interface Closing {
  readonly count: number;
  readonly controlNumber: string;
}

export const transactionEnd: SegmentCodec<Closing> = closing('SE');
export const groupEnd: SegmentCodec<Closing> = closing('GE');
export const interchangeEnd: SegmentCodec<Closing> = closing('IEA');

function closing(tag: string): SegmentCodec<Closing> {
  return {
    tag,
    shape: shape(upTo(2)),
    read: (segment) => ({ count: requiredInteger(segment, 1), controlNumber: requiredText(segment, 2) }),
    write: ({ count, controlNumber }, out) => {
      out.integer(count);
      out.text(controlNumber);
    },
  };
}
