import { Trans } from '@lingui/react/macro';
import type { PaymentPlanRules } from '@portico/assistance';
import { useState } from 'react';
import { Card } from '../ui/card.tsx';
import { TextField } from '../ui/text-field.tsx';
import { centsOf } from './check-input.ts';
import { PaymentPlans } from './payment-plans.tsx';

export interface PlansCardProps {
  rules: PaymentPlanRules;
  /** What would be paid as far as is known; null for none. Another amount can be typed. */
  knownCents: number | null;
}

/** Paying by the month: of the estimate's amount, with the help that is likely, or of an amount that the person types. */
export function PlansCard({ rules, knownCents }: PlansCardProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const cents = typed === null ? knownCents : centsOf(typed);
  return (
    <Card title={<Trans>Pay by the month</Trans>}>
      <div className="stack">
        <div className="assistance-question">
          <TextField
            id="balance"
            label={<Trans>Amount to pay, in dollars</Trans>}
            inputMode="decimal"
            autoComplete="off"
            maxLength={16}
            value={typed ?? (knownCents === null ? '' : (knownCents / 100).toFixed(2))}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        {cents === null ? (
          <p className="secondary">
            <Trans>Write an amount, and see what it is each month.</Trans>
          </p>
        ) : (
          <PaymentPlans balanceCents={cents} rules={rules} />
        )}
      </div>
    </Card>
  );
}
