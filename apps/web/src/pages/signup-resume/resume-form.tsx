import { Trans } from '@lingui/react/macro';
import { resumeSignup } from '@portico/contract';
import { resumeSignUpForm, validateForm } from '@portico/rules';
import { useState } from 'react';
import { CallFailure } from '../../api/call-failure.ts';
import { saveFlowStatus } from '../../flow/flow-status.ts';
import { useGoToStatus } from '../../flow/use-go-to-status.ts';
import { dateInput } from '../../forms/date-input.ts';
import { sayErrors } from '../../forms/form-messages.ts';
import { today } from '../../forms/today.ts';
import { listErrors, useFieldErrors } from '../../forms/use-field-errors.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { usePartnerContext } from '../../partners/use-partner-context.ts';
import { forgetDraft } from '../../sign-up/demographics-input.ts';
import { signUp } from '../../sign-up/sign-up-flow.ts';
import { BirthDateField } from '../../ui/birth-date-field.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { ResumeErrorNotice } from './resume-error-notice.tsx';
import { useResumeMessages } from './use-resume-messages.ts';
import '../../sign-up/sign-up.css';

const BIRTH_DATE = 'birth-date';

export interface ResumeFormProps {
  token: string;
  /** The link does not work. */
  onOver: () => void;
}

/** The date of birth, which must be that of the sign-up. What is under way in this browser is replaced after a question. */
export function ResumeForm({ token, onOver }: ResumeFormProps) {
  const { busy, failure, submit, forgetFailure } = useSubmit(resumeSignup);
  const goToStatus = useGoToStatus(signUp);
  const partnerContext = usePartnerContext();
  const [birthDate, setBirthDate] = useState({ month: '', day: '', year: '' });
  const now = today();
  const input = { dateOfBirth: dateInput(birthDate) };
  const found = validateForm(resumeSignUpForm, input, { today: now }, failure?.fields ?? []);
  const messages = sayErrors(useResumeMessages(birthDate, now), found, () => BIRTH_DATE);
  const errors = useFieldErrors(messages);
  const resume = async (replaces: boolean) => {
    if (listErrors(messages).length > 0) {
      errors.show();
      return;
    }
    const outcome = await submit({ token, ...input, replaces, ...partnerContext() });
    if (outcome === null) return;
    if (outcome instanceof CallFailure) {
      if (outcome.fields.length > 0) errors.show();
      if (outcome.error === 'activationInvalid') onOver();
      return;
    }
    // What was typed in this tab belongs to what is replaced.
    forgetDraft();
    saveFlowStatus(signUp, outcome);
    goToStatus(outcome, { replace: true });
  };
  const onSubmit = () => void resume(false);
  return (
    <form
      className="sign-up-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <ErrorSummary errors={errors.list} attempt={errors.attempt} />
      <BirthDateField
        id={BIRTH_DATE}
        label={<Trans>Date of birth</Trans>}
        error={errors.of(BIRTH_DATE)}
        value={birthDate}
        onChange={(changed) => {
          forgetFailure();
          setBirthDate(changed);
        }}
      />
      <ResumeErrorNotice failure={failure} onRetry={onSubmit} onReplace={() => void resume(true)} busy={busy} />
      <div className="row sign-up-actions">
        <Button type="submit" busy={busy}>
          {busy ? <Trans>One moment</Trans> : <Trans>Go on</Trans>}
        </Button>
      </div>
    </form>
  );
}
