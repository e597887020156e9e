import { type BenefitTerms, maximumOf, type Pools } from './benefits.ts';
import { type Ledger, createLedger } from './ledger.ts';
import { stepsOfWhole } from './steps-of-whole.ts';
import type { CopayStep, PartShare, Share, WorkingStep } from './working.ts';

/** A part of a service with its allowed amount, and how the plan pays for it. Integer cents. */
export interface CoveredPart {
  readonly componentId: string;
  readonly allowedCents: number;
  /** Of the allowed amount, if it is a range. */
  readonly lowCents?: number;
  readonly highCents?: number;
  /** What an out-of-network provider bills; omitted if it is not known. */
  readonly billedCents?: number;
  readonly terms: BenefitTerms;
}

/** The parts of a service as a plan pays for them, and what remains of the plan's deductibles and maximums. */
export interface CoveredService {
  /** In the order in which they use up deductible and maximum. */
  readonly parts: readonly CoveredPart[];
  readonly pools: Pools;
}

/**
 * What a patient owes for a service, with the working (docs/decisions/0028-what-a-patient-owes.md). For each part, in
 * order:
 *
 * 1. A part that the plan does not cover is owed in full, outside deductible and maximum. Of recommended preventive care
 *    in network nothing is owed, and nothing else applies (45 CFR 147.130).
 * 2. The copay, once for each visit: in place of the deductible, before it or after it, as the plan says.
 * 3. What remains of the deductible, taken from the rest.
 * 4. Coinsurance, on the rest after copay and deductible.
 * 5. The sum of copay, deductible and coinsurance is capped at what remains of the maximum.
 * 6. Out of network, the billed amount above the allowed amount, outside the maximum.
 *
 * @throws RangeError for an amount that is not a whole number of cents from 0, a coinsurance above 100 %, or an unknown
 * pool.
 */
export function patientShare({ parts, pools }: CoveredService): Share {
  parts.forEach(checkPart);
  Object.values(pools).forEach((pool) => checkCents([pool.deductibleCents, pool.outOfPocketCents]));
  const ledger = createLedger(pools);
  const shares = parts.map((part) => partShare(part, ledger));
  const steps = stepsOfWhole(shares.flatMap((share) => share.steps));
  const allowedCents = add(shares.map((share) => share.allowedCents));
  const owedCents = add(shares.map((share) => share.owedCents));
  const balance = owedOf(steps.filter((step) => step.kind === 'balanceBilling'));
  return {
    allowedCents,
    owedCents,
    planPaysCents: allowedCents - (owedCents - balance),
    parts: shares,
    steps,
    balanceBillingUnknown: parts.some(({ terms, billedCents }) => terms.network === 'out' && billedCents === undefined),
  };
}

/** What is owed if every allowed amount is at the low end of its range, and at the high end. Integer cents. */
export function patientShareRange({ parts, pools }: CoveredService): { lowCents: number; highCents: number } {
  const owedAt = (amount: (part: CoveredPart) => number): number =>
    patientShare({ parts: parts.map((part) => ({ ...part, allowedCents: amount(part) })), pools }).owedCents;
  // Out of network a higher allowed amount leaves less to bill above it, so the two ends may be in reverse order.
  const owed = [
    owedAt((part) => part.lowCents ?? part.allowedCents),
    owedAt((part) => part.allowedCents),
    owedAt((part) => part.highCents ?? part.allowedCents),
  ];
  return { lowCents: Math.min(...owed), highCents: Math.max(...owed) };
}

function partShare(part: CoveredPart, ledger: Ledger): PartShare {
  const { componentId, allowedCents } = part;
  const costSharing = costSharingOf(part, ledger);
  const steps = [{ kind: 'allowed' as const, cents: allowedCents }, ...costSharing, ...balanceBilling(part)];
  return { componentId, allowedCents, owedCents: owedOf(steps), steps };
}

