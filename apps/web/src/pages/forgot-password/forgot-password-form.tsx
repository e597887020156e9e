import { Trans } from '@lingui/react/macro';
import { resetPassword } from '@portico/contract';
import { passwordRecoveryForm, readForm, validateForm } from '@portico/rules';
import { CallFailure } from '../../api/call-failure.ts';
import { sayErrors } from '../../forms/form-messages.ts';
import { today } from '../../forms/today.ts';
import { useFieldErrors } from '../../forms/use-field-errors.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { usePortal } from '../../portal/portal.tsx';
import { IdentityFields, identityIds, identityInput, identityToSend } from '../../recovery/identity-fields.tsx';
import { passwordRecovery } from '../../recovery/memories.ts';
import { useRecoverySend } from '../../recovery/use-recovery-send.ts';
import { RecoveryForm } from '../../recovery/recovery-form.tsx';
import { useIdentityInput, type IdentityInput } from '../../recovery/identity-input.ts';
import { StateLink } from '../../router/state-link.tsx';
import { useGo } from '../../router/use-go.ts';
import { deviceId } from '../../sign-in/device-id.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForgotPasswordMessages } from './use-forgot-password-messages.ts';

const USERNAME = 'username';
const fieldIds = { userName: USERNAME, ...identityIds };

/** Username, date of birth and ZIP code. The input is stored; the answer is the same for every visitor. */
export function ForgotPasswordForm() {
  const go = useGo();
  const { language } = usePortal();
  const [typed, setInput] = useIdentityInput();
  const { busy, failure, submit, forgetFailure } = useSubmit(resetPassword, useRecoverySend());
  const context = { today: today(), isAbroad: typed.isAbroad };
  const input = { userName: typed.userName, ...identityInput(typed) };
  const messages = useForgotPasswordMessages(typed, context.today);
  const wrong = validateForm(passwordRecoveryForm, input, context, failure?.fields);
  const errors = useFieldErrors(sayErrors(messages, wrong, (name) => fieldIds[name]));

  const change = (part: Partial<IdentityInput>) => {
    setInput(part);
    forgetFailure();
  };
  const send = async () => {
    const read = readForm(passwordRecoveryForm, input, context);
    if ('errors' in read) {
      errors.show();
      return;
    }
    const { userName } = read.values;
    const answer = await submit({ ...identityToSend(read.values), isAbroad: typed.isAbroad, deviceId: deviceId() });
    if (answer === null) return;
    if (answer instanceof CallFailure) {
      if (answer.fields.length > 0) errors.show();
      return;
    }
    passwordRecovery.save({ ...answer, userName, language });
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
