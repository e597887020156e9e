import { OVERALL, type PaidByThen, type PlanYear, type YearFigure } from '@portico/contract';
import { type CoveredService, type PayableByThen, payableByThen, type YearUse, yearUse } from '@portico/estimate';
import type { InsuredEstimate } from '../figures/insured-estimate.ts';
import type { PricedService } from '../figures/priced-service.ts';
import type { ServerMessages } from '../../documents/messages/server-messages.ts';

/** The data of a plan's year. */
interface YearParts {
  readonly service: PricedService;
  readonly insured: InsuredEstimate;
  readonly messages: ServerMessages;
}

/**
 * The deductibles and maximums of an estimate before and after its care, and what the patient may pay toward them by then
 * (docs/decisions/0073). Null where there is neither. A figure of nothing, as the deductible of a plan of copays, has no bar to fill.
 */
export function planYear(parts: YearParts): PlanYear | null {
  const { owed } = parts.insured;
  if (owed === null) return null;
  const { covered, share } = owed;
  const figures = yearUse(covered, share)
    .map((use) => yearFigure(use, parts))
    .filter(({ Total, Before }) => (Total ?? Before) > 0);
  const payable = payableByThen(covered, OVERALL);
  if (figures.length === 0) return null;
  return {
    Figures: figures.toSorted((one, other) => Number(other.Pool === OVERALL) - Number(one.Pool === OVERALL)),
    PaidByThen: payable && paidByThen(covered, payable),
  };
}

function yearFigure({ kind, pool, beforeCents, addedCents, afterCents }: YearUse, parts: YearParts): YearFigure {
  const { overall, byServiceType } = parts.insured.benefits;
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
function serviceTypesUnder(pool: string, kind: YearUse['kind'], { service, insured, messages }: YearParts): string {
  const types = service.components
    .filter(({ id }) => {
      const terms = insured.terms.terms.get(id);
      return (kind === 'deductible' ? terms?.pool : terms?.maximumPool) === pool;
    })
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
