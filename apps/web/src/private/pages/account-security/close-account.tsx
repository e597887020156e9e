import { Trans, useLingui } from '@lingui/react/macro';
import { CLOSED_ACCOUNT_DAYS, closeAccount } from '@portico/contract';
import { useState, type SubmitEvent } from 'react';
import { useFieldErrors } from '../../../forms/use-field-errors.ts';
import { CallErrorNotice } from '../../../frame/call-error-notice.tsx';
import { useAction } from '../../../portal/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useSession } from '../../session/session.tsx';
import { useGuardedSend } from '../../password/password-gate.tsx';

const FIELD = 'close-username';

/** Says what closing means, and asks for the username, so that nobody closes an account by a slip. */
export function CloseAccount({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog title={<Trans>Close your account?</Trans>} open={open} onClose={onClose}>
      <CloseForm onClose={onClose} />
    </Dialog>
  );
}

function CloseForm({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const send = useGuardedSend();
  const { username, leaveClosed } = useSession();
  const { busy, failure, run } = useAction();
  const [input, setInput] = useState('');
  const error = isSame(input, username) ? undefined : t`Type your username as it is above: ${username}`;
  const errors = useFieldErrors({ [FIELD]: error });
  const close = () => void run(() => leaveClosed(() => send(closeAccount, { username: input })));
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (error === undefined) close();
    else errors.show();
  };
  return (
    <form className="stack" noValidate onSubmit={onSubmit}>
      {failure && <CallErrorNotice failure={failure} onRetry={close} />}
      <ul className="stack">
        <li>
          <Trans>
            At once: you are signed out everywhere, nobody can sign in, and nobody looks after your record any more.
          </Trans>
        </li>
        <li>
          <Trans>
            For {CLOSED_ACCOUNT_DAYS} days our help desk can open it again. Then everything in it is erased: saved
            estimates, insurance, messages, and how you sign in.
          </Trans>
        </li>
        <li>
          <Trans>
            What stays: your medical record, which is the hospital’s, and a log of what was done here, without your
            name.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>Download your data before, if you want to keep it. You can make a new account at any time.</Trans>
      </p>
      <p>
        <Trans>
          Your username: <strong className="sent-to">{username}</strong>
        </Trans>
      </p>
      <TextField
        id={FIELD}
        label={<Trans>Type your username to close the account</Trans>}
        error={errors.of(FIELD)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={input}
        onChange={(event) => setInput(event.target.value)}
      />
      <div className="row">
        <Button type="submit" busy={busy}>
          {busy ? <Trans>Closing</Trans> : <Trans>Close my account</Trans>}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          <Trans>Keep it</Trans>
        </Button>
      </div>
    </form>
  );
}

/** As the server compares usernames. */
function isSame(input: string, username: string): boolean {
  const normalized = (text: string) => text.normalize('NFKC').trim().toLowerCase();
  return normalized(input) === normalized(username);
}
