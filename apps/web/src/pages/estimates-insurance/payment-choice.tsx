import { Trans } from '@lingui/react/macro';
import { RadioGroup } from '../../ui/radio-group.tsx';

/** How a patient would pay. */
export type Payment = 'with' | 'without' | 'unsure';

export interface PaymentChoiceProps {
  value: Payment;
  onChange: (value: Payment) => void;
}

/** The first question of the page, so that whoever has no insurance finds themselves on it (issue 14, point 4). */
export function PaymentChoice({ value, onChange }: PaymentChoiceProps) {
  return (
    <div className="payment-choice">
      <RadioGroup
        id="payment"
        label={<Trans>How would you pay?</Trans>}
        options={[
          { value: 'with', label: <Trans>With insurance</Trans> },
          { value: 'without', label: <Trans>I have no insurance</Trans> },
          { value: 'unsure', label: <Trans>I am not sure</Trans> },
        ]}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