function costSharingOf({ allowedCents, terms }: CoveredPart, ledger: Ledger): WorkingStep[] {
  if (!terms.covered) return [{ kind: 'notCovered', cents: allowedCents }];
  if (terms.isPreventive === true) return [{ kind: 'preventive', cents: 0 }];
  return cappedSteps(allowedCents, terms, ledger);
}

function cappedSteps(allowedCents: number, terms: BenefitTerms, ledger: Ledger): WorkingStep[] {
  const steps = costSharingSteps(allowedCents, terms, ledger);
  const uncapped = owedOf(steps);
  const pool = maximumOf(terms);
  const drawn = ledger.takeMaximum(pool, uncapped);
  if (drawn === null) return steps;
  const { cents, ...remaining } = drawn;
  waiveUnpaidCopay(steps, cents, ledger);
  return [...steps, { kind: 'maximum', cents: cents - uncapped, pool, ...remaining }];
}

/** What the maximum leaves pays the steps in their order. */
function waiveUnpaidCopay(steps: readonly WorkingStep[], paidCents: number, ledger: Ledger): void {
  let left = paidCents;
  for (const step of steps) {
    const paid = Math.min(left, step.cents);
    left -= paid;
    if (step.kind === 'copay') ledger.waiveCopay(step.visit, step.maximumPool, step.cents - paid);
  }
}

function costSharingSteps(allowedCents: number, terms: BenefitTerms, ledger: Ledger): WorkingStep[] {
  const { copay, coinsuranceBasisPoints, pool } = terms;
  const steps: WorkingStep[] = [];
  let rest = allowedCents;
  const take = (step: WorkingStep): void => {
    steps.push(step);
    rest -= step.cents;
  };
  const takeCopay = (order: CopayStep['order']): void => {
    if (copay?.order !== order) return;
    const { visit, cents: copayCents } = copay;
    const maximumPool = maximumOf(terms);
    take({
      kind: 'copay',
      cents: ledger.takeCopay(copay, maximumPool, rest),
      order,
      visit,
      copayCents,
      maximumPool,
    });
  };
  takeCopay('insteadOfDeductible');
  takeCopay('beforeDeductible');
  const deductible = copay?.order === 'insteadOfDeductible' ? null : ledger.takeDeductible(pool, rest);
  if (deductible !== null) take({ kind: 'deductible', pool, ...deductible });
  takeCopay('afterDeductible');
  if (coinsuranceBasisPoints !== null && coinsuranceBasisPoints > 0) {
    const cents = ledger.takeCoinsurance(pool, coinsuranceBasisPoints, rest);
    take({ kind: 'coinsurance', cents, pool, basisPoints: coinsuranceBasisPoints, ofCents: rest });
  }
  return steps;
}

function balanceBilling({ allowedCents, billedCents, terms }: CoveredPart): WorkingStep[] {
  if (terms.network === 'in' || billedCents === undefined) return [];
  return [{ kind: 'balanceBilling', cents: Math.max(0, billedCents - allowedCents), billedCents }];
}

function owedOf(steps: readonly WorkingStep[]): number {
  return add(steps.map((step) => (step.kind === 'allowed' ? 0 : step.cents)));
}

function checkPart({ allowedCents, lowCents = 0, highCents = 0, billedCents = 0, terms }: CoveredPart): void {
  checkCents([allowedCents, lowCents, highCents, billedCents, terms.copay?.cents ?? 0]);
  const share = terms.coinsuranceBasisPoints ?? 0;
  if (!Number.isSafeInteger(share) || share < 0 || share > 10_000) {
    throw new RangeError('Coinsurance must be from 0 to 10,000 basis points');
  }
}

function checkCents(amounts: readonly (number | null)[]): void {
  const isAmount = (cents: number | null): boolean => cents === null || (Number.isSafeInteger(cents) && cents >= 0);
  if (!amounts.every(isAmount)) throw new RangeError('An amount must be a whole number of cents from 0');
}

function add(amounts: readonly number[]): number {
  return amounts.reduce((sum, each) => sum + each, 0);
}
