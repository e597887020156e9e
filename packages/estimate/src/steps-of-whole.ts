import type { WorkingStep } from './working.ts';

/**
 * The steps of a service from those of its parts: steps of one kind that belong together (one visit's copay under
 * one maximum, one pool's deductible, one rate of coinsurance) become one, in the order in which a person follows them.
 */
export function stepsOfWhole(steps: readonly WorkingStep[]): WorkingStep[] {
  const grouped = Map.groupBy(steps, stepKey);
  const merged = [...grouped.values()].map((group) => group.reduce(merge));
  return merged.toSorted((a, b) => rank(a) - rank(b));
}

/** Steps of parts with the same key become one step of the whole. */
export function stepKey(step: WorkingStep): string {
  if (step.kind === 'copay') return `copay ${step.order} ${step.visit} ${step.maximumPool}`;
  if (step.kind === 'coinsurance') return `coinsurance ${step.basisPoints} ${step.pool}`;
  return 'pool' in step ? `${step.kind} ${step.pool}` : step.kind;
}

/** Later steps of a pool begin at what earlier ones left. */
function merge(first: WorkingStep, next: WorkingStep): WorkingStep {
  const cents = first.cents + next.cents;
  if (first.kind === 'copay' && next.kind === 'copay') {
    return { ...first, cents, copayCents: Math.max(first.copayCents, next.copayCents) };
  }
  if (first.kind === 'coinsurance' && next.kind === 'coinsurance') {
    return { ...first, cents, ofCents: first.ofCents + next.ofCents };
  }
  if (first.kind === 'balanceBilling' && next.kind === 'balanceBilling') {
    return { ...first, cents, billedCents: first.billedCents + next.billedCents };
  }
  if ('remainingAfterCents' in first && 'remainingAfterCents' in next) {
    return { ...first, cents, remainingAfterCents: next.remainingAfterCents };
  }
  return first.kind === 'preventive' ? first : { ...first, cents };
}

function rank(step: WorkingStep): number {
  if (step.kind === 'copay') return step.order === 'afterDeductible' ? 4 : 2;
  return { allowed: 0, notCovered: 1, preventive: 1, deductible: 3, coinsurance: 5, maximum: 6, balanceBilling: 7 }[
    step.kind
  ];
}
