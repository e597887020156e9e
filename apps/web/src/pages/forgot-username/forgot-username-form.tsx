import { Trans } from '@lingui/react/macro';
import { verifyCredential } from '@portico/contract';
import { readForm, usernameRecoveryForm, validateForm } from '@portico/rules';
import { CallFailure } from '../../api/call-failure.ts';
import { sayErrors } from '../../forms/form-messages.ts';
import { today } from '../../forms/today.ts';
import { useFieldErrors } from '../../forms/use-field-errors.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { usePortal } from '../../portal/portal.tsx';
import { IdentityFields, identityIds, identityInput, identityToSend } from '../../recovery/identity-fields.tsx';
import { usernameRecovery } from '../../recovery/memories.ts';
import { useRecoverySend } from '../../recovery/use-recovery-send.ts';
import { RecoveryForm } from '../../recovery/recovery-form.tsx';
import { useIdentityInput, type IdentityInput } from '../../recovery/identity-input.ts';
import { StateLink } from '../../router/state-link.tsx';
import { useGo } from '../../router/use-go.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForgotUsernameMessages } from './use-forgot-username-messages.ts';

const FIRST_NAME = 'first-name';
const LAST_NAME = 'last-name';
const fieldIds = { firstName: FIRST_NAME, lastName: LAST_NAME, ...identityIds };

/** First and last name, date of birth and ZIP code. The input is stored; the answer is the same for every visitor. */
export function ForgotUsernameForm() {
  const go = useGo();
  const [typed, setInput] = useIdentityInput();
  const { busy, failure, submit, forgetFailure } = useSubmit(verifyCredential, useRecoverySend());
  const { nameRule } = usePortal().settings;
  const context = { today: today(), isAbroad: typed.isAbroad, nameRule };
  const input = { firstName: typed.firstName, lastName: typed.lastName, ...identityInput(typed) };
  const messages = useForgotUsernameMessages(typed, context);
  const wrong = validateForm(usernameRecoveryForm, input, context, failure?.fields);
  const errors = useFieldErrors(sayErrors(messages, wrong, (name) => fieldIds[name]));

  const change = (part: Partial<IdentityInput>) => {
    setInput(part);
    forgetFailure();
  };
  const send = async () => {
    const read = readForm(usernameRecoveryForm, input, context);
    if ('errors' in read) {
      errors.show();
      return;
    }
    const answer = await submit({ ...identityToSend(read.values), isAbroad: typed.isAbroad });
    if (answer === null) return;
    if (answer instanceof CallFailure) {
      if (answer.fields.length > 0) errors.show();
      return;
    }
    usernameRecovery.save(answer);
    go('choose-reminder-destination');
  };

  return (
    <RecoveryForm errors={errors} failure={failure} onSubmit={() => void send()}>
      <div className="names">
        <TextField
          id={FIRST_NAME}
          label={<Trans>First name</Trans>}
          error={errors.of(FIRST_NAME)}
          autoComplete="given-name"
          maxLength={usernameRecoveryForm.firstName.longest}
          value={typed.firstName}
          onChange={(event) => change({ firstName: event.target.value })}
        />
        <TextField
          id={LAST_NAME}
          label={<Trans>Last name</Trans>}
          error={errors.of(LAST_NAME)}
          autoComplete="family-name"
          maxLength={usernameRecoveryForm.firstName.longest}
          value={typed.lastName}
          onChange={(event) => change({ lastName: event.target.value })}
        />
      </div>
      <IdentityFields value={typed} onChange={change} errors={errors} />
      <div className="row recovery-actions">
        <Button type="submit" busy={busy}>
          {busy ? <Trans>One moment</Trans> : <Trans>Continue</Trans>}
        </Button>
        <StateLink to="forgot-password" className={buttonClass('quiet')}>
          <Trans>I know my username</Trans>
        </StateLink>
      </div>
    </RecoveryForm>
  );
}
