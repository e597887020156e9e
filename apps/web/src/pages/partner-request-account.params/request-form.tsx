import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CaptchaStatus } from '../../captcha/captcha-status.tsx';
import type { ShownErrors } from '../../forms/use-field-errors.ts';
import '../../partners/partners.css';
import type { Partner } from '../../router/use-partner.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { RequestErrorNotice } from './request-error-notice.tsx';
import type { AccountRequest } from './use-account-request.ts';

export interface RequestFormProps {
  partner: Partner;
  errors: ShownErrors;
  accountRequest: AccountRequest;
  onSubmit: () => void;
  /** The only field. */
  children: ReactNode;
  /** The text of the button. */
  action: ReactNode;
}

/** The form of a request: error summary, failure, its field, and the captcha. */
export function RequestForm({ partner, errors, accountRequest, onSubmit, children, action }: RequestFormProps) {
  const { captcha, busy, failure } = accountRequest;
  return (
    <form
      className="partner-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <ErrorSummary errors={errors.list} attempt={errors.attempt} />
      <RequestErrorNotice failure={failure} partner={partner} onRetry={onSubmit} />
      {children}
      {captcha.isOn && <CaptchaStatus status={captcha.status} onRetry={captcha.renew} />}
      <div className="row">
        <Button type="submit" busy={busy}>
          {busy ? <Trans>One moment</Trans> : action}
        </Button>
      </div>
    </form>
  );
}
