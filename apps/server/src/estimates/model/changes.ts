import type { EstimateChange, EstimateResult } from '@portico/contract';
import type { ServerMessages } from '../../documents/messages/server-messages.ts';
import type { SavedFigures } from '../figures/saved-figures.ts';
import { sumsOf } from './figures-of.ts';

type Kind = EstimateChange['Kind'];

/**
 * What is another than when an estimate was saved: the steps of the working, the price without insurance, and last the amount
 * itself. Where it was paid in another manner then, the steps say nothing of each other, and are left out.
 */
export function changesSince(saved: SavedFigures, today: EstimateResult, messages: ServerMessages): EstimateChange[] {
  const rows: Array<readonly [Kind, before: number | null, after: number | null]> = [
    ...stepChanges(saved.working ?? [], sumsOf(today)),
    ...(today.IsSelfPayEstimate ? [] : [['selfPay', saved.selfPayCents, today.SelfPayAmountRaw] as const]),
    ['total', saved.amountCents, today.PatientAmountRaw],
  ];
  return rows
    .filter(([, before, after]) => before !== after)
    .map(([kind, before, after]) => ({
      Kind: kind,
      Title: messages.changes[kind],
      Before: before,
      BeforeText: textOf(before, messages),
      After: after,
      AfterText: textOf(after, messages),
      DifferenceText: before === null || after === null ? '' : signed(after - before, messages),
    }));
}

/** A kind that only one of them has was nothing in the other. */
function stepChanges(
  before: NonNullable<SavedFigures['working']>,
  after: NonNullable<SavedFigures['working']>,
): Array<readonly [Kind, number, number]> {
  if (before.length === 0 || after.length === 0) return [];
  const kinds = new Set([...after, ...before].map(({ kind }) => kind));
  const centsIn = (steps: typeof before, kind: Kind) => steps.find((step) => step.kind === kind)?.cents ?? 0;
  return [...kinds].map((kind) => [kind, centsIn(before, kind), centsIn(after, kind)] as const);
}

function textOf(cents: number | null, messages: ServerMessages): string {
  return cents === null ? messages.estimate.notPriced : messages.money(cents);
}

function signed(cents: number, messages: ServerMessages): string {
  return `${cents > 0 ? '+' : ''}${messages.money(cents)}`;
}
