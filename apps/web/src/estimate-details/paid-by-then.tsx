import { Trans } from '@lingui/react/macro';
import type { AmountClaim, PaidByThen as Payable, YearFigure } from '@portico/contract';
import { useId } from 'react';
import { PaidAmountFields } from './paid-amount-fields.tsx';
import { PaidResult } from './paid-result.tsx';
import type { PaidAmount } from './use-paid-amount.ts';
import './paid-by-then.css';

export interface PaidByThenProps {
  payable: Payable;
  /** The year as the estimate has it. */
  figures: readonly YearFigure[];
  paid: PaidAmount;
  /** The amount of the estimate, in integer cents. */
  amount: number;
  /** What would be owed, in integer cents. */
  owed: number;
  /** What the amount of the estimate claims to be. */
  claim: AmountClaim;
}

/** Tries out what would be owed if more were paid by then. It takes the place of nothing: the estimate stays as it is. */
export function PaidByThen({ payable, figures, paid, amount, owed, claim }: PaidByThenProps) {
  const id = useId();
  const isDeductible = payable.Kind === 'deductible';
  const isFamily = figures.some(
    ({ Kind, Pool, IsFamily }) => Kind === payable.Kind && Pool === payable.Pool && IsFamily,
  );
  return (
    <section className="paid-by-then" aria-labelledby={id}>
      <h3 id={id} className="paid-by-then-title no-print">
        <Trans>If you pay more before then</Trans>
      </h3>
      <div className="no-print">
        <PaidAmountFields kind={payable.Kind} max={payable.Max} paid={paid} />
      </div>
      <PaidResult kind={payable.Kind} paid={paid.cents} amount={amount} owed={owed} claim={claim} />
      <p className="secondary no-print">
        <Trans>This is only to try out. Nothing here is saved or sent, and your estimate stays as it is.</Trans>
        {isDeductible && figures.some(({ Kind }) => Kind === 'maximum') && (
          <>
            {' '}
            <Trans>What you pay toward your deductible is counted toward your yearly maximum too.</Trans>
          </>
        )}
        {isFamily && (
          <>
            {' '}
            <Trans>It is your family’s: what the others pay lowers it too.</Trans>
          </>
        )}
      </p>
    </section>
  );
}
