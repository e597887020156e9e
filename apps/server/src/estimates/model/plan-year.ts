import { OVERALL, type PaidByThen, type PlanYear, type YearFigure } from '@portico/contract';
import {
  type CoveredService,
  type PayableByThen,
  payableByThen,
  type Share,
  type YearUse,
  yearUse,
} from '@portico/estimate';
import type { InsuredEstimate } from '../figures/insured-estimate.ts';
import type { Benefits } from '../figures/plan-benefits.ts';
import type { PricedService } from '../figures/priced-service.ts';
import { countedMaximum } from '../figures/settled-benefits.ts';
import type { ServerMessages } from '../../documents/messages/server-messages.ts';

/** How a service is named in a plan's year. */
interface YearWords {
  readonly service: PricedService;
  readonly messages: ServerMessages;
}

/** What a plan's year is made of. */
interface YearParts extends YearWords {
  readonly benefits: Benefits;
  readonly covered: CoveredService;
  /** By this plan alone. */
  readonly share: Share;
}

/**
 * The deductibles and maximums of an estimate's first insurance before and after its care, and what the patient may pay toward them
 * by then (docs/decisions/0073). Null where there is neither. A figure of nothing, as the deductible of a plan of copays, has no bar to fill.
 *
 * @param isAlone what is paid by then is tried out where one plan alone pays.
 */
export function planYear(
  { owed, benefits }: InsuredEstimate,
  { isAlone, ...words }: YearWords & { isAlone: boolean },
): PlanYear | null {
  if (owed === null) return null;
  const { covered, share } = owed;
  const figures = yearFigures({ ...words, benefits, covered, share });
  const payable = isAlone ? payableByThen(covered, OVERALL) : null;
  const isTold = payable !== null && (payable.kind === 'deductible' || !isTotalAlone(payable.pool, benefits));
  return figures.length === 0 ? null : { Figures: figures, PaidByThen: isTold ? paidByThen(covered, payable) : null };
}

/**
 * The deductibles of the insurance that pays second: it credits what it would have credited alone (NAIC Coordination of Benefits Model
 * Regulation 120, section 7). What it counts toward its maximum nobody publishes.
 */
export function secondPlanYear({ owed }: InsuredEstimate, words: YearWords): PlanYear | null {
  if (owed === null || owed.second === null) return null;
  const { second, covered, shares } = owed.second;
  const { benefits } = second;
  const figures = yearFigures({ ...words, benefits, covered, share: shares.secondary });
  const deductibles = figures.filter(({ Kind }) => Kind === 'deductible');
  return deductibles.length === 0 ? null : { Figures: deductibles, PaidByThen: null };
}

/** Of a maximum of which only the total is told nobody knows how much was paid before. */
function isTotalAlone(pool: string, { overall, byServiceType }: Benefits): boolean {
  return countedMaximum(byServiceType[pool] ?? overall).isTotal;
}

/** The plan's first. */
function yearFigures(parts: YearParts): YearFigure[] {
  return yearUse(parts.covered, parts.share)
    .filter(({ kind, pool }) => kind === 'deductible' || !isTotalAlone(pool, parts.benefits))
    .map((use) => yearFigure(use, parts))
    .filter(({ Total, Before }) => (Total ?? Before) > 0)
    .toSorted((one, other) => Number(other.Pool === OVERALL) - Number(one.Pool === OVERALL));
}

function yearFigure({ kind, pool, beforeCents, addedCents, afterCents }: YearUse, parts: YearParts): YearFigure {
  const { overall, byServiceType } = parts.benefits;
  const set = byServiceType[pool] ?? overall;
  const { totalCents, isFamily = false } = kind === 'deductible' ? set.deductible : set.outOfPocket;
  return {
    Kind: kind,
    Pool: pool,
    ServiceType: pool === OVERALL ? '' : serviceTypesUnder(pool, kind, parts),
    IsFamily: isFamily,
    // A total below what is left of it is some other figure's: it tells nothing of what was paid.
    Total: totalCents !== null && totalCents >= beforeCents ? totalCents : null,
    Before: beforeCents,
    Added: addedCents,
    After: afterCents,
  };
}

/** The names of the service types of this care that share it: its pool has the name of the first that states it. */
function serviceTypesUnder(pool: string, kind: YearUse['kind'], { service, covered, messages }: YearParts): string {
  const under = covered.parts.filter(({ terms }) => (kind === 'deductible' ? terms.pool : terms.maximumPool) === pool);
  const ids = new Set(under.map(({ componentId }) => componentId));
  const types = service.components
    .filter(({ id }) => ids.has(id))
    .map(({ serviceType }) => messages.insurance.serviceTypes[serviceType]);
  return [...new Set(types)].join(', ');
}

function paidByThen({ parts, pools }: CoveredService, { kind, pool, maxCents }: PayableByThen): PaidByThen {
  return {
    Kind: kind,
    Pool: pool,
    Max: maxCents,
    Parts: parts.map(({ allowedCents, terms }) => ({
      Allowed: allowedCents,
      Covered: terms.covered,
      Copay: terms.copay && { Amount: terms.copay.cents, Order: terms.copay.order, Visit: terms.copay.visit },
      Coinsurance: terms.coinsuranceBasisPoints,
      Pool: terms.pool,
      MaximumPool: terms.maximumPool ?? terms.pool,
    })),
    Pools: Object.entries(pools).map(([Key, { deductibleCents, outOfPocketCents }]) => ({
      Key,
      Deductible: deductibleCents,
      Maximum: outOfPocketCents,
    })),
  };
}
