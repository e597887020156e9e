import { Trans } from '@lingui/react/macro';
import { freezeAccount } from '@portico/contract';
import { readAccessCode, recordNoticeForm, validateForm } from '@portico/rules';
import { useState } from 'react';
import { CallFailure } from '../../api/call-failure.ts';
import { sayErrors } from '../../forms/form-messages.ts';
import { listErrors, useFieldErrors } from '../../forms/use-field-errors.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { Page as FramePage } from '../../frame/page.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { FreezeErrorNotice } from './freeze-error-notice.tsx';
import { NoticeCodeField } from './notice-code-field.tsx';
import { useNoticeMessages } from './use-notice-messages.ts';
import './freeze-form.css';

export interface FreezeFormProps {
  /** The code of the link; '' for a visitor who types it from a letter. */
  linked: string;
  onFrozen: () => void;
}

/** What freezing does, and the button that does it. The code is asked for where no link brought a whole one. */
export function FreezeForm({ linked, onFrozen }: FreezeFormProps) {
  const { busy, failure, submit, forgetFailure } = useSubmit(freezeAccount);
  const [noticeCode, setNoticeCode] = useState(linked);
  const [isTyped, setTyped] = useState(readAccessCode(linked) === null);
  const refused = failure?.fields ?? [];
  const messages = sayErrors(useNoticeMessages(), validateForm(recordNoticeForm, { noticeCode }, {}, refused));
  const errors = useFieldErrors(messages);
  const freeze = async () => {
    if (listErrors(messages).length > 0) {
      errors.show();
      return;
    }
    const outcome = await submit({ noticeCode });
    if (outcome === null) return;
    if (!(outcome instanceof CallFailure)) onFrozen();
    else if (outcome.error === 'noticeInvalid') setTyped(true);
  };
  const onSubmit = () => void freeze();
  return (
    <FramePage
      state="not-me"
      width="form"
      lead={<Trans>Did somebody else set up an online account that opens your patient record? Freeze it here.</Trans>}
    >
      <form
        className="freeze-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <ErrorSummary errors={errors.list} attempt={errors.attempt} />
        <WhatHappens />
        {isTyped && (
          <NoticeCodeField
            error={errors.of('noticeCode')}
            value={noticeCode}
            onChange={(code) => {
              forgetFailure();
              setNoticeCode(code);
            }}
          />
        )}
        <FreezeErrorNotice failure={failure} onRetry={onSubmit} />
        <div className="row">
          <Button type="submit" busy={busy}>
            {busy ? <Trans>One moment</Trans> : <Trans>Freeze the account</Trans>}
          </Button>
        </div>
      </form>
      <p className="secondary">
        <Trans>If it was you who set up the account, close this page: then nothing changes.</Trans>
      </p>
    </FramePage>
  );
}

function WhatHappens() {
  return (
    <section className="stack" aria-labelledby="what-happens">
      <h2 id="what-happens">
        <Trans>What happens when you press the button</Trans>
      </h2>
      <ul>
        <li>
          <Trans>Whoever is in the account is signed out, and nobody can sign in to it.</Trans>
        </li>
        <li>
          <Trans>Our help desk is told at once, and takes the account off your record when you call.</Trans>
        </li>
        <li>
          <Trans>Nothing is deleted, and nothing changes in your care.</Trans>
        </li>
      </ul>
    </section>
  );
}
