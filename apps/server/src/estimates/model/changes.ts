import { type AmountClaim, areComparable, type EstimateChange, type EstimateResult } from '@portico/contract';
import type { ServerMessages } from '../../documents/messages/server-messages.ts';
import { claimOf, type SavedFigures } from '../figures/saved-figures.ts';
import { sumsOf } from './figures-of.ts';

type Kind = EstimateChange['Kind'];

/**
 * What is another than when an estimate was saved: the steps of the working, the price without insurance, and last the amount
 * itself, with what it claims to be (decision 238). Where it was paid in another manner then, the steps say nothing of each other,
 * and are left out.
 *
 * @param claim of today's amount.
 */
export function changesSince(
  saved: SavedFigures,
  { today, claim }: { today: EstimateResult; claim: AmountClaim },
  messages: ServerMessages,
): EstimateChange[] {
  const rows: Array<readonly [Kind, before: number | null, after: number | null]> = [
    ...stepChanges(saved.working ?? [], sumsOf(today)),
    ...(today.IsSelfPayEstimate ? [] : [['selfPay', saved.selfPayCents, today.SelfPayAmountRaw] as const]),
    ['total', saved.amountCents, today.PatientAmountRaw],
  ];
  const before = claimOf(saved);
  return rows
    .filter(([, cents, centsToday]) => cents !== centsToday)
    .map(([kind, cents, centsToday]) => {
      const isTotal = kind === 'total';
      const hasDifference = cents !== null && centsToday !== null && (!isTotal || areComparable(before, claim));
      return {
        Kind: kind,
        Title: messages.changes[kind],
        Before: cents,
        BeforeText: isTotal ? claimedText(cents, before, messages) : textOf(cents, messages),
        After: centsToday,
        AfterText: isTotal ? claimedText(centsToday, claim, messages) : textOf(centsToday, messages),
        DifferenceText: hasDifference ? signed(centsToday - cents, messages) : '',
      };
    });
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

function claimedText(cents: number | null, claim: AmountClaim, messages: ServerMessages): string {
  const text = textOf(cents, messages);
  return cents === null ? text : messages.shared.claimed[claim](text);
}

function textOf(cents: number | null, messages: ServerMessages): string {
  return cents === null ? messages.estimate.notPriced : messages.money(cents);
}

function signed(cents: number, messages: ServerMessages): string {
  return `${cents > 0 ? '+' : ''}${messages.money(cents)}`;
}
