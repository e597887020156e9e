import type { YearFigure } from '@portico/contract';

/** What a bar of the year is made of, from its start: what was paid, what is tried out, the care, and what is left. */
export type YearPartKind = 'paid' | 'ifPaid' | 'care' | 'left';

export interface YearPart {
  readonly kind: YearPartKind;
  /** Integer cents. */
  readonly cents: number;
}

/**
 * The parts of a figure, which add up to its total; where that is unknown, to what is left before the care.
 *
 * @param ifPaid the figure with what is paid by then; null where nothing is tried out. Its part is there at 0 too: a row
 *   that came and went would move the slider below.
 */
export function yearPartsOf({ Total, Before, Added, After }: YearFigure, ifPaid: YearFigure | null): YearPart[] {
  const soFar: YearPart[] = Total === null ? [] : [{ kind: 'paid', cents: Total - Before }];
  if (ifPaid === null) return [...soFar, { kind: 'care', cents: Added }, { kind: 'left', cents: After }];
  return [
    ...soFar,
    { kind: 'ifPaid', cents: Before - ifPaid.Before },
    { kind: 'care', cents: ifPaid.Added },
    { kind: 'left', cents: ifPaid.After },
  ];
}
