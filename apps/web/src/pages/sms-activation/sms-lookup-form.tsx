import { Trans } from '@lingui/react/macro';
import { lookUpMobileActivation } from '@portico/contract';
import { birthYears } from '@portico/rules';
import { useState } from 'react';
import { ActivationForm } from '../../activation/activation-form.tsx';
import { forgetLogin } from '../../activation/kept-login.ts';
import { LookupProblem } from '../../activation/lookup-problem.tsx';
import { smsActivation } from '../../activation/sms-activation-flow.ts';
import { forgetLink, keepLinkInPage } from '../../activation/sms-link.ts';
import { CallFailure } from '../../api/call-failure.ts';
import { saveFlowStatus } from '../../flow/flow-status.ts';
import { useGoToStatus } from '../../flow/use-go-to-status.ts';
import { today } from '../../forms/today.ts';
import { listErrors, useFieldErrors } from '../../forms/use-field-errors.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { useGo } from '../../router/use-go.ts';
import { BirthDateLists } from '../../ui/birth-date-lists.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { BIRTH_DATE, nothingTyped, useSmsLookupErrors, ZIP } from './use-sms-lookup-errors.ts';

/** Date of birth and ZIP code, which must match the link. */
export function SmsLookupForm({ token }: { token: string }) {
  const go = useGo();
  const goToStatus = useGoToStatus(smsActivation);
  const { busy, failure, submit, forgetFailure } = useSubmit(lookUpMobileActivation);
  const [typed, setTyped] = useState(nothingTyped);
  const faults = useSmsLookupErrors(typed, failure?.fields ?? []);
  const errors = useFieldErrors(faults);
  const change = (changed: Partial<typeof typed>) => {
    forgetFailure();
    setTyped({ ...typed, ...changed });
  };
  const lookUp = async () => {
    if (listErrors(faults).length > 0) {
      errors.show();
      return;
    }
    const { month, day, year } = typed.birthDate;
    const found = await submit({
      activationToken: token,
      monthOfBirth: month,
      dayOfBirth: day,
      yearOfBirth: year,
      zipCode: typed.zip,
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
      problem={
        <LookupProblem
          failure={failure?.error === 'activationInvalid' ? null : failure}
          onRetry={onSubmit}
          check={<Trans>Check your date of birth, and the ZIP code of the address that we have for you.</Trans>}
        />
      }
      busy={busy}
      onSubmit={onSubmit}
    >
      <BirthDateLists
        id={BIRTH_DATE}
        label={<Trans>Date of birth</Trans>}
        error={errors.of(BIRTH_DATE)}
        years={birthYears(today())}
        value={typed.birthDate}
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
          value={typed.zip}
          onChange={(event) => change({ zip: event.target.value })}
        />
      </div>
    </ActivationForm>
  );
}
