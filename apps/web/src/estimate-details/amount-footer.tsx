import { Trans, useLingui } from '@lingui/react/macro';
import type { EstimateModel, EstimateResult } from '@portico/contract';
import { PrintedBillHelp } from '../assistance/bill-help.tsx';
import { PhoneLink } from '../frame/phone-link.tsx';
import { BenefitsSource } from './benefits-source.tsx';
import { longDate, today } from '../portal/figures.ts';
import { hasAmount } from './has-amount.ts';

/**
 * How long the amount is valid, and the contact for questions. On paper also the source of the benefits, which the
 * insurance section shows on screen.
 */
export function AmountFooter({ model, estimate }: { model: EstimateModel; estimate: EstimateResult }) {
  const { i18n } = useLingui();
  const day = longDate(estimate.ValidUntil, i18n.locale);
  const call = <PhoneLink number={model.Configuration.CustomerServicePhone} />;
  if (!hasAmount(estimate)) {
    return (
      <p className="secondary">
        <Trans>Call us at {call}. We can work out the price with you.</Trans>
      </p>
    );
  }
  return (
    <p className="secondary">
      {model.CurrentInsurance && !estimate.IsSelfPayEstimate && (
        <span className="amount-printed">
          <BenefitsSource insurance={model.CurrentInsurance} />{' '}
        </span>
      )}
      <Trans>
        Good through {day}. This is an estimate, not a bill. Questions? Call {call}.
      </Trans>
      <span className="amount-printed">
        {' '}
        <PrintedBillHelp /> <Trans>Printed on {today(i18n.locale)}.</Trans>
      </span>
    </p>
  );
}
