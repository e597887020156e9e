import type { X12Error } from '@portico/x12';

/** A place of an insurer's answer that is outside the guide, for the operator: never what stood there. */
export interface AnswerDeviation {
  /** The payer's electronic id. */
  readonly payor: string;
  /** Identifier and number of the segment, and the number of the element; null for the whole segment. */
  readonly segment: string;
  readonly position: number;
  readonly element: number | null;
  /** `withheld`: the row there was not used, or only unusual. `refused`: nothing of the answer was used. */
  readonly effect: 'withheld' | 'refused';
}

export function deviationOf(
  { segment, position, element }: X12Error,
  payor: string,
  effect: AnswerDeviation['effect'],
): AnswerDeviation {
  return { payor, segment, position, element, effect };
}
