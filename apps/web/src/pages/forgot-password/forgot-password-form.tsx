import { Trans, useLingui } from '@lingui/react/macro';
import { resetPassword } from '@portico/contract';
import { readUsername } from '@portico/rules';
import { CallFailure } from '../../api/call-failure.ts';
import { useFieldErrors } from '../../forms/use-field-errors.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { usePortal } from '../../portal/portal.tsx';
import { IdentityFields, useJudgeIdentity } from '../../recovery/identity-fields.tsx';
import { passwordRecovery } from '../../recovery/memories.ts';
import { RecoveryForm } from '../../recovery/recovery-form.tsx';
import { useTypedIdentity, type TypedIdentity } from '../../recovery/typed-identity.ts';
import { StateLink } from '../../router/state-link.tsx';
import { useGo } from '../../router/use-go.ts';
import { deviceId } from '../../sign-in/device-id.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';

const USERNAME = 'username';

/** Username, date of birth and ZIP code. The input is stored; the answer is the same for every visitor. */
export function ForgotPasswordForm() {
  const { t } = useLingui();
  const go = useGo();
  const { language } = usePortal();
  const [typed, setTyped] = useTypedIdentity();
  const { busy, failure, submit, forgetFailure } = useSubmit(resetPassword);
  const refused = failure?.fields ?? [];
  const identity = useJudgeIdentity(typed, refused);
  const userName = readUsername(typed.userName);
  const isUsernameWrong = userName === null || refused.includes('userName');
  const errors = useFieldErrors({
    [USERNAME]: isUsernameWrong ? t`Please enter your username (often your email)` : undefined,
    ...identity.errors,
  });

  const change = (part: Partial<TypedIdentity>) => {
    setTyped(part);
    forgetFailure();
  };
  const send = async () => {
    if (userName === null || identity.sent === null) {
      errors.show();
      return;
    }
    const answer = await submit({ userName, ...identity.sent, deviceId: deviceId() });
    if (answer === null) return;
    if (answer instanceof CallFailure) {
      if (answer.fields.length > 0) errors.show();
      return;
    }
    passwordRecovery.keep({ ...answer, userName, language });
    go('email-question');
  };

  return (
    <RecoveryForm errors={errors} failure={failure} onSubmit={() => void send()}>
      <TextField
        id={USERNAME}
        label={<Trans>Username</Trans>}
        hint={<Trans>Often your email address</Trans>}
        error={errors.of(USERNAME)}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={254}
        value={typed.userName}
        onChange={(event) => change({ userName: event.target.value })}
      />
      <IdentityFields value={typed} onChange={change} errors={errors} />
      <div className="row recovery-actions">
        <Button type="submit" busy={busy}>
          {busy ? <Trans>One moment</Trans> : <Trans>Continue</Trans>}
        </Button>
        <StateLink to="forgot-username" className={buttonClass('quiet')}>
          <Trans>I forgot my username too</Trans>
        </StateLink>
      </div>
    </RecoveryForm>
  );
}
