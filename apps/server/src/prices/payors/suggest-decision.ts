import type { PayerName, PayorDecision } from '../queries/payor-names.ts';
import { normalizePayorName } from './normalize-payor-name.ts';
import { type SuggestiblePayor, suggestPayor, suggestPlan } from './suggest-payor.ts';

/** A name that staff have decided on, in any file of any location. */
export type DecidedName = PayerName & PayorDecision;

/** A decision on a plan of a payer, and the words of the plan. */
interface DecidedPlan {
  planWords: string;
  decision: PayorDecision;
}

/** Decisions by the words of the payer: looked up for each name of a file, of which there are thousands. */
export type DecisionsByPayer = ReadonlyMap<string, readonly DecidedPlan[]>;

export function decisionsByPayer(decided: readonly DecidedName[]): DecisionsByPayer {
  const byPayer = new Map<string, DecidedPlan[]>();
  for (const { payerName, planName, payorId, portalPlan } of decided) {
    const words = normalizePayorName(payerName);
    const ofPayer = byPayer.get(words) ?? [];
    ofPayer.push({ planWords: normalizePayorName(planName), decision: { payorId, portalPlan } });
    byPayer.set(words, ofPayer);
  }
  return byPayer;
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
  const words = normalizePayorName(name.planName);
  const ofPlan = ofPayer.filter(({ planWords }) => planWords === words);
  const same = onlyOne(ofPlan, ({ payorId, portalPlan }) => JSON.stringify([payorId, portalPlan]));
  if (same !== undefined) return same;
  const payer = onlyOne(ofPayer, ({ payorId }) => String(payorId));
  if (payer === undefined) return suggestPayor(name, payors);
  const { payorId } = payer;
  const payor = payors.find(({ id }) => id === payorId);
  return { payorId, portalPlan: payor === undefined ? null : suggestPlan(name.planName, payor) };
}

/** The decision, if all say the same. */
function onlyOne(all: readonly DecidedPlan[], said: (decision: PayorDecision) => string): PayorDecision | undefined {
  return new Set(all.map(({ decision }) => said(decision))).size === 1 ? all[0]?.decision : undefined;
}
