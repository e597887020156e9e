import { Trans } from '@lingui/react/macro';
import { lookUpMobileActivation } from '@portico/contract';
import { useState } from 'react';
import { ActivationForm } from '../../activation/activation-form.tsx';
import { forgetLogin } from '../../activation/saved-login.ts';
import { LookupErrorNotice } from '../../activation/lookup-error-notice.tsx';
import { smsActivation } from '../../activation/sms-activation-flow.ts';
import { forgetLink, keepLinkInPage } from '../../activation/sms-link.ts';
import { CallFailure } from '../../api/call-failure.ts';
import { saveFlowStatus } from '../../flow/flow-status.ts';
import { useGoToStatus } from '../../flow/use-go-to-status.ts';
import { listErrors, useFieldErrors } from '../../forms/use-field-errors.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { useGo } from '../../router/use-go.ts';
import { BirthDateField } from '../../ui/birth-date-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { BIRTH_DATE, emptyInput, useSmsLookupErrors, ZIP } from './use-sms-lookup-errors.ts';

/** Date of birth and ZIP code, which must match the link. */
export function SmsLookupForm({ token }: { token: string }) {
  const go = useGo();
  const goToStatus = useGoToStatus(smsActivation);
  const { busy, failure, submit, forgetFailure } = useSubmit(lookUpMobileActivation);
  const [input, setInput] = useState(emptyInput);
  const messages = useSmsLookupErrors(input, failure?.fields ?? []);
  const errors = useFieldErrors(messages);
  const change = (changed: Partial<typeof input>) => {
    forgetFailure();
    setInput({ ...input, ...changed });
  };
  const lookUp = async () => {
    if (listErrors(messages).length > 0) {
      errors.show();
      return;
    }
    const { month, day, year } = input.birthDate;
    const found = await submit({
      activationToken: token,
      monthOfBirth: month,
      dayOfBirth: day,
      yearOfBirth: year,
      zipCode: input.zip,
    });
    if (found === null) return;
    if (found instanceof CallFailure) {
      if (found.fields.length > 0) errors.show();
      if (found.error !== 'activationInvalid') return;
      forgetLink();
      go('sms-activation-invalid', { reason: 'used' }, { replace: true });
      return;
    }
    forgetLogin();
    keepLinkInPage(token, Date.now());
    saveFlowStatus(smsActivation, found);
    goToStatus(found);
  };
  const onSubmit = () => void lookUp();
  return (
    <ActivationForm
      errors={errors}
      errorNotice={
        <LookupErrorNotice
          failure={failure?.error === 'activationInvalid' ? null : failure}
          onRetry={onSubmit}
          check={<Trans>Check your date of birth, and the ZIP code of the address that we have for you.</Trans>}
        />
      }
      busy={busy}
      onSubmit={onSubmit}
    >
      <BirthDateField
        id={BIRTH_DATE}
        label={<Trans>Date of birth</Trans>}
        error={errors.of(BIRTH_DATE)}
        value={input.birthDate}
        onChange={(birthDate) => change({ birthDate })}
      />
      <div className="activation-short">
        <TextField
          id={ZIP}
          label={<Trans>ZIP code</Trans>}
          hint={<Trans>Your home ZIP code, as we have it on file</Trans>}
          error={errors.of(ZIP)}
          autoComplete="postal-code"
          autoCapitalize="characters"
          maxLength={20}
          value={input.zip}
          onChange={(event) => change({ zip: event.target.value })}
        />
      </div>
    </ActivationForm>
  );
}
