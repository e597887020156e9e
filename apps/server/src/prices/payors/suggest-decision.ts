import type { PayerName, PayorDecision } from '../queries/payor-names.ts';
import { normalizePayorName } from './normalize-payor-name.ts';
import { type SuggestiblePayor, suggestPayor, suggestPlan } from './suggest-payor.ts';

/** A name that staff have decided on, in any file of any location. */
export type DecidedName = PayerName & PayorDecision;

/** Decisions by the words of the payer: looked up for each name of a file, of which there are thousands. */
export type DecisionsByPayer = ReadonlyMap<string, readonly DecidedName[]>;

export function decisionsByPayer(decided: readonly DecidedName[]): DecisionsByPayer {
  return Map.groupBy(decided, ({ payerName }) => normalizePayorName(payerName));
}

/**
 * The decision that staff will probably take on a name: what they decided on the same words before, in an earlier file or at
 * another location; else on the same payer, where all its plans went to one payor; else what the words suggest. Null if
 * nothing does. A suggestion, never a decision.
 */
export function suggestDecision(
  name: PayerName,
  decided: DecisionsByPayer,
  payors: readonly SuggestiblePayor[],
): PayorDecision | null {
  const ofPayer = decided.get(normalizePayorName(name.payerName)) ?? [];
  const ofPlan = ofPayer.filter((each) => isAlike(each.planName, name.planName));
  const same = onlyOne(ofPlan, ({ payorId, portalPlan }) => JSON.stringify([payorId, portalPlan]));
  if (same !== undefined) return { payorId: same.payorId, portalPlan: same.portalPlan };
  const payer = onlyOne(ofPayer, ({ payorId }) => String(payorId));
  if (payer === undefined) return suggestPayor(name, payors);
  const payor = payors.find(({ id }) => id === payer.payorId);
  return { payorId: payer.payorId, portalPlan: payor === undefined ? null : suggestPlan(name.planName, payor) };
}

function isAlike(one: string, other: string): boolean {
  return normalizePayorName(one) === normalizePayorName(other);
}

/** The first, if all say the same. */
function onlyOne<Each>(all: readonly Each[], said: (each: Each) => string): Each | undefined {
  return new Set(all.map(said)).size === 1 ? all[0] : undefined;
}
