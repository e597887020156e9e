import { maximumOf } from './benefits.ts';
import type { CoveredPart, CoveredService } from './patient-share.ts';
import type { Share, WorkingStep } from './working.ts';

/** The two figures of a plan's year. */
export type YearlyKind = 'deductible' | 'maximum';

/** What a service takes of what is left of a deductible or yearly maximum. Integer cents. */
export interface YearUse {
  readonly kind: YearlyKind;
  /** The pool that it belongs to, by its key in `Pools`. */
  readonly pool: string;
  readonly beforeCents: number;
  readonly addedCents: number;
  /** `beforeCents` less `addedCents`. */
  readonly afterCents: number;
}

/**
 * Each deductible and maximum that the parts of a service are under, before and after the service, in the order of the
 * parts. One that the service takes nothing of is among them; one that the plan does not have is not.
 *
 * Where a maximum is reached, its plan pays the rest: less goes to the deductible than its step in the working, which
 * comes before the maximum.
 */
export function yearUse({ parts, pools }: CoveredService, share: Share): YearUse[] {
  const covered = parts.filter(({ terms }) => terms.covered);
  const maximums = [...new Set(covered.map(({ terms }) => maximumOf(terms)))].flatMap((pool) =>
    use('maximum', pool, pools[pool]?.outOfPocketCents, drawn(share, 'maximum', pool)),
  );
  const deductibles = [...new Set(covered.map(({ terms }) => terms.pool))].flatMap((pool) => {
    const paid = maximumsOver(pool, covered).map((key) => maximums.find((each) => each.pool === key)?.addedCents);
    const atMost = paid.reduce<number>((sum, cents) => sum + (cents ?? Infinity), 0);
    const cents = Math.min(drawn(share, 'deductible', pool), atMost);
    return use('deductible', pool, pools[pool]?.deductibleCents, cents);
  });
  return [...deductibles, ...maximums];
}

/** The maximums that the parts with a deductible are under: of most plans one. */
export function maximumsOver(pool: string, covered: readonly CoveredPart[]): string[] {
  return [...new Set(covered.filter(({ terms }) => terms.pool === pool).map(({ terms }) => maximumOf(terms)))];
}

function use(kind: YearlyKind, pool: string, beforeCents: number | null | undefined, addedCents: number): YearUse[] {
  if (beforeCents === null || beforeCents === undefined) return [];
  return [{ kind, pool, beforeCents, addedCents, afterCents: beforeCents - addedCents }];
}

/** What the steps of a service draw from what is left of a deductible or maximum. */
function drawn({ steps }: Share, kind: YearlyKind, pool: string): number {
  const isOf = (step: WorkingStep): boolean => step.kind === kind && step.pool === pool;
  const [step] = steps.filter(isOf);
  return step !== undefined && 'remainingAfterCents' in step ? step.remainingBeforeCents - step.remainingAfterCents : 0;
}
