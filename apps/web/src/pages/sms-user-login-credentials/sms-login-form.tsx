import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { LoginFields, noNewLogin, useLoginErrors, type NewLogin } from '../../account-forms/login-fields.tsx';
import { ActivationForm } from '../../activation/activation-form.tsx';
import { saveLogin, recallLogin } from '../../activation/saved-login.ts';
import { keepUsername, recallUsername } from '../../activation/sms-link.ts';
import { listErrors, useFieldErrors } from '../../forms/use-field-errors.ts';
import { useGo } from '../../router/use-go.ts';
import { Notice } from '../../ui/notice.tsx';

/** Collects the username and the password; the second step sends them. */
export function SmsLoginForm() {
  const go = useGo();
  const [before] = useState(recallLogin);
  const [chosenBefore] = useState(() => recallUsername(Date.now()) ?? '');
  const [input, setInput] = useState(
    before?.typed ?? { ...noNewLogin, username: chosenBefore, usernameAgain: chosenBefore },
  );
  const messages = useLoginErrors(input, before?.refused ?? null, 'activation');
  const errors = useFieldErrors(messages);
  const wasRefused = before !== undefined && before.refused !== null;
  useEffect(() => {
    if (wasRefused) errors.show();
    // Runs once, when the page appears: the second step has sent back what was refused.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const change = (changed: Partial<NewLogin>) => setInput((now) => ({ ...now, ...changed }));
  const onSubmit = () => {
    if (listErrors(messages).length > 0) {
      errors.show();
      return;
    }
    saveLogin({ typed: input, refused: before?.refused ?? null });
    keepUsername(input.username, Date.now());
    go('sms-security-question');
  };
  const isLost = before === undefined && chosenBefore !== '';
  return (
    <ActivationForm errors={errors} busy={false} onSubmit={onSubmit}>
      {isLost && (
        <Notice kind="sun" title={<Trans>Please choose your password again.</Trans>}>
          <p>
            <Trans>We keep no password while a page is reloaded. Your username is still here.</Trans>
          </p>
        </Notice>
      )}
      <LoginFields input={input} change={change} errors={errors} />
    </ActivationForm>
  );
}
