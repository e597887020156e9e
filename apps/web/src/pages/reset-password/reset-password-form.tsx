import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { listErrors, useFieldErrors } from '../../forms/use-field-errors.ts';
import {
  NewPasswordFields,
  noNewPassword,
  useNewPasswordErrors,
  type RefusedPassword,
} from '../../forms/new-password.tsx';
import { UsernameForManagers } from '../../forms/username-for-managers.tsx';
import { passwordRecovery } from '../../recovery/memories.ts';
import { RecoveryForm } from '../../recovery/recovery-form.tsx';
import { Button } from '../../ui/button.tsx';
import { useReset } from './use-reset.ts';

export function ResetPasswordForm({ ticket }: { ticket: string }) {
  const [input, setInput] = useState(noNewPassword);
  const [refused, setRefused] = useState<RefusedPassword | null>(null);
  const [userName, setUserName] = useState(() => passwordRecovery.recall()?.userName ?? '');
  const messages = useNewPasswordErrors(input, refused);
  const errors = useFieldErrors(messages);
  const { phase, failure, reset } = useReset(ticket);

  const send = async () => {
    if (listErrors(messages).length > 0) {
      errors.show();
      return;
    }
    const refusal = await reset(input.password, setUserName);
    if (refusal === null) return;
    setRefused(refusal);
    errors.show();
  };

  return (
    <RecoveryForm errors={errors} failure={failure} onSubmit={() => void send()}>
      <UsernameForManagers username={userName} />
      <NewPasswordFields value={input} onChange={setInput} errors={errors} />
      <div className="row recovery-actions">
        <Button type="submit" busy={phase !== 'idle'}>
          {phase === 'signingIn' ? (
            <Trans>Signing you in</Trans>
          ) : phase === 'saving' ? (
            <Trans>One moment</Trans>
          ) : (
            <Trans>Save and sign in</Trans>
          )}
        </Button>
      </div>
    </RecoveryForm>
  );
}
