import type { EstimateResult, FeeRow, WorkingStep } from '@portico/contract';

/** A step of the computation of an amount, as it is shown. */
export interface Step {
  readonly title: string;
  /** How it is computed; '' if the title says it all. */
  readonly note: string;
  /** The amount, or the words in its place. */
  readonly amount: string;
  readonly isPriced: boolean;
  /** It is subtracted. */
  readonly isLess: boolean;
}

export interface Steps {
  readonly steps: readonly Step[];
  /** The total; null if nothing has a price. */
  readonly total: Step | null;
}

/** From the price to what the patient pays: with insurance its working, without it the self-pay table (spec §3). */
export function stepsOf(estimate: EstimateResult): Steps {
  return estimate.IsSelfPayEstimate ? selfPaySteps(estimate) : split(estimate.Working, stepOfWorking);
}

/** What the second insurance would leave alone, step by step. */
export function stepsOfSecond({ SecondWorking }: EstimateResult): Steps {
  return split(SecondWorking, stepOfWorking);
}

/** From the full charges to what is paid without insurance. */
export function selfPaySteps({ SelfPayTable }: EstimateResult): Steps {
  return split(SelfPayTable, stepOfRow);
}

function split<Row extends { readonly Kind: string }>(rows: readonly Row[], stepOf: (row: Row) => Step): Steps {
  const total = rows.find(({ Kind }) => Kind === 'total');
  return { steps: rows.filter((row) => row !== total).map(stepOf), total: total ? stepOf(total) : null };
}

function stepOfWorking({ Title, Detail, Text, Val }: WorkingStep): Step {
  return { title: Title, note: Detail, amount: Text, isPriced: true, isLess: Val < 0 };
}

/** The heading and the position of the table already say what its total is. */
function stepOfRow({ Kind, Tag, HoverText, ValOverride, Val }: FeeRow): Step {
  const note = Kind === 'total' ? '' : HoverText;
  return { title: Tag, note, amount: ValOverride, isPriced: Val !== null, isLess: Val !== null && Val < 0 };
}
