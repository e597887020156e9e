import { Trans } from '@lingui/react/macro';
import { keepEstimateForm, validateForm } from '@portico/rules';
import { type SubmitEvent, useState } from 'react';
import { CallFailure } from '../api/call-failure.ts';
import { EstimateErrorNotice } from '../estimates-base/estimate-error-notice.tsx';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import { sayErrors } from '../forms/form-messages.ts';
import { today } from '../forms/today.ts';
import { listErrors, useFieldErrors } from '../forms/use-field-errors.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { useGo } from '../router/use-go.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Notice } from '../ui/notice.tsx';
import { rememberKeptKey } from './kept-key.ts';
import { SecondFactFields } from './second-fact-fields.tsx';
import { secondFactIds, useSecondFact } from './use-second-fact.ts';

/** Chooses what opens the estimate, and keeps it. The page that opens shows its number. */
export function KeepForm({ estimateId }: { estimateId: string }) {
  const { calls, token, isSignedIn } = useEstimatesBase();
  const { busy, failure, submit, forgetFailure } = useSubmit(calls.keepEstimate);
  const go = useGo();
  const fact = useSecondFact();
  const [isOwnDevice, setIsOwnDevice] = useState(false);
  const { by } = fact.input;
  const found = validateForm(keepEstimateForm, fact.sent, { today: today(), by }, failure?.fields ?? []);
  const errors = useFieldErrors(sayErrors(fact.messages, found, (name) => secondFactIds[name]));
  const keep = async () => {
    if (listErrors(sayErrors(fact.messages, found)).length > 0) {
      errors.show();
      return;
    }
    const reply = await submit({ estimateId, token, isOwnDevice, ...fact.sent });
    if (reply instanceof CallFailure) {
      if (reply.fields.length > 0) errors.show();
      return;
    }
    if (!reply?.Success) return;
    rememberKeptKey(reply.Key, Date.now());
    go('estimates-kept');
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) void keep();
  };
  return (
    <form className="stack form-width" noValidate onSubmit={onSubmit}>
      <ErrorSummary errors={errors.list} attempt={errors.attempt} />
      {failure && failure.fields.length === 0 && <KeepFailed failure={failure} onRetry={() => void keep()} />}
      <SecondFactFields
        label={<Trans>How do you want to open it?</Trans>}
        input={fact.input}
        change={(part) => {
          forgetFailure();
          errors.hide();
          fact.change(part);
        }}
        errors={errors}
      />
      {!isSignedIn && (
        <Checkbox
          id="kept-own-device"
          label={<Trans>Show it here again: this is my own device</Trans>}
          hint={<Trans>Not on a device that other people use.</Trans>}
          checked={isOwnDevice}
          onChange={(event) => setIsOwnDevice(event.target.checked)}
        />
      )}
      <div className="row">
        <Button type="submit" busy={busy}>
          {busy ? <Trans>One moment</Trans> : <Trans>Keep it</Trans>}
        </Button>
      </div>
    </form>
  );
}

function KeepFailed({ failure, onRetry }: { failure: CallFailure; onRetry: () => void }) {
  if (failure.error !== 'tooManyEstimates') return <EstimateErrorNotice failure={failure} onRetry={onRetry} />;
  return (
    <Notice kind="sun" role="alert" title={<Trans>You keep as many estimates as can be kept.</Trans>}>
      <p>
        <Trans>Open one by its number and delete it. Then keep this one.</Trans>
      </p>
    </Notice>
  );
}
