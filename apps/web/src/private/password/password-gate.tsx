import { Trans, useLingui } from '@lingui/react/macro';
import { confirmPassword } from '@portico/contract';
import { createContext, useContext, useState, type ReactNode, type SubmitEvent } from 'react';
import { CallFailure } from '../../api/call-failure.ts';
import { useFieldErrors } from '../../forms/use-field-errors.ts';
import { useSend, type Send } from '../../portal/use-send.ts';
import { UsernameForManagers } from '../../forms/username-for-managers.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useSession } from '../session/session.tsx';
import { CalledOff } from '../../portal/use-action.ts';
import { usePasswordTry } from './use-password-try.ts';
import { WrongPassword } from './wrong-password.tsx';

const FIELD = 'confirm-password';

/** Asks for the password; rejects with `CalledOff` if the user cancels. */
const AskPassword = createContext<() => Promise<void>>(() => Promise.reject(new CalledOff()));

/** A caller that waits for the password. */
interface Waiting {
  readonly resolve: () => void;
  readonly reject: (reason: CalledOff) => void;
}

/** Asks for the password if a change needs it, then repeats the change. */
export function PasswordGate({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      setWaiting({ resolve, reject });
    });
  const close = () => {
    waiting?.reject(new CalledOff());
    setWaiting(null);
  };
  const confirmed = () => {
    waiting?.resolve();
    setWaiting(null);
  };
  return (
    <AskPassword value={ask}>
      {children}
      <Dialog title={<Trans>Your password, please</Trans>} open={waiting !== null} onClose={close}>
        <PasswordForm onConfirmed={confirmed} />
      </Dialog>
    </AskPassword>
  );
}

/** `send` for changes of the account's security: a call that needs the password is repeated once it was given. */
export function useGuardedSend(): Send {
  const send = useSend();
  const askPassword = useContext(AskPassword);
  return async (call, input, signal) => {
    try {
      return await send(call, input, signal);
    } catch (failure) {
      if (!(failure instanceof CallFailure) || failure.error !== 'passwordNeeded') throw failure;
      await askPassword();
      return send(call, input, signal);
    }
  };
}

function PasswordForm({ onConfirmed }: { onConfirmed: () => void }) {
  const { t } = useLingui();
  const send = useSend();
  const { username } = useSession();
  const [password, setPassword] = useState('');
  const { busy, failure, run, field, isWrong, isLocked } = usePasswordTry(() => setPassword(''));
  const error = password === '' ? t`Please enter your password.` : undefined;
  const errors = useFieldErrors({ [FIELD]: error });
  const confirm = () =>
    void run(async () => {
      await send(confirmPassword, { password });
      onConfirmed();
    });
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (password === '') errors.show();
    else confirm();
  };
  return (
    <form className="stack" noValidate onSubmit={onSubmit}>
      <p>
        <Trans>You signed in a while ago. Before a change like this, we need to make sure it’s you.</Trans>
      </p>
      {failure && <WrongPassword failure={failure} />}
      <UsernameForManagers username={username} />
      <fieldset className="stack lockable" disabled={isLocked}>
        <PasswordField
          id={FIELD}
          ref={field}
          label={<Trans>Password</Trans>}
          error={isWrong ? error : errors.of(FIELD)}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <div className="row">
          <Button type="submit" busy={busy}>
            {busy ? <Trans>Checking</Trans> : <Trans>Continue</Trans>}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
