import { Trans } from '@lingui/react/macro';
import { changePassword } from '@portico/contract';
import { passwordChangeForm, validateForm } from '@portico/rules';
import { useState, type SubmitEvent } from 'react';
import { CallFailure } from '../../../api/call-failure.ts';
import { CallErrorNotice } from '../../../frame/call-error-notice.tsx';
import { sayErrors } from '../../../forms/form-messages.ts';
import {
  useNewPasswordConditions,
  NewPasswordFields,
  newPasswordIds,
  newPasswordInput,
  noNewPassword,
} from '../../../forms/new-password.tsx';
import { listErrors, useFieldErrors } from '../../../forms/use-field-errors.ts';
import { useSend } from '../../../portal/use-send.ts';
import { UsernameForManagers } from '../../../forms/username-for-managers.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { useSession } from '../../session/session.tsx';
import { usePasswordTry } from '../../password/use-password-try.ts';
import { usePasswordChangeMessages } from './use-security-messages.ts';
import { WrongPassword } from '../../password/wrong-password.tsx';

const CURRENT = 'current-password';
const fieldIds = { currentPassword: CURRENT, ...newPasswordIds } as const;

export interface ChangePasswordProps {
  open: boolean;
  onClose: () => void;
  onChanged: () => void;
}

/** Asks for the current password and for a new one (spec §5). */
export function ChangePassword({ open, onClose, onChanged }: ChangePasswordProps) {
  return (
    <Dialog title={<Trans>Change your password</Trans>} open={open} onClose={onClose}>
      <ChangeForm onChanged={onChanged} />
    </Dialog>
  );
}

function ChangeForm({ onChanged }: { onChanged: () => void }) {
  const { username } = useSession();
  const send = useSend();
  const [current, setCurrent] = useState('');
  const { busy, failure, run, field, isWrong, isLocked } = usePasswordTry(() => setCurrent(''));
  const [chosen, setChosen] = useState(noNewPassword);
  /** The password of the last try, to which the server's answer refers. */
  const [tried, setTried] = useState('');
  const allErrors = failure?.details?.passwordFaults;
  const messages = usePasswordChangeMessages();
  const input = { currentPassword: current, ...newPasswordInput(chosen) };
  const conditions = useNewPasswordConditions(chosen, allErrors ? { password: tried, errors: allErrors } : null);
  const all = sayErrors(messages, validateForm(passwordChangeForm, input, conditions), (name) => fieldIds[name]);
  const errors = useFieldErrors(all);
  const change = () =>
    void run(async () => {
      setTried(chosen.password);
      try {
        await send(changePassword, { currentPassword: current, password: chosen.password });
      } catch (refused) {
        if (refused instanceof CallFailure && refused.error === 'passwordRefused') errors.show();
        throw refused;
      }
      onChanged();
    });
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (listErrors(all).length > 0) errors.show();
    else change();
  };
  return (
    <form className="stack" noValidate onSubmit={onSubmit}>
      <ErrorSummary errors={errors.list} attempt={errors.attempt} />
      {failure && isAboutPassword(failure) && <WrongPassword failure={failure} />}
      {failure && !isAboutPassword(failure) && failure.error !== 'passwordRefused' && (
        <CallErrorNotice failure={failure} onRetry={change} />
      )}
      <UsernameForManagers username={username} />
      <fieldset className="stack lockable" disabled={isLocked}>
        <PasswordField
          id={CURRENT}
          ref={field}
          label={<Trans>Current password</Trans>}
          error={isWrong ? all[CURRENT] : errors.of(CURRENT)}
          autoComplete="current-password"
          value={current}
          onChange={(event) => setCurrent(event.target.value)}
        />
        <NewPasswordFields value={chosen} onChange={setChosen} errors={errors} />
        <p className="secondary">
          <Trans>We will sign you out everywhere else and send you a notice.</Trans>
        </p>
        <div className="row">
          <Button type="submit" busy={busy}>
            {busy ? <Trans>Changing</Trans> : <Trans>Change password</Trans>}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}

function isAboutPassword({ error }: CallFailure): boolean {
  return error === 'invalidLogin' || error === 'loginLockout';
}
