import type { PaidByThen, YearFigure } from '@portico/contract';
import { type CoveredService, patientShare, type Pools, poolsAfterPaying, yearUse } from '@portico/estimate';

/** What would be owed, and the figures of the year, if more were paid by then. Integer cents. */
export interface ShareIfPaid {
  readonly owed: number;
  readonly figures: readonly YearFigure[];
}

/**
 * Computes the estimate again as the server does, by the same engine, with less left of what the patient pays toward.
 *
 * @param cents from 0 to `PaidByThen.Max`.
 */
export function shareIfPaid(paidByThen: PaidByThen, figures: readonly YearFigure[], cents: number): ShareIfPaid {
  const service = serviceOf(paidByThen);
  const pools = poolsAfterPaying(service, { kind: paidByThen.Kind, pool: paidByThen.Pool }, cents);
  const share = patientShare({ ...service, pools });
  const uses = yearUse({ ...service, pools }, share);
  return {
    owed: share.owedCents,
    figures: figures.map((figure) => {
      const use = uses.find(({ kind, pool }) => kind === figure.Kind && pool === figure.Pool);
      if (use === undefined) return figure;
      return { ...figure, Before: use.beforeCents, Added: use.addedCents, After: use.afterCents };
    }),
  };
}

function serviceOf({ Parts, Pools: left }: PaidByThen): CoveredService {
  return {
    parts: Parts.map(({ Allowed, Covered, Copay, Coinsurance, Pool, MaximumPool }, index) => ({
      componentId: String(index),
      allowedCents: Allowed,
      terms: {
        covered: Covered,
        copay: Copay && { cents: Copay.Amount, order: Copay.Order, visit: Copay.Visit },
        coinsuranceBasisPoints: Coinsurance,
        pool: Pool,
        maximumPool: MaximumPool,
        network: 'in',
      },
    })),
    pools: Object.fromEntries<Pools[string]>(
      left.map(({ Key, Deductible, Maximum }) => [Key, { deductibleCents: Deductible, outOfPocketCents: Maximum }]),
    ),
  };
}
