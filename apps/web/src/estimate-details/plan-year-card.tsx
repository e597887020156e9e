import { Trans } from '@lingui/react/macro';
import type { AmountClaim, PlanYear } from '@portico/contract';
import { Card } from '../ui/card.tsx';
import { PaidByThen } from './paid-by-then.tsx';
import { shareIfPaid } from './share-if-paid.ts';
import { usePaidAmount } from './use-paid-amount.ts';
import { YearBars } from './year-bars.tsx';

export interface PlanYearCardProps {
  year: PlanYear;
  /** Whose year it is, beside another insurance's; '' for the only one. */
  payor: string;
  /** The amount of the estimate, in integer cents. */
  amount: number;
  /** What that amount claims to be: what is tried out claims no more. */
  claim: AmountClaim;
}

/**
 * The plan's year before and after the care. Where more that is paid by then lowers the amount, a slider tries it out,
 * and the bars follow it.
 */
export function PlanYearCard({
  year: { Figures: figures, PaidByThen: payable },
  payor,
  amount,
  claim,
}: PlanYearCardProps) {
  const paid = usePaidAmount(payable?.Max ?? 0);
  const ifPaid = payable && shareIfPaid(payable, figures, paid.cents);
  // On paper, what the care changes nothing of would only take its place.
  const isUnchanged = figures.every(({ Added }) => Added === 0);
  return (
    <div className={isUnchanged ? 'no-print' : undefined}>
      <Card
        title={
          payor === '' ? <Trans>Your year with this care</Trans> : <Trans>Your year at {payor} with this care</Trans>
        }
      >
        <YearBars figures={figures} ifPaid={ifPaid?.figures ?? null} />
        {payable && (
          <PaidByThen
            payable={payable}
            figures={figures}
            paid={paid}
            amount={amount}
            owed={ifPaid?.owed ?? amount}
            claim={claim}
          />
        )}
      </Card>
    </div>
  );
}
