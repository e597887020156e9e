import { Trans, useLingui } from '@lingui/react/macro';
import type { SignUpStatus } from '@portico/contract';
import { CreditCard, ListChecks, MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { CaptchaStatus } from '../../captcha/captcha-status.tsx';
import { useFieldErrors } from '../../forms/use-field-errors.ts';
import { SignUpForm } from '../../sign-up/sign-up-form.tsx';
import { RadioGroup, type RadioOption } from '../../ui/radio-group.tsx';
import { PHONE_NUMBER, PhoneNumberField } from '../../verification/phone-number-field.tsx';
import { usePhoneMessage } from '../../verification/use-phone-message.ts';
import { OnceMore } from './once-more.tsx';
import { useChooseMethod, type Method, type OfferedPhone } from './use-choose-method.ts';

const METHOD = 'verificationMethod';

export interface MethodChoiceProps {
  status: SignUpStatus;
  /** null if no code can be sent. */
  phone: OfferedPhone | null;
}

/** The methods to choose from, each with what it needs. The phone needs its number (spec §5). */
export function MethodChoice({ status, phone }: MethodChoiceProps) {
  const { t } = useLingui();
  const phoneMessage = usePhoneMessage(status);
  const { busy, failure, choose, forgetFailure } = useChooseMethod(phone);
  const [method, setMethod] = useState<Method>();
  const [number, setNumber] = useState('');
  const messages = {
    [METHOD]: method === undefined ? t`Choose how to confirm who you are` : undefined,
    [PHONE_NUMBER]: method === 'phone' && phone ? phoneMessage(number, phone.lastFour) : undefined,
  };
  const errors = useFieldErrors(messages);
  const submit = () => {
    if (method === undefined || messages[PHONE_NUMBER] !== undefined) errors.show();
    else void choose(method, number);
  };
  const words: Readonly<Record<Method, Omit<RadioOption<Method>, 'value'>>> = {
    phone: {
      icon: MessageSquareText,
      label: <Trans>A code by text message</Trans>,
      hint: <Trans>We text it to the phone that ends in {phone?.lastFour}. You need that phone at hand.</Trans>,
      more: phone && (
        <div className="stack">
          <PhoneNumberField
            lastFour={phone.lastFour}
            error={errors.of(PHONE_NUMBER)}
            value={number}
            onChange={(input) => {
              forgetFailure();
              setNumber(input);
            }}
          />
          {phone.captcha.isOn && <CaptchaStatus status={phone.captcha.status} onRetry={phone.captcha.renew} />}
        </div>
      ),
    },
    creditCard: {
      icon: CreditCard,
      label: <Trans>A credit card</Trans>,
      hint: <Trans>One in your own name: Visa, Mastercard, Discover or American Express. It is not charged.</Trans>,
    },
    questionBased: {
      icon: ListChecks,
      label: <Trans>Questions about your credit history</Trans>,
      hint: <Trans>A few questions that few other people could answer. Your credit score does not change.</Trans>,
    },
  };
  return (
    <SignUpForm errors={errors} failure={failure} busy={busy} onSubmit={submit}>
      <RadioGroup<Method>
        id={METHOD}
        label={<Trans>How would you like to confirm who you are?</Trans>}
        error={errors.of(METHOD)}
        value={method}
        onChange={(chosen) => {
          forgetFailure();
          setMethod(chosen);
        }}
        options={status.verificationMethods.map((value) => ({ value, ...words[value] }))}
      />
      <OnceMore />
    </SignUpForm>
  );
}
