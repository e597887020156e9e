import { Trans } from '@lingui/react/macro';
import { KEPT_ESTIMATE_OPEN_MINUTES, openKeptEstimate } from '@portico/contract';
import { formatEstimateNumber, openKeptEstimateForm, validateForm } from '@portico/rules';
import { type SubmitEvent, useState } from 'react';
import { CallFailure } from '../../api/call-failure.ts';
import { sayErrors } from '../../forms/form-messages.ts';
import { today } from '../../forms/today.ts';
import { listErrors, useFieldErrors } from '../../forms/use-field-errors.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { Page as FramePage } from '../../frame/page.tsx';
import { rememberKeptKey } from '../../kept-estimates/kept-key.ts';
import { SecondFactFields } from '../../kept-estimates/second-fact-fields.tsx';
import { secondFactIds, useSecondFact } from '../../kept-estimates/use-second-fact.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { GroupedField } from '../../ui/grouped-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OpenFailed } from './open-failed.tsx';
import { useNumberMessages } from './use-number-messages.ts';

const NUMBER = 'kept-number';

export interface OpenFormProps {
  /** By the link that opened the page; '' for none. */
  number: string;
  wasDeleted: boolean;
  /** It was open, and is not any more. */
  isOver: boolean;
  onOpened: (key: string) => void;
}

/** Asks for the number of an estimate, and for what it was kept with. */
export function OpenForm({ number: linked, wasDeleted, isOver, onOpened }: OpenFormProps) {
  const { busy, failure, submit, forgetFailure } = useSubmit(openKeptEstimate);
  const fact = useSecondFact();
  const [number, setNumber] = useState(formatEstimateNumber(linked));
  const input = { number, ...fact.sent };
  const idOf = (name: keyof typeof openKeptEstimateForm) => (name === 'number' ? NUMBER : secondFactIds[name]);
  const found = validateForm(openKeptEstimateForm, input, { today: today(), by: fact.input.by }, failure?.fields ?? []);
  const messages = sayErrors({ number: useNumberMessages(), ...fact.messages }, found, idOf);
  const errors = useFieldErrors(messages);
  const open = async () => {
    if (listErrors(messages).length > 0) {
      errors.show();
      return;
    }
    const reply = await submit(input);
    if (reply instanceof CallFailure) {
      if (reply.fields.length > 0) errors.show();
      return;
    }
    if (reply === null) return;
    rememberKeptKey(reply.Key, Date.now());
    onOpened(reply.Key);
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) void open();
  };
  return (
    <FramePage
      state="estimates-kept"
      width="form"
      lead={<Trans>Open an estimate that you or someone you know has kept here.</Trans>}
    >
      <form className="stack stack-loose" noValidate onSubmit={onSubmit}>
        {wasDeleted && (
          <Notice kind="leaf" role="alert" title={<Trans>The estimate is deleted. Its number opens nothing.</Trans>} />
        )}
        {isOver && !failure && (
          <Notice kind="info" role="alert" title={<Trans>The estimate is closed now.</Trans>}>
            <p>
              <Trans>
                It closes {KEPT_ESTIMATE_OPEN_MINUTES} minutes after it was opened, or when it has ended. Open it again
                with its number.
              </Trans>
            </p>
          </Notice>
        )}
        <ErrorSummary errors={errors.list} attempt={errors.attempt} />
        {failure && failure.fields.length === 0 && <OpenFailed failure={failure} onRetry={() => void open()} />}
        <GroupedField
          id={NUMBER}
          label={<Trans>Number of the estimate</Trans>}
          hint={<Trans>Twelve letters and digits. It does not matter how you write them.</Trans>}
          error={errors.of(NUMBER)}
          placeholder="XXXX-XXXX-XXXX"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          value={number}
          write={formatEstimateNumber}
          onChange={(value) => {
            forgetFailure();
            setNumber(value);
          }}
        />
        <SecondFactFields
          label={<Trans>How was it kept?</Trans>}
          input={fact.input}
          change={(part) => {
            forgetFailure();
            fact.change(part);
          }}
          errors={errors}
        />
        <div className="row">
          <Button type="submit" busy={busy}>
            {busy ? <Trans>One moment</Trans> : <Trans>Open the estimate</Trans>}
          </Button>
        </div>
      </form>
    </FramePage>
  );
}
