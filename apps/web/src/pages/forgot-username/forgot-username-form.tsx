import { Trans, useLingui } from '@lingui/react/macro';
import { verifyCredential } from '@portico/contract';
import { canBeName } from '@portico/rules';
import { CallFailure } from '../../api/call-failure.ts';
import { useFieldErrors } from '../../forms/use-field-errors.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { IdentityFields, useJudgeIdentity } from '../../recovery/identity-fields.tsx';
import { usernameRecovery } from '../../recovery/memories.ts';
import { RecoveryForm } from '../../recovery/recovery-form.tsx';
import { useTypedIdentity, type TypedIdentity } from '../../recovery/typed-identity.ts';
import { StateLink } from '../../router/state-link.tsx';
import { useGo } from '../../router/use-go.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';

const FIRST_NAME = 'first-name';
const LAST_NAME = 'last-name';
const LONGEST_NAME = 100;

/** First and last name, date of birth and ZIP code. The input is stored; the answer is the same for every visitor. */
export function ForgotUsernameForm() {
  const { t } = useLingui();
  const go = useGo();
  const [typed, setTyped] = useTypedIdentity();
  const { busy, failure, submit, forgetFailure } = useSubmit(verifyCredential);
  const refused = failure?.fields ?? [];
  const identity = useJudgeIdentity(typed, refused);
  const isNameWrong = (field: 'firstName' | 'lastName') => !canBeName(typed[field]) || refused.includes(field);
  const errors = useFieldErrors({
    [FIRST_NAME]: isNameWrong('firstName') ? t`Enter your first name` : undefined,
    [LAST_NAME]: isNameWrong('lastName') ? t`Enter your last name` : undefined,
    ...identity.errors,
  });

  const change = (part: Partial<TypedIdentity>) => {
    setTyped(part);
    forgetFailure();
  };
  const send = async () => {
    const { firstName, lastName } = typed;
    if (!canBeName(firstName) || !canBeName(lastName) || identity.sent === null) {
      errors.show();
      return;
    }
    const answer = await submit({ firstName: firstName.trim(), lastName: lastName.trim(), ...identity.sent });
    if (answer === null) return;
    if (answer instanceof CallFailure) {
      if (answer.fields.length > 0) errors.show();
      return;
    }
    usernameRecovery.keep(answer);
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
          maxLength={LONGEST_NAME}
          value={typed.firstName}
          onChange={(event) => change({ firstName: event.target.value })}
        />
        <TextField
          id={LAST_NAME}
          label={<Trans>Last name</Trans>}
          error={errors.of(LAST_NAME)}
          autoComplete="family-name"
          maxLength={LONGEST_NAME}
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
