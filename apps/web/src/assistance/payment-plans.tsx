import { Trans, useLingui } from '@lingui/react/macro';
import { type PaymentPlan, type PaymentPlanRules, paymentPlans } from '@portico/assistance';
import { money, percent } from '../portal/figures.ts';
import './payment-plans.css';

export interface PaymentPlansProps {
  balanceCents: number;
  rules: PaymentPlanRules;
}

/** What a balance comes to by the month, for each term that the hospital offers. */
export function PaymentPlans({ balanceCents, rules }: PaymentPlansProps) {
  const { i18n } = useLingui();
  const plans = balanceCents > 0 ? paymentPlans(balanceCents, rules) : [];
  const amount = money(balanceCents, i18n.locale);
  const [first] = plans;
  if (first === undefined) {
    return (
      <p>
        <Trans>{amount} is too little, or too much, to pay by the month by our rules. Please ask us.</Trans>
      </p>
    );
  }
  return (
    <>
      <table className="plans">
        <caption className="visually-hidden">
          <Trans>Paying {amount} by the month</Trans>
        </caption>
        <thead>
          <tr className="secondary">
            <th scope="col">
              <Trans>Months</Trans>
            </th>
            <th scope="col">
              <Trans>Each month</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {plans.map((plan) => (
            <PlanRow key={plan.months} plan={plan} />
          ))}
        </tbody>
      </table>
      <p className="secondary">
        <Interest plan={first} />
      </p>
    </>
  );
}

function PlanRow({ plan: { months, monthlyCents, lastCents, totalCents } }: { plan: PaymentPlan }) {
  const { i18n } = useLingui();
  const last = money(lastCents, i18n.locale);
  const total = money(totalCents, i18n.locale);
  return (
    <tr>
      <th scope="row">{months}</th>
      <td>
        <span className="money plans-monthly">{money(monthlyCents, i18n.locale)}</span>
        <span className="secondary">
          {lastCents === monthlyCents ? (
            <Trans>In all {total}</Trans>
          ) : (
            <Trans>
              The last one {last}. In all {total}
            </Trans>
          )}
        </span>
      </td>
    </tr>
  );
}

function Interest({ plan: { apr } }: { plan: PaymentPlan }) {
  const { i18n } = useLingui();
  const rate = percent(apr, i18n.locale);
  return apr === 0 ? (
    <Trans>Without interest.</Trans>
  ) : (
    <Trans>With interest: {rate} a year (APR). It is in the amounts.</Trans>
  );
}
