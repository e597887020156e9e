import { Trans, useLingui } from '@lingui/react/macro';
import { type PaymentPlan, paymentPlans } from '@portico/assistance';
import { type EstimateModel, getAssistancePolicy, pathTo } from '@portico/contract';
import { HandHeart } from 'lucide-react';
import { useCall } from '../portal/use-call.ts';
import { usePortal } from '../portal/portal.tsx';
import { StateLink } from '../router/state-link.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Icon } from '../ui/icon.tsx';
import { noteBill } from './checked-bill.ts';
import { money } from '../portal/figures.ts';
import { PaymentPlans } from './payment-plans.tsx';
import './words.ts';
import './bill-help.css';

export interface BillHelpProps {
  model: EstimateModel;
  /** What the patient would pay, in cents; null for no amount. */
  owedCents: number | null;
}

/**
 * Beside an amount, with insurance and without: that there is help with the bill, and what the amount is by the month. Nothing where the hospital offers neither, or there is nothing to pay.
 */
export function BillHelp({ model, owedCents }: BillHelpProps) {
  const { settings } = usePortal();
  if (!settings.helpsWithBills || owedCents === 0) return null;
  return (
    <div className="bill-help no-print">
      <p>
        <Trans>Is this more than you can pay? You may pay less, or nothing.</Trans>
      </p>
      <StateLink to="help-with-bill" className={buttonClass('secondary')} onClick={() => noteBill(model)}>
        <Icon of={HandHeart} size={20} />
        <Trans>Help with the bill</Trans>
      </StateLink>
      {settings.offersPaymentPlans && owedCents !== null && <ByTheMonth owedCents={owedCents} />}
    </div>
  );
}

/** Closed at first, and of one line whether the rules have come or not: nothing moves when they do. */
function ByTheMonth({ owedCents }: { owedCents: number }) {
  const { reply } = useCall(getAssistancePolicy, {}, { keepPrevious: true });
  const rules = reply?.plans ?? null;
  return (
    <Disclosure summary={<Summary plan={rules && paymentPlans(owedCents, rules).at(-1)} />}>
      {rules && <PaymentPlans balanceCents={owedCents} rules={rules} />}
    </Disclosure>
  );
}

function Summary({ plan }: { plan: PaymentPlan | null | undefined }) {
  const { i18n } = useLingui();
  if (!plan) return <Trans>Pay by the month</Trans>;
  const monthly = money(plan.monthlyCents, i18n.locale);
  return (
    <span>
      <Trans>
        Pay by the month: <span className="money">{monthly}</span> for {plan.months} months
      </Trans>
    </span>
  );
}

/** The same on paper, behind the sentences that stand there: one sheet has no room for a line more. */
export function PrintedBillHelp() {
  const { settings } = usePortal();
  if (!settings.helpsWithBills) return null;
  const address = `${location.host}${pathTo('help-with-bill')}`;
  return <Trans>Help with the bill: {address}</Trans>;
}
