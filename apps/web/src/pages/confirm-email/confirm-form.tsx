import { Trans } from '@lingui/react/macro';
import { confirmEmailAddress } from '@portico/contract';
import { CallFailure } from '../../api/call-failure.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { CallErrorNotice } from '../../frame/call-error-notice.tsx';
import { Page as FramePage } from '../../frame/page.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkOver } from './link-over.tsx';

export interface ConfirmFormProps {
  /** Of the link; '' on a page that no link has opened. */
  token: string;
  onConfirmed: () => void;
}

/** What confirming means, and the button that does it. Every link that does not count reads alike. */
export function ConfirmForm({ token, onConfirmed }: ConfirmFormProps) {
  const { busy, failure, submit } = useSubmit(confirmEmailAddress);
  if (token === '' || failure?.error === 'emailLinkInvalid') return <LinkOver />;
  const confirm = async () => {
    const outcome = await submit({ token });
    if (outcome !== null && !(outcome instanceof CallFailure)) onConfirmed();
  };
  return (
    <FramePage
      state="confirm-email"
      width="form"
      lead={<Trans>You opened the link that we sent to this address. One press, and it is confirmed.</Trans>}
    >
      <div className="stack stack-loose">
        <p>
          <Trans>
            From then on we can send you your username, or a link to choose a new password, if you forget them. You do
            not need to sign in for this.
          </Trans>
        </p>
        {failure && <CallErrorNotice failure={failure} onRetry={() => void confirm()} />}
        <div className="row">
          <Button busy={busy} onClick={() => void confirm()}>
            {busy ? <Trans>One moment</Trans> : <Trans>Confirm</Trans>}
          </Button>
        </div>
        <p className="secondary">
          <Trans>If you have no account with us, close this page: then nothing is confirmed.</Trans>
        </p>
      </div>
    </FramePage>
  );
}
