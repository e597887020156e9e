import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PhoneLink } from '../../frame/phone-link.tsx';
import { usePortal } from '../../portal/portal.tsx';
import { StateLink } from '../../router/state-link.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import type { Payment } from './payment-choice.tsx';

export interface WithoutInsuranceProps {
  payment: Exclude<Payment, 'with'>;
  busy: boolean;
  /** Why the price could not be asked for; above the button. */
  errorNotice: ReactNode;
  onSubmit: () => void;
}

/** What comes next without an insurance, and the way there. */
export function WithoutInsurance({ payment, busy, errorNotice, onSubmit }: WithoutInsuranceProps) {
  const { t } = useLingui();
  const { settings } = usePortal();
  return (
    <form
      className="insurance-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {errorNotice}
      {payment === 'without' ? (
        <p className="secondary">
          <Trans>Next you see the price for people who pay without insurance.</Trans>
        </p>
      ) : (
        <p className="secondary">
          <Trans>
            You can see the price without insurance first, and add an insurance later. Do you have a card from a job, a
            school, Medicare or Medicaid? Then choose “With insurance”. We can help you find out: call{' '}
            <PhoneLink number={settings.phones.estimates} />.
          </Trans>
        </p>
      )}
      <div className="row">
        <Button type="submit" busy={busy}>
          {busy ? t`One moment` : t`See the price without insurance`}
        </Button>
        {settings.helpsWithBills && (
          <StateLink to="help-with-bill" className={buttonClass('quiet')}>
            <Trans>See help with the bill</Trans>
          </StateLink>
        )}
      </div>
    </form>
  );
}
